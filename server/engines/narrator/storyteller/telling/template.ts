import { capitalised } from '../language/letter-case.ts'
import { formOf, type Noun } from './noun.ts'
import { mend, typeset } from './polish.ts'

/** What the slots of a template stand for: '[object+gleam]' asks for 'object'. */
export type SlotLookup = (slot: string) => Noun | string | undefined

const SLOT = /\[(\^)?([a-z]+)((?:[.+]|'s)[a-z]*)?\]/gi

/** Fills the slots of a template and makes it a piece of printed prose; undefined when a slot has nothing to stand for it. */
export function expand(template: string, lookup: SlotLookup): string | undefined {
  let isWhole = true
  const agreed = template.replace(
    /\b(say|ask|answer|add)s \[([a-z]+)\]/g,
    (_, verb: string, slot: string) => `[${slot}+${verb}] [${slot}]`,
  )
  const filled = agreed.replace(SLOT, (_, capital: string | undefined, slot: string, form = '') => {
    const meant = lookup(slot)
    const text =
      meant === undefined
        ? undefined
        : typeof meant === 'string'
          ? meant
          : formOf(meant, String(form).replace(/^\./, ''))
    if (text === undefined) {
      isWhole = false
      return ''
    }
    return capital ? capitalised(text) : text
  })
  return isWhole ? typeset(mend(filled)) : undefined
}

/** Names of the slots a template asks for. */
export const slotsOf = (template: string): string[] => [...template.matchAll(SLOT)].map(([, , slot]) => slot!)

export interface Line {
  conditions: string[]
  template: string
}

const parsed = new Map<string, Line>()

/** Takes '@out @teen The owl calls.' apart into its conditions and its template. */
export function readLine(line: string): Line {
  const known = parsed.get(line)
  if (known) return known
  const conditions: string[] = []
  const template = line.replace(/^(?:@[a-z]+\s+)+/, (found) => {
    conditions.push(
      ...found
        .trim()
        .split(/\s+/)
        .map((word) => word.slice(1)),
    )
    return ''
  })
  const read = { conditions, template }
  parsed.set(line, read)
  return read
}
