import { actByVerb } from './acts.ts'
import { isSomebody } from './somebody.ts'
import type { Mention } from './clause.ts'
import { type FoundPhrase, listFrom, phraseAt, textOf } from './noun-phrase.ts'
import { isFunctionWord } from './phrase-end.ts'
import { isDoneAfter, verbsHere, type VerbGroup } from './verb-signs.ts'
import * as classes from './word-classes.ts'
import type { Word } from './words.ts'
import { isOfNoun, place, settle, type Slots, timeHeads } from './sort-phrases.ts'
import { endOfOwnClause, isContentInTree } from './tree-signs.ts'
import {
  contentVerbs,
  givenPerson,
  linkingVerbs,
  isComplementHere,
  endOfComplement,
  isParticleAfterObject,
  phraseIsNoun,
  skipTo,
} from './complements.ts'
import { isWord, isContentStart, isInfinitive } from './clause-starts.ts'

/** Reads objects, places, means and words said, from `from` to `to`. */
export function slotsAfter(
  words: Word[],
  from: number,
  to: number,
  group: VerbGroup,
  isPerson: (mention: Mention) => boolean,
): Slots {
  const slots: Slots = {
    act: group.act ?? (group.lemma === 'let' ? 'accept' : undefined),
    particle: group.particle,
    manner: group.manner,
  }
  const bare: Mention[] = []
  const somebody = (mention: Mention) => isSomebody(mention, isPerson)
  const endsBeforeBase = /^(?:help|let|make|watch|see|hear|have|feel)$/.test(group.lemma)
  const sorting = { slots, group, bare, somebody }
  let listEnd = from
  let i = from
  while (i < to) {
    const word = words[i]!
    const { plain } = word
    if (word.kind === 'quote') {
      slots.speech = slots.speech === undefined ? word.text : `${slots.speech} ${word.text}`
      i++
      continue
    }
    if (word.kind === 'mark') {
      i++
      continue
    }
    const isTold =
      contentVerbs.has(group.lemma) && (classes.whWords.has(plain) || plain === 'that' || bare.some(somebody))
    const ownClause = i > from && !isTold ? endOfOwnClause(words, i, to) : undefined
    if (ownClause) {
      i = ownClause
      continue
    }
    if (contentVerbs.has(group.lemma) && isContentStart(words, i, bare.length > 0)) {
      slots.contentAt = i
      break
    }
    // 'Make out what it says': by the tree, what is asked or told stands in for a thing.
    if (classes.whWords.has(plain) && isContentInTree(words, i, words[group.at]!)) {
      slots.contentAt = i
      break
    }
    if (linkingVerbs.has(group.lemma) && bare.length === 0 && isComplementHere(words, i, to, group)) {
      slots.complement = textOf(words, i, endOfComplement(words, i, to))
      i = endOfComplement(words, i, to)
      continue
    }
    if (
      endsBeforeBase &&
      bare.length > 0 &&
      isDoneAfter(group.lemma, word) &&
      !classes.prepositions.has(plain)
    ) {
      slots.purposeAt = i
      break
    }
    if (plain === 'to' && isInfinitive(words, i + 1)) {
      slots.purposeAt = i + 1
      break
    }
    if (plain === 'in' && words[i + 1]?.plain === 'order') {
      i += 2
      continue
    }
    if (isParticleAfterObject(words, i, bare)) {
      const phrasal = actByVerb.get(`${group.lemma} ${plain}`)
      if (phrasal) {
        slots.act = phrasal
        slots.particle = plain
      }
      if (classes.directions.has(plain)) slots.direction = plain
      i++
      continue
    }
    if (
      classes.directions.has(plain) &&
      (!isWord(words[i + 1]) ||
        verbsHere(words[i + 1]).some(({ form }) => form === 'ing') ||
        (isFunctionWord(words[i + 1]) &&
          !(
            classes.prepositions.has(plain) &&
            (classes.determiners.has(words[i + 1]!.plain) || classes.objectPronouns.has(words[i + 1]!.plain))
          ))) &&
      !word.isName
    ) {
      slots.direction ??= plain
      i++
      continue
    }
    if (plain === 'out' && words[i + 1]?.plain === 'loud') {
      slots.manner ??= 'out loud'
      i += 2
      continue
    }
    if (word.node?.label === 'compound:prt' && phraseAt(words, i + 1) && bare.length === 0) {
      slots.act = actByVerb.get(`${group.lemma} ${plain}`) ?? slots.act
      slots.particle ??= plain
      i++
      continue
    }
    if (classes.prepositions.has(plain) && !word.isName) {
      i = readPrepositional(i)
      continue
    }
    if (
      verbsHere(word).some(({ form }) => form === 'ing') &&
      (!phraseIsNoun(words, i) || (slots.place !== undefined && i > from))
    ) {
      slots.manner ??= textOf(words, i, to)
      i = skipTo(words, i, to)
      continue
    }
    // 'I offer her bread': she is offered it, as long as it goes to nobody else.
    const isGivenHer =
      plain === 'her' &&
      bare.length === 0 &&
      /^(?:give|offer|show|tell|hand|bring|feed|buy|lend|send|teach)$/.test(group.lemma) &&
      isWord(words[i + 1]) &&
      !words.slice(i).some((each) => each.plain === 'to')
    const given = bare.length === 0 ? givenPerson(words, i, group) : undefined
    const phrase =
      given ??
      (isGivenHer
        ? { mention: { text: 'her', head: 'her', pronoun: 'her' }, end: i + 1 }
        : phraseAt(words, i, { endsBeforeBase }))
    if (phrase && phrase.end <= to) {
      const lead = phrase.mention.determiner
      const isTime =
        timeHeads.test(phrase.mention.head) &&
        (lead === undefined ||
          /^(?:a|this|that|all|every|the|one|each|some|any)$/.test(lead) ||
          phrase.mention.amount !== undefined) &&
        !phrase.mention.of
      if (
        isTime &&
        !(
          bare.length === 0 &&
          !/^(?:wait|spend|pass|find|make|take|waste)$/.test(group.lemma) &&
          phrase.mention.head === 'way'
        )
      )
        slots.manner ??= phrase.mention.text
      else if (/^(?:here|there)$/.test(phrase.mention.pronoun ?? '')) {
        slots.place ??= phrase.mention
        listEnd = phrase.end
      } else bare.push(withList(phrase))
      i = isTime ? phrase.end : listEnd
      continue
    }
    if (/.ly$/.test(plain) && plain !== 'only') slots.manner ??= plain
    i++
  }
  place(sorting, bare)
  return slots

  /** Takes the further members of a list, and where it ends. */
  function withList(first: FoundPhrase): Mention {
    const list = listFrom(words, first, to, endsBeforeBase)
    listEnd = list.end
    return list.mention
  }

  function readPrepositional(at: number): number {
    const preposition = words[at]!.plain
    let next = at + 1
    if (
      /^(?:out|off|inside|outside|up|down|away|back|over|on|in|close|next|around|along|as)$/.test(
        preposition,
      ) &&
      classes.prepositions.has(words[next]?.plain ?? '') &&
      words[next]!.plain !== 'with' &&
      !(words[next]!.plain === 'to' && isInfinitive(words, next + 1))
    )
      next++
    if (/^(?:front|top)$/.test(words[at + 1]?.plain ?? '') && words[at + 2]?.plain === 'of') next = at + 3
    const core = next > at + 1 ? words[next - 1]!.plain : preposition
    if (
      core === 'about' ||
      (core === 'of' &&
        /^(?:think|dream|speak|tell|talk|remind|hear|ask|complain|learn|warn|accuse)$/.test(group.lemma)) ||
      core === 'regarding' ||
      core === 'concerning'
    ) {
      const about = phraseAt(words, next)
      slots.topic = textOf(words, next, to).replace(/ [,;]$/, '')
      slots.about = about?.mention
      if (!about && isWord(words[next]))
        slots.contentAt ??=
          classes.whWords.has(words[next]!.plain) || words[next]!.plain === 'if' ? next : undefined
      return to
    }
    const gerund = words[next]?.node
    // 'Without taking my eyes off it', 'by climbing the wall'.
    if (gerund?.form === 'VBG' && gerund.tag === 'VERB' && !/^(?:amod|compound)$/.test(gerund.label)) {
      const end = Math.min(to, words.indexOf(gerund.last) + 1)
      if (end > next) {
        slots.manner ??= textOf(words, at, end)
        return end
      }
    }
    const phrase = phraseAt(words, next)
    if (!phrase || phrase.end > to) return next
    const mention = withList(phrase)
    if (!isOfNoun(words, next, phrase.end, sorting, core)) settle(sorting, core, mention)
    return listEnd
  }
}
