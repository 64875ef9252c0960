import { isClauseAt } from './clause-starts.ts'
import { verbsHere } from './verb-signs.ts'
import * as classes from './word-classes.ts'
import { isWord } from './phrase-end.ts'
import type { Word } from './words.ts'

/** 'So I won't be seen', 'so she can sleep': what it is done for. */
const AIMING = /^(?:can|could|will|would|may|might)$/

/** 'Flood the basement so they have to call', 'so I don't fall': by the tree, what the deed before is for, and no deed of its own. */
function isAimInTree(words: Word[], at: number): boolean {
  const [word, next] = [words[at]!, words[at + 1]]
  const predicate = word.node?.head
  if (
    !predicate ||
    at === 0 ||
    words[at - 1]!.kind === 'mark' ||
    !/^(?:advcl|parataxis|conj)$/.test(predicate.node!.label) ||
    next?.node?.predicate !== predicate
  )
    return false
  const doer = predicate.node!.head
  const isStated = doer?.node?.below.some(({ node }) => node!.label === 'cop') ?? true
  const isOwn = /^(?:i|we)$/.test(next.plain)
  return (
    doer?.node?.tag === 'VERB' &&
    !isStated &&
    (!isOwn || words.slice(at + 2, at + 5).some(({ plain }) => classes.negations.has(plain)))
  )
}

/** The link that begins here and how many words it has: 'so that', 'as if', 'when'. */
export function linkAt(words: Word[], at: number): { link: string; length: number } | undefined {
  const { plain, node } = words[at]!
  const next = words[at + 1]
  if (plain === 'even' && next?.plain === 'if') return { link: 'even if', length: 2 }
  if (plain === 'as' && /^(?:if|though)$/.test(next?.plain ?? ''))
    return { link: `as ${next!.plain}`, length: 2 }
  if (plain === 'like' && node?.label === 'mark' && isClauseAt(words, at + 1))
    return { link: 'as if', length: 1 }
  if (!isLink(words, at)) return undefined
  if (plain !== 'so') return { link: plain, length: 1 }
  return { link: 'so that', length: next?.plain === 'that' ? 2 : 1 }
}

/** A subordinator with its clause: 'when the bell rings', 'while hiding', but not 'after the war', 'as a child'. */
function isLink(words: Word[], at: number): boolean {
  const { plain } = words[at]!
  // 'Even though it is noon' stays with its deed.
  if ((plain === 'though' || plain === 'although') && words[at - 1]?.plain === 'even') return false
  if (!classes.subordinators.has(plain) || plain === 'that' || plain === 'whether' || plain === 'so')
    return (
      plain === 'so' &&
      (words[at + 1]?.plain === 'that' ||
        (classes.subjectPronouns.has(words[at + 1]?.plain ?? '') &&
          AIMING.test(words[at + 2]?.plain ?? '')) ||
        isAimInTree(words, at))
    )
  if (plain === 'when' && classes.auxiliaries.has(words[at + 1]?.plain ?? '')) return false
  const isLikeness =
    plain === 'as' && /^(?:is|was|were|are|did|do|does|can|could)$/.test(words[at + 2]?.plain ?? '')
  if (isLikeness && words[at + 3]?.kind !== 'word') return false
  if (/^(?:as|since|before|after|until|till|than|once)$/.test(plain))
    return (
      isClauseAt(words, at + 1) ||
      (plain !== 'as' &&
        plain !== 'once' &&
        verbsHere(words[at + 1]).some(({ form }) => form === 'ing') &&
        !/^(?:time|hour|day|night|season)$/.test(words[at + 2]?.plain ?? ''))
    )
  return isWord(words[at + 1])
}
