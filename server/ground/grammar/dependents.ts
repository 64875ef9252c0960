import type { Token } from './parse-sentence.ts'

/** Place of the word that hangs on none; -1 without one. */
export const rootAt = (tokens: readonly Token[]): number => tokens.findIndex(({ head }) => head < 0)

/** Words that hang on the one at a place by such a relation. */
export const dependentsOf = (tokens: readonly Token[], at: number, label: RegExp): Token[] =>
  tokens.filter((each) => each.head === at && label.test(each.label))
