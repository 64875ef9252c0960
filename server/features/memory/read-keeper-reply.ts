import * as z from 'zod/mini'
import { EntryKind } from '#contract/memory.ts'
import { mendedJson, parsed } from './mended-json.ts'

/** One fact as the keeper gives it, before anything of it is believed. */
export interface KeptFact {
  kind: EntryKind
  about: string
  aliases: string[]
  text: string
  quote: string
  cues: string[]
  weight: number
  knownBy: string[]
  /** The number that the prompt gave the fact that no longer holds. */
  replaces?: number
}

/** A known fact that no longer holds, with no other in its place. */
export interface EndedFact {
  /** The number that the prompt gave it. */
  id: number
  quote: string
}

export interface KeeperReply {
  title: string
  summary: string
  openThreads: string[]
  closedThreads: string[]
  facts: KeptFact[]
  ended: EndedFact[]
  /** It was broken, and is read as far as it is whole. */
  isMended?: true
}

/** Reads another value where the first cannot be read. */
const orElse = z.catch
const line = z.pipe(
  z.string(),
  z.transform((text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 400)),
)
const lines = orElse(z.array(line), [])
const Fact = z.object({
  kind: orElse(EntryKind, 'thing'),
  about: line,
  aliases: lines,
  text: line,
  quote: line,
  cues: lines,
  weight: orElse(z.number(), 2),
  known_by: lines,
  replaces: orElse(z.nullish(z.number()), null),
})
const Ended = z.object({ fact: z.number(), quote: line })
const Reply = z.object({
  title: orElse(line, ''),
  summary: z.pipe(
    z.union([z.string(), z.array(z.string())]),
    z.transform((text: string | string[]) => [text].flat().join(' ').replace(/\s+/g, ' ').trim()),
  ),
  open_threads: lines,
  closed_threads: lines,
  facts: orElse(z.array(z.unknown()), []),
  no_longer: orElse(z.array(z.unknown()), []),
})

/** The schema that a connection can hold a model to. */
export const keeperSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['title', 'summary', 'open_threads', 'closed_threads', 'facts', 'no_longer'],
  properties: {
    title: { type: 'string' },
    summary: { type: 'string' },
    open_threads: { type: 'array', items: { type: 'string' } },
    closed_threads: { type: 'array', items: { type: 'string' } },
    facts: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['kind', 'about', 'aliases', 'text', 'quote', 'cues', 'weight', 'known_by', 'replaces'],
        properties: {
          kind: { type: 'string', enum: EntryKind.options },
          about: { type: 'string' },
          aliases: { type: 'array', items: { type: 'string' } },
          text: { type: 'string' },
          quote: { type: 'string' },
          cues: { type: 'array', items: { type: 'string' } },
          weight: { type: 'integer' },
          known_by: { type: 'array', items: { type: 'string' } },
          replaces: { type: ['integer', 'null'] },
        },
      },
    },
    no_longer: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['fact', 'quote'],
        properties: { fact: { type: 'integer' }, quote: { type: 'string' } },
      },
    },
  },
} as const

/**
 * Reads the keeper's answer: JSON alone, in a fenced block, or somewhere in the text; of one that is broken the part that is
 * whole. Undefined where there is none.
 */
export function readKeeperReply(answer: string): KeeperReply | undefined {
  const whole = candidatesIn(answer).map((text) => ({ value: parsed(text) }))
  for (const { value, ...marks } of [...whole, { value: mendedJson(answer), isMended: true as const }]) {
    const read = Reply.safeParse(value)
    if (!read.success) continue
    const { title, summary, open_threads: openThreads, closed_threads: closedThreads } = read.data
    const facts = read.data.facts.flatMap(readFact)
    const ended = read.data.no_longer.flatMap(readEnded)
    return { title, summary, openThreads, closedThreads, facts, ended, ...marks }
  }
  return undefined
}

/** The summary alone, of an answer that is broken or plain prose; '' where not even that can be read. */
export function readSummaryAlone(answer: string): string {
  const named = /"summary"\s*:\s*"((?:[^"\\]|\\.)*)/.exec(answer)?.[1]
  if (named !== undefined) return String(parsed(`"${named}"`) ?? named).trim()
  const prose = answer.replace(/```\w*/g, '').trim()
  return /^[[{]/.test(prose) ? '' : prose
}

function candidatesIn(answer: string): string[] {
  const fenced = [...answer.matchAll(/```(?:json)?\s*([\s\S]*?)```/g)].map(([, inside = '']) => inside)
  const from = answer.indexOf('{')
  const to = answer.lastIndexOf('}')
  return [answer, ...fenced, ...(from >= 0 && to > from ? [answer.slice(from, to + 1)] : [])]
}

function readFact(value: unknown): KeptFact[] {
  const read = Fact.safeParse(value)
  if (!read.success) return []
  const { known_by: knownBy, replaces, weight, ...fact } = read.data
  if (fact.about === '' || fact.text === '' || fact.about.length > 80) return []
  const whole = Math.min(5, Math.max(1, Math.round(weight)))
  return [{ ...fact, knownBy, weight: whole, ...(replaces != null && { replaces }) }]
}

function readEnded(value: unknown): EndedFact[] {
  const read = Ended.safeParse(value)
  return read.success ? [{ id: read.data.fact, quote: read.data.quote }] : []
}
