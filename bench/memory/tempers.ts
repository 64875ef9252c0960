import { isKeeperPrompt } from '#testing/memory-model.ts'
import type { ModelPrompt } from '#server/engines/narrator/prompt/write-prompt.ts'
import type { PlantedFact } from './planted-facts.ts'

export type Temper = 'good' | 'lossy' | 'liar' | 'broken' | 'slow'

/** The answer of a keeper of that temper; it knows nothing but its prompt. */
export function keepAs(
  temper: Temper,
  prompt: ModelPrompt,
  planted: readonly PlantedFact[],
  trifleWeight: number,
): string {
  if (!isKeeperPrompt(prompt)) throw new Error('no prompt for a keeper')
  const text = prompt.messages[0]!.content
  const part = text.split('</known>').at(-1)!
  if (temper === 'broken') return `{"title": "Days", "summary": "You travelled on`
  const seen = planted.flatMap((fact) => [
    ...(part.includes(fact.told) ? [{ fact, ...fact, isChange: false }] : []),
    ...(fact.changed && part.includes(fact.changed.told)
      ? [{ fact, ...fact, ...fact.changed, isChange: true }]
      : []),
  ])
  const twist = (words: string, { value, lie }: { value: string; lie: string }) =>
    temper === 'liar' ? words.replace(value, lie) : words
  return JSON.stringify({
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
