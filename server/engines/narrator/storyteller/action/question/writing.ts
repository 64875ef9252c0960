import { isKindOf } from '#server/ground/wordnet/wordnet.ts'
import { writings } from '../../content/writings.ts'
import { headOf } from '../../telling/noun.ts'

/** Whether something has its words on it, rather than in its mouth. */
export const isWritten = (name: string): boolean =>
  writingsFor(name) !== undefined || isKindOf(headOf(name), 'written_communication')

/** What may stand on something, by the kind of thing it is; undefined where no kind is known for it. */
export function writingsFor(name: string): string[] | undefined {
  const noun = headOf(name.toLowerCase()).replace(/^(?:counter)?spell(?:book)?$|^runes?$/, 'spell')
  const kind = Object.keys(writings).find((each) => each === noun || isKindOf(noun, each, 'noun', 2))
  return kind === undefined ? undefined : writings[kind]
}

/** What may stand on something that can be read. */
export const writingsOn = (name: string): string[] => writingsFor(name) ?? []
