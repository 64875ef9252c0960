import { slotsAfter } from './after-verb.ts'
import { subjectAt as clauseSubjectAt } from './clause-starts.ts'
import { timeHeads } from './sort-phrases.ts'
import type { Binder } from './bind.ts'
import type { Mention, Modality, Question, Tense } from './clause.ts'
import { phraseAt, textOf } from './noun-phrase.ts'
import { verbGroupAt } from './verb-group.ts'
import { verbsHere } from './verb-signs.ts'
import * as classes from './word-classes.ts'
import type { Word } from './words.ts'
import { isWord, auxiliary, askedAt, isWeather, opinionAt } from './asked-words.ts'

export interface FoundQuestion {
  question: Question
  tense: Tense
  modality: Modality
  isNegated: boolean
  /** 'you' was asked, rather than the story. */
  isOfYou: boolean
}

type Party = Mention | 'hero' | 'companions'

/** Reads 'where is the key', 'is it safe', 'who took it', and as part of a clause 'where the key is'. */
export function readQuestion(words: Word[], binder: Binder, isEmbedded = false): FoundQuestion | undefined {
  const first = words[0]
  if (!isWord(first)) return undefined
  const { asks, at, about: asked, degree } = askedAt(words)
  let i = at
  let tense: Tense = 'present'
  let modality: Modality = 'does'
  let isNegated = false
  const party = (mention: Mention): Party =>
    binder.isHero(mention)
      ? 'hero'
      : /^(?:we|us)$/.test(mention.pronoun ?? '')
        ? 'companions'
        : binder.bind(mention)
  // 'How many years' are no thing of the story.
  const about = asked && (timeHeads.test(asked.head) ? asked : party(asked))
  const aux = words[i]
  const question: Question = { asks, ...(about && { about }), ...(degree && { degree }) }
  const answer = (isOfYou = false): FoundQuestion => ({ question, tense, modality, isNegated, isOfYou })
  if (!isWord(aux)) return asks === 'whether' ? undefined : answer()
  if (/^(?:about|of|with|if)$/.test(aux.plain) && at > 0) {
    const phrase = phraseAt(words, i + 1)
    if (aux.plain === 'if') {
      const inner = readQuestion(
        [{ ...first, plain: 'whether', text: 'whether' }, ...words.slice(i + 1)],
        binder,
        true,
      )
      return inner && { ...inner, question: { ...inner.question, asks: 'what' } }
    }
    if (phrase) question.about = party(phrase.mention)
    return answer()
  }
  // 'Who do you think cut the rope' asks who cut it.
  const opinion = isEmbedded || at === 0 ? undefined : opinionAt(words, at)
  if (opinion) {
    const inner = readQuestion([...words.slice(0, at), ...words.slice(opinion.end)], binder)
    if (inner) return { ...inner, isOfYou: opinion.isOfYou }
  }
  // 'What has roots': a verb of its own, before which stands what has them.
  const isOwnVerb =
    /^(?:who|what|which)$/.test(asks) &&
    /^(?:has|have|had|does|did)$/.test(aux.plain) &&
    aux.node?.tag === 'VERB' &&
    !words.slice(i + 1).some(({ node }) => node?.tag === 'VERB' && /^VB[ND]$/.test(node.form)) &&
    aux.node.below.some(({ node, start }) => node!.label === 'nsubj' && start < aux.start)
  const isInverted = auxiliary.test(aux.plain) && !isEmbedded && !isOwnVerb
  if (isInverted) {
    if (/^(?:was|were|did|had)$/.test(aux.plain)) tense = 'past'
    if (aux.plain === 'will' || aux.plain === 'shall') tense = 'future'
    if (/^(?:can|could)$/.test(aux.plain)) modality = 'can'
    if (/^(?:should|must)$/.test(aux.plain)) modality = 'must'
    if (/^(?:would|may|might)$/.test(aux.plain)) modality = 'would'
    i++
    if (words[i]?.plain === 'not') {
      isNegated = true
      i++
    }
  }
  const next = words[i]
  if (
    isInverted &&
    /^(?:who|what)$/.test(asks) &&
    isWord(next) &&
    (classes.neverNouns.has(next.plain) || next.plain === 'happen')
  ) {
    const group = verbGroupAt(words, i)
    if (group) return { ...answer(), question: { ...question, predicate: group.lemma } }
  }
  if (words[i]?.plain === 'there' && isInverted) {
    const thing = phraseAt(words, i + 1)
    if (thing) setAbout(thing.mention)
    question.predicate = 'be'
    const place =
      thing && words[thing.end] && classes.prepositions.has(words[thing.end]!.plain)
        ? phraseAt(words, thing.end + 1)
        : undefined
    if (place) question.other = party(place.mention)
    return answer()
  }
  const isBe = /^(?:am|is|are|was|were)$/.test(aux.plain)
  const asksSubject = /^(?:who|what|which|whose|howMany)$/.test(asks)
  const mayAskSubject = asksSubject && !isEmbedded && (!isInverted || isBe)
  const isSubjectAsked =
    mayAskSubject &&
    (verbsHere(words[i]).some(({ form }) =>
      isInverted ? form === 'ing' : form === 's' || form === 'past',
    ) ||
      // 'What is written on the wall'.
      (isInverted && words[i]?.node?.form === 'VBN' && verbsHere(words[i]).length > 0))
  // 'How many of the crew can swim': its subject stands before the helper.
  const isSubjectBefore =
    asksSubject &&
    isInverted &&
    !isBe &&
    words[i]?.node?.tag === 'VERB' &&
    !verbsHere(words[i + 1]).some(({ form }) => form === 'base') &&
    !words[i]!.node!.below.some(({ node, start }) => node!.label === 'nsubj' && start > aux.start)
  const subject = isSubjectAsked || isSubjectBefore ? undefined : subjectAt(i)
  if (!subject) {
    // 'who took the key', 'what happened to Tom', 'how many guards are there'
    const group = verbGroupAt(words, at)
    if (!group) return asks === 'whether' ? undefined : answer()
    if (group.tense !== 'present') tense = group.tense
    const isGoingOn =
      group.lemma === 'go' && words.slice(group.at, group.end + 1).some(({ plain }) => plain === 'on')
    question.predicate = isGoingOn ? 'happen' : group.lemma
    const slots = slotsAfter(words, group.end, words.length, group, binder.isPerson)
    const meant = slots.object ?? slots.target ?? slots.place
    if (meant && !question.about) setAbout(meant)
    else if (meant) question.other = party(meant)
    if (slots.complement) question.quality = slots.complement
    return answer()
  }
  const isOfYou = /^(?:you|your)$/.test(subject.mention.pronoun ?? subject.mention.determiner ?? '')
  const group =
    isInverted &&
    isBe &&
    !verbsHere(words[subject.end]).some(
      ({ form }) => form === 'ing' || form === 'participle' || form === 'past',
    )
      ? undefined
      : verbGroupAt(words, subject.end)
  const choice = words.findIndex(
    (word, index) => index > subject.end && word.plain === 'or' && words[index + 1]?.plain !== 'not',
  )
  if (choice > 0 && asks === 'whether') question.asks = 'choice'
  if (!group) {
    question.predicate = 'be'
    if (
      subject.mention.pronoun === 'it' &&
      (question.about || isWeather(words, subject.end) || isWeather(words, 1))
    ) {
      const quality = textOf(words, subject.end, words.length)
      if (quality) question.quality = quality
      return answer()
    }
    const rest = words.slice(subject.end).filter(isWord)
    const preposition = rest.findIndex(({ plain }) => classes.prepositions.has(plain))
    const quality =
      rest[0] &&
      !classes.determiners.has(rest[0].plain) &&
      !(degree && rest[0].node?.tag === 'ADV') &&
      preposition !== 0
        ? textOf(words, subject.end, subject.end + (preposition > 0 ? preposition : rest.length))
        : undefined
    setAbout(subject.mention)
    if (quality) question.quality = quality
    const further = phraseAt(words, subject.end + (preposition >= 0 ? preposition + 1 : 0))
    if (further && (preposition >= 0 || !quality)) question.other = party(further.mention)
    return answer(isOfYou)
  }
  question.predicate = group.lemma
  if (group.tense !== 'present') tense = group.tense
  if (group.modality !== 'does') modality = group.modality
  if (group.polarity === 'negated') isNegated = true
  const slots = slotsAfter(words, group.end, words.length, group, binder.isPerson)
  if (group.isPassive) question.quality = group.lemma === 'be' ? undefined : words[group.at]!.plain
  if (
    slots.contentAt !== undefined &&
    /^(?:know|tell|remember|see|think|believe|guess|say|explain|show|hear)$/.test(group.lemma)
  ) {
    const inner = readQuestion(words.slice(slots.contentAt), binder, true)
    if (inner && (isOfYou || binder.isHero(subject.mention))) return { ...inner, isOfYou }
  }
  const object = slots.object ?? slots.about ?? slots.target ?? slots.place
  const isOfHero = binder.isHero(subject.mention) || /^(?:we|you)$/.test(subject.mention.pronoun ?? '')
  if (question.about) question.other = party(subject.mention)
  else if (isOfHero && object) {
    setAbout(object)
    question.other = party(subject.mention)
  } else {
    setAbout(subject.mention)
    if (object) question.other = party(object)
  }
  if (slots.complement && !question.quality) question.quality = slots.complement
  if (words.at(-1)?.plain === 'like' && group.lemma !== 'like') question.quality = 'like'
  return answer(isOfYou)

  function setAbout(mention: Mention): void {
    if (question.about) question.other = party(mention)
    else question.about = party(mention)
  }

  function subjectAt(from: number) {
    // 'How deep the water in the hold is'.
    const whole = isEmbedded ? clauseSubjectAt(words, from) : undefined
    if (whole && verbGroupAt(words, whole.end)) return whole
    const found = phraseAt(
      words,
      from,
      isInverted && isBe ? {} : { isSubject: true, endsBeforeBase: isInverted },
    )
    if (!found) return undefined
    if (isEmbedded && verbGroupAt(words, found.end) === undefined) return undefined
    return found
  }
}
