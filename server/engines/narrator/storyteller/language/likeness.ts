import type { Mention, Referent } from './clause.ts'
import { isSlipOf, isTypoOf } from './typos.ts'

/** Words of a name that count, in small letters. */
export const wordsOfName = (text: string) =>
  text
    .toLowerCase()
    .replace(/'s?(?= |$)/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word && !/^(?:the|a|an|of|my|your|his|her|mr|mrs|ms|dr)$/.test(word))

/** 0 for no match; more for more words in common. An 'of' or an adjective that differs makes it another thing. */
export function likeness(
  said: string[],
  head: string,
  name: string,
  mention: Mention,
  entity: Referent,
): number {
  const known = wordsOfName(name)
  if (known.length === 0) return 0
  if (said.join(' ') === known.join(' ')) return 3
  // 'The mayor's men' are not the mayor.
  if (mention.owner && !known.some((word) => word === head || `${word}s` === head || word === `${head}s`))
    return 0
  // "Pernille's hut" is not Pernille.
  if (/['’]s? \p{L}/u.test(name) && known.at(-1) !== head && `${known.at(-1)}s` !== head) return 0
  const isNamed = /^\p{Lu}|^[^\p{Script=Latin}]/u.test(name)
  const same = said.filter((word) =>
    known.some(
      (each) =>
        each === word ||
        each === `${word}s` ||
        word === `${each}s` ||
        (each.length >= 4 &&
          (isNamed ? isTypoOf(word, each) : isSlipOf(word, each) && word.slice(0, 3) === each.slice(0, 3))),
    ),
  )
  if (same.length === 0) return 0
  // 'Kovacs wife' and 'Kovacs hotel room' are not Kovacs.
  if (
    isNamed &&
    entity.kind !== 'thing' &&
    said.length > known.length &&
    !known.some((word) => word === head || isTypoOf(head, word)) &&
    !entity.names.some((each) => wordsOfName(each).includes(head))
  )
    return 0
  if (isNamed && entity.kind !== 'thing')
    return same.length === said.length || same.length === known.length ? 2 + same.length / 10 : 0
  // 'The bench' is the bench under a tree.
  const knownHead =
    wordsOfName(name.split(/ (?:under|of|on|in|with|at|for|to|from|by|near) /)[0]!).at(-1) ?? known.at(-1)!
  // 'The calmest horse' is one of the horses, and not all of them.
  if (entity.gender === 'pl' && !mention.isPlural && knownHead === `${head}s`) return 0
  const isHead =
    head === knownHead ||
    `${head}s` === knownHead ||
    head === `${knownHead}s` ||
    (isSlipOf(head, knownHead) && head.slice(0, 3) === knownHead.slice(0, 3))
  if (!isHead) return 0
  if (
    mention.owner ||
    mention.determiner === 'another' ||
    (mention.determiner === 'a' && entity.kind === 'thing' && same.length < said.length)
  )
    return 0
  return same.length === said.length || same.length === known.length ? 1 + same.length / 10 : 0
}
