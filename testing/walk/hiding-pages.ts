import type { ModelPrompt } from '#server/engines/narrator/prompt/write-prompt.ts'

const names = ['Mira', 'Odo', 'Hask', 'Nell', 'Wat']
const things = ['key', 'coin', 'letter', 'knife', 'ring', 'map', 'bell']

/** Something new for each number: who hides what where. */
export const hidingPage = (number: number): string =>
  `${names[number % names.length]} hides the ${things[number % things.length]} in house ${number}. The rain goes on. Nobody sees it.`

/** A keeper that keeps each page's first sentence; what the story knew last of that person is replaced. */
export function keepHidings({ messages }: ModelPrompt): string {
  const [known = '', part = known] = messages[0]!.content.split('</known>')
  const facts = [...part.matchAll(/(\w+) hides the (\w+) in house \d+\./g)].map(([quote, about = '']) => {
    const last = new RegExp(`^#(\\d+) ${about}:`, 'm').exec(known)?.[1]
    return {
      kind: 'person',
      about,
      aliases: [],
      text: quote,
      quote,
      cues: [],
      weight: 3,
      known_by: [],
      replaces: last ? Number(last) : null,
    }
  })
  const summary = facts.map(({ quote }) => quote).join(' ')
  return JSON.stringify({ title: '', summary, open_threads: [], closed_threads: [], facts })
}
