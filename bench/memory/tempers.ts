import { isKeeperPrompt } from '#testing/memory-model.ts'
import type { ModelPrompt } from '#server/engines/narrator/prompt/write-prompt.ts'
import type { PlantedFact } from './planted-facts.ts'

export type Temper = 'good' | 'lossy' | 'liar' | 'broken' | 'slow'

interface Keeping {
  planted: readonly PlantedFact[]
  /** Weight that the keeper lends to what is no fact. */
  trifleWeight: number
  /** The number of the keeper's calls before this one. */
  call: number
}

/** The answer of a keeper of that temper; it knows nothing but its prompt. */
export function keepAs(
  temper: Temper,
  prompt: ModelPrompt,
  { planted, trifleWeight, call }: Keeping,
): string {
  if (!isKeeperPrompt(prompt)) throw new Error('no prompt for a keeper')
  const text = prompt.messages[0]!.content
  const part = text.split('</known>').at(-1)!
  const seen = planted.flatMap((fact) => [
    ...(part.includes(fact.told) ? [{ fact, ...fact, isChange: false }] : []),
    ...(fact.changed && part.includes(fact.changed.told)
      ? [{ fact, ...fact, ...fact.changed, isChange: true }]
      : []),
  ])
  const twist = (words: string, one: PlantedFact) =>
    temper === 'liar' ? words.replace(one.told, lieAbout(one, call)) : words
  const answer = JSON.stringify({
    title: 'Days on the road',
    summary: [
      'Nothing much happened.',
      ...seen.map((one) => (temper === 'lossy' ? '' : twist(one.told, one))),
    ].join(' '),
    open_threads: [],
    closed_threads: [],
    facts:
      temper === 'lossy'
        ? []
        : [...seen.map((one) => factOf(one, twist, text)), ...trifles(part, trifleWeight)],
  })
  return temper === 'broken' ? broken(answer, part, call) : answer
}

/** An answer as models break it: cut off, wrapped in prose, of other types, prose alone, or none at all. */
function broken(answer: string, part: string, call: number): string {
  switch (call % 6) {
    case 0:
      return answer.slice(0, answer.length / 2)
    case 1:
      return `Sure! Here is the memory:\n\`\`\`json\n${answer.slice(0, -1)},}\n\`\`\``
    case 2:
      return answer.replaceAll(/"(about|quote)":"[^"]*"/g, '"$1":7')
    case 3:
      return `The player went on. ${part.slice(0, 300)}`
    case 4:
      return ''
    default:
      return '{"title": "Days", "summary": ["You travelled on"], "facts": "none"}'
  }
}

/** All that a liar says of a fact: another value, its opposite, or that somebody else is meant. */
export const liesAbout = ({ about, told, value, lie }: PlantedFact): string[] => [
  told.replace(value, lie),
  `It is not true that ${told[0]!.toLowerCase()}${told.slice(1)}`,
  told.includes(about) ? told.replace(about, 'The goose girl') : told.replace(value, lie),
]
const lieAbout = (fact: PlantedFact, call: number): string => {
  const lies = liesAbout(fact)
  return lies[call % lies.length]!
}

interface Seen extends PlantedFact {
  isChange: boolean
}

function factOf(seen: Seen, twist: (words: string, fact: PlantedFact) => string, prompt: string) {
  const { about, aliases, told, cues, isChange } = seen
  const known = isChange ? knownNumber(prompt, about) : null
  const quote = twist(told, seen).length === told.length ? twist(told, seen) : told
  return {
    kind: 'thing',
    about,
    aliases,
    text: twist(told, seen),
    quote,
    cues,
    weight: 3,
    known_by: [],
    replaces: known,
  }
}

/** The number under which the prompt gives what is known of somebody. */
function knownNumber(prompt: string, about: string): number | null {
  const line = prompt.split('\n').find((each) => each.startsWith('#') && each.includes(` ${about}:`))
  return line === undefined ? null : Number.parseInt(line.slice(1), 10)
}

/** Sentences that a keeper takes for facts and are none. */
function trifles(prompt: string, weight: number) {
  const sentences = [...new Set(prompt.match(/[A-Z][a-z]+ (?:mends|counts|waits|hums)[^.]*\./g) ?? [])]
  return sentences.slice(0, 4).map((quote) => ({
    kind: 'person',
    about: quote.split(' ')[0],
    aliases: [],
    text: quote,
    quote,
    cues: [],
    weight,
    known_by: [],
    replaces: null,
  }))
}
