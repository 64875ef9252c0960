import type { Mention } from './clause.ts'
import { type FoundPhrase, phraseAt } from './noun-phrase.ts'
import { isFunctionWord } from './phrase-end.ts'
import { verbGroupAt } from './verb-group.ts'
import { verbsHere } from './verb-signs.ts'
import { verbsOf } from './verb-forms.ts'
import { isBelow } from './tree.ts'
import * as classes from './word-classes.ts'
import type { Word } from './words.ts'

export const isWord = (word: Word | undefined): word is Word => word?.kind === 'word'

/** 'that she lies', 'if it is safe', 'where the key is', and after 'think', 'know': 'he lies'. */
export function isContentStart(words: Word[], at: number, hasObject: boolean): boolean {
  const { plain } = words[at]!
  const next = words[at + 1]
  if (/^(?:if|whether)$/.test(plain)) return true
  if (classes.whWords.has(plain)) return isWord(next) || !hasObject || /^(?:why|how|when|where)$/.test(plain)
  if (plain === 'that')
    return (
      isWord(next) &&
      (isFunctionWord(next) || phraseAt(words, at + 1, { isSubject: true }) !== undefined) &&
      isClauseAt(words, at + 1)
    )
  return isClauseAt(words, at)
}

/** Whether a subject with its finite verb stands here. */
export function isClauseAt(words: Word[], at: number): boolean {
  const word = words[at]
  if (!isWord(word)) return false
  if (
    word.plain === 'there' &&
    /^(?:is|are|was|were|will|must|might|may|has|could)$/.test(words[at + 1]?.plain ?? '')
  )
    return true
  if (endOfSubject(words, at) !== undefined) return true
  // 'Make ice cubes': by the tree a verb, and no 'make ice' that cubes anything.
  if (isVerbOfClause(words, at)) return false
  const subject = subjectAt(words, at)
  if (!subject || /^(?:me|him|her|them|us)$/.test(subject.mention.pronoun ?? '')) return false
  const verb = words[subject.end]
  if (
    startsAsVerb(words, at) &&
    verb &&
    verbsHere(verb).every(
      ({ form, lemma }) => form === 's' && (verb.tags.has('Plural') || classes.nounsFirst.has(lemma)),
    )
  )
    return false
  return isFiniteAt(words, subject.end, subject.mention, subject.mention.and !== undefined)
}

/** The subject that begins here, with its list, its place and its relative clause: 'a man in black', 'the girl who sang and her dog'. */
export function subjectAt(words: Word[], at: number): FoundPhrase | undefined {
  const end = endOfSubject(words, at)
  const found = subjectIn(end === undefined ? words : words.slice(0, end), at)
  return found && end !== undefined ? { ...found, end } : found
}

/** Where the tree sees the subject end that begins here, before its verb; undefined where it sees none. */
function endOfSubject(words: Word[], at: number): number | undefined {
  const predicate = words[at]?.node?.predicate
  const verbAt = predicate ? words.indexOf(predicate) : -1
  if (!predicate || verbAt < at || /^(?:acl|acl:relcl)$/.test(predicate.node!.label)) return undefined
  let end = at + 1
  for (let i = at; i < verbAt; i++) {
    const word = words[i]!
    const isOfVerb = word.node?.head === predicate && !/^(?:nsubj|nsubj:pass|expl)$/.test(word.node.label)
    if (isOfVerb && !isBelow(words[at]!, word)) break
    end = i + 1
  }
  // 'The man who sold us the van is …': which verb is his, the words tell better.
  if ([words[end - 1], words[end]].some((word) => /^(?:who|that|which)$/.test(word?.plain ?? '')))
    return undefined
  return phraseAt(words.slice(0, end), at, { isSubject: true }) && verbGroupAt(words, end) ? end : undefined
}

/** The subject by its words alone. */
function subjectIn(words: Word[], at: number): FoundPhrase | undefined {
  const first = phraseAt(words, at, { isSubject: true })
  if (!first) return undefined
  let { mention, end } = first
  const further: Mention[] = []
  // 'Ada, Ben and Lou run': what stands behind a comma belongs to it where an 'and' follows.
  let last = end
  while (/^(?:and|,)$/.test(words[last]?.plain ?? '')) {
    const isLast = words[last]!.plain === 'and'
    const more = phraseAt(words, last + 1, { isSubject: true, endsBeforeBase: true })
    if (!more || startsAsVerb(words, last + 1)) break
    further.push(more.mention)
    last = more.end
    if (isLast) end = last
  }
  if (last !== end) further.length = 0
  if (further.length > 0) mention = { ...mention, and: [...(mention.and ?? []), ...further], isPlural: true }
  if (mention.pronoun && !/one$|^(?:those|all|both|everyone|someone|somebody)/.test(mention.pronoun))
    return { mention, end }
  if (
    /^(?:in|with|on|at|from|behind|near|by|under|beside|across|outside|inside|of)$/.test(
      words[end]?.plain ?? '',
    )
  ) {
    const place = phraseAt(words, end + 1, { isSubject: true })
    if (
      place &&
      isFiniteAt(words, place.end, { ...mention, isPlural: false }) &&
      verbsHere(words[place.end]).every(({ form }) => form !== 'base')
    )
      return { mention, end: place.end }
  }
  if (/^(?:who|that|which)$/.test(words[end]?.plain ?? '')) {
    const inner = verbGroupAt(words, end + 1)
    for (let i = inner?.end ?? words.length; i < Math.min(words.length, end + 12); i++) {
      const verbs = verbsHere(words[i])
      const isFinite =
        words[i]?.kind === 'word' &&
        (/^(?:is|are|was|were|has|does|did|will|can)$/.test(words[i]!.plain) ||
          verbs.some(({ form }) => form === 's' || form === 'past')) &&
        !words[i]!.tags.has('Noun')
      if (
        isFinite &&
        !classes.prepositions.has(words[i - 1]!.plain) &&
        !classes.determiners.has(words[i - 1]!.plain)
      )
        return { mention, end: i }
    }
  }
  return { mention, end }
}

/** 'shake hands', 'go down': without determiner, a verb rather than a noun. */
const startsAsVerb = (words: Word[], at: number) => {
  const word = words[at]!
  return (
    !word.isName &&
    !word.isCapital &&
    !classes.nounsFirst.has(word.plain) &&
    verbsHere(word).some(({ form }) => form === 'base') &&
    !word.tags.has('Pronoun')
  )
}

const isVerbOfClause = (words: Word[], at: number) => {
  const { node, isName } = words[at]!
  return (
    node?.tag === 'VERB' &&
    /^(?:VB|VBP|VBZ|VBD)$/.test(node.form) &&
    /^(?:root|conj|parataxis)$/.test(node.label) &&
    !isName &&
    words[at + 1]?.node?.label !== 'appos'
  )
}

const nominative = /^(?:i|he|she|we|they|who)$/

/** Whether a finite verb fits here after this subject. */
export function isFiniteAt(words: Word[], from: number, subject: Mention, isList = false): boolean {
  let i = from
  while (
    isWord(words[i]) &&
    !words[i]!.isName &&
    (classes.adverbs.has(words[i]!.plain) ||
      classes.negations.has(words[i]!.plain) ||
      /^(?:almost|both|all|.*ly)$/.test(words[i]!.plain)) &&
    verbsOf(words[i]!.plain).length === 0
  )
    i++
  const word = words[i]
  if (!isWord(word)) return false
  if (classes.auxiliaries.has(word.plain)) return !/^(?:be|been|being)$/.test(word.plain)
  const verbs = verbsHere(word)
  const pronoun = subject.pronoun ?? ''
  const isPlural =
    isList ||
    subject.isPlural ||
    /^(?:i|you|we|they|all|both|these|those|some)$/.test(pronoun) ||
    subject.amount !== undefined
  return verbs.some(
    ({ form }) =>
      form === 's' || form === 'past' || (form === 'base' && (isPlural || nominative.test(pronoun))),
  )
}

/** 'to open', 'to quietly open', but not 'to camp', 'to work'. */
export function isInfinitive(words: Word[], at: number): boolean {
  let i = at
  while (
    isWord(words[i]) &&
    (/.ly$/.test(words[i]!.plain) || classes.negations.has(words[i]!.plain)) &&
    verbsOf(words[i]!.plain).length === 0
  )
    i++
  const word = words[i]
  if (!isWord(word) || word.isName) return false
  if (/^(?:be|have|do)$/.test(word.plain)) return true
  if (!verbsHere(word).some(({ form }) => form === 'base')) return false
  if (
    !classes.nounsFirst.has(word.plain) &&
    !/^(?:work|sleep|rest|market|school|church|play)$/.test(word.plain)
  )
    return true
  const next = words[i + 1]
  return (
    isWord(next) &&
    (classes.determiners.has(next.plain) || classes.objectPronouns.has(next.plain) || next.isName === true)
  )
}
