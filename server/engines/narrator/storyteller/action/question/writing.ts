import { isKindOf } from '#server/ground/wordnet/wordnet.ts'
import { writings } from '../../content/writings.ts'
import { headOf } from '../../telling/noun.ts'

const WRITTEN =
  /\b(?:label|note|letter|sign|card|message|page|tag|inscription|book|telegram|text|map|poster|plaque|screen|spell|counterspell|spellbook|recipe|log|ledger|will|contract|deed|diary|ticket|list|paper|notice|prophecy|line|verse|rune|runes|scroll|instructions?)\b/

/** Whether something has its words on it, rather than in its mouth. */
export const isWritten = (name: string): boolean =>
  WRITTEN.test(name) || isKindOf(headOf(name), 'written_communication')

/** What may stand on something, by the kind of thing it is. */
export function writingsOn(name: string): string[] {
  const noun = headOf(name.toLowerCase()).replace(/^(?:counter)?spell(?:book)?$|^runes?$/, 'spell')
  const kind = Object.keys(writings).find((each) => each === noun || isKindOf(noun, each, 'noun', 2))
  return writings[kind ?? 'any']!
}
