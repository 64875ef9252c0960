import { isClauseAt, isInfinitive } from './clause-starts.ts'
import { slotsAfter } from './after-verb.ts'
import { isSomebody } from './somebody.ts'
import type { Actor, Clause } from './clause.ts'
import { phraseAt, textOf } from './noun-phrase.ts'
import { leadsUpTo } from './tree-signs.ts'
import { verbGroupAt } from './verb-group.ts'
import { isDoneAfter, verbsHere, type VerbGroup } from './verb-signs.ts'
import * as classes from './word-classes.ts'
import type { Word } from './words.ts'
import { type Before, ordering, stative, isWord, base, isContentAhead } from './clause-signs.ts'
import type { ClauseReading } from './clause-reading.ts'

/** Clauses by which somebody is to do something. */
export const requestParts = (
  r: ClauseReading,
): Pick<ClauseReading, 'requestIn' | 'proposalIn' | 'orderIn' | 'ofYou' | 'frontedIn'> => ({
  /** 'can you open the door', 'would you please wait': an order in the form of a question. */
  requestIn(words: Word[]): Clause[] | undefined {
    const [first, second] = words
    if (!/^(?:can|could|would|will)$/.test(first?.plain ?? '') || second?.plain !== 'you') return undefined
    let at = 2
    while (/^(?:please|just|maybe|kindly)$/.test(words[at]?.plain ?? '')) at++
    if (
      /^(?:see|hear|swim|fly|speak|read|believe|imagine|feel|remember|understand|be|like|want|marry|come|join|agree|promise|tell|explain|describe|smell|sense|trust|forgive|die|fight|cook|dance|sing|love|mind|still|do|have)$/.test(
        words[at]?.plain ?? '',
      ) &&
      !(
        /^(?:tell|read|sing|explain)$/.test(words[at]!.plain) &&
        /^(?:me|us|it|him|her|the|to|this)$/.test(words[at + 1]?.plain ?? '') &&
        !isContentAhead(words, at + 2)
      )
    )
      return undefined
    const group = verbGroupAt(words, at)
    if (!group || group.form !== 'base') return undefined
    const asked = textOf([first!, second, ...words.slice(at)], 0, words.length)
    return [{ ...r.clauseOf(words, group, asked, r.addressee()), kind: 'order', modality: 'does' }]
  },

  /** 'why don't we rest', 'how about going home', 'shall we dance'. */
  proposalIn(words: Word[], text: string): Clause[] | undefined {
    const plain = words.map((word) => word.plain).join(' ')
    const lead =
      /^(?:why do not (we|you)|why not|how about(?: (?:we|i))?|what about (?=\S+ing)|shall (we))\b/.exec(
        plain,
      )
    if (!lead) return undefined
    const at = lead[0].trim().split(' ').length
    const group = verbGroupAt(words, at)
    // 'Why don't you want to go' asks for a reason.
    if (!group || stative.has(group.lemma) || group.modality === 'wants') return undefined
    return lead[1] === 'you'
      ? [{ ...r.clauseOf(words, group, text, r.addressee()), kind: 'order' }]
      : [{ ...r.clauseOf(words, group, text, 'companions'), kind: 'wish', modality: 'would' }]
  },

  /** 'I tell Marta to run', 'he orders us to stop', 'I want you to stay'. */
  orderIn(words: Word[], group: VerbGroup, text: string, by: Actor): Clause | undefined {
    const main = words[group.at]!
    const lemma = group.lemma
    if (!ordering.has(lemma)) return undefined
    let at = group.at + 1
    if (/^(?:to|for|at)$/.test(words[at]?.plain ?? '')) at++
    const phrase = phraseAt(words, at, { endsBeforeBase: true })
    if (!phrase || main.kind !== 'word') return undefined
    let verbAt = phrase.end
    let isNegated = group.polarity === 'negated'
    if (words[verbAt]?.plain === 'not' && words[verbAt + 1]?.plain === 'to') {
      isNegated = !isNegated
      verbAt++
    }
    const isTo =
      words[verbAt]?.plain === 'to' &&
      (isInfinitive(words, verbAt + 1) || verbsHere(words[verbAt + 1]).some(({ form }) => form === 'base'))
    if (!isTo && !(/^(?:make|have)$/.test(lemma) && isDoneAfter(lemma, words[verbAt]))) return undefined
    if (
      !isSomebody(phrase.mention, r.binder.isPerson) &&
      !/^(?:it|you)$/.test(phrase.mention.pronoun ?? '') &&
      !/^(?:tell|ask|order|command|urge|instruct|signal|want)$/.test(lemma)
    )
      return undefined
    if (r.binder.isHero(phrase.mention)) return undefined
    const inner = verbGroupAt(words, isTo ? verbAt + 1 : verbAt)
    if (!inner) return undefined
    if (by !== 'hero' && by !== 'companions') {
      const outer = r.clauseOf(words, group, text, by)
      return { ...outer, kind: 'act', target: r.binder.bind(phrase.mention) }
    }
    const target = phrase.mention.pronoun === 'you' ? r.addressee() : r.binder.bind(phrase.mention)
    const clause = r.clauseOf(words, inner, text, target)
    const isWish = /^(?:want|need|like)$/.test(lemma)
    return {
      ...clause,
      kind: 'order',
      tense: group.tense,
      polarity: isNegated ? 'negated' : 'affirmed',
      modality: isWish ? 'wants' : 'does',
    }
  },

  ofYou(words: Word[], group: VerbGroup, text: string, { vocative }: Before): Clause[] {
    const clause = r.clauseOf(words, group, text, 'hero')
    const hasMe = words.some(({ plain }) => /^(?:me|my|us|i)$/.test(plain))
    const isDone =
      !stative.has(group.lemma) &&
      !group.isPassive &&
      group.modality === 'does' &&
      !hasMe &&
      clause.act !== undefined
    if (isDone && !vocative) return [clause]
    const to = r.addressee()
    const isOrder =
      vocative !== undefined &&
      group.form === 'base' &&
      group.modality === 'does' &&
      !stative.has(group.lemma)
    if (isOrder || group.modality === 'must' || (group.modality === 'can' && hasMe))
      return [{ ...r.clauseOf(words, group, text, to), kind: 'order', modality: 'must' }]
    const said = { ...r.clauseOf(words, group, text, to), kind: 'statement' as const }
    return [
      {
        ...base(text),
        kind: 'speech',
        act: 'say',
        verb: 'say',
        speech: text,
        target: typeof to === 'object' ? to : undefined,
        said: [said],
      },
    ]
  },

  /** 'with a scream i throw …', 'instead of fighting I offer …': what comes before the subject says how or where. */
  frontedIn(words: Word[], text: string, before: Before): Clause[] | undefined {
    // 'Covered in mud, I crawl', 'without looking back, throw it'.
    const behindLead = () => {
      const comma = words.findIndex(({ plain }) => plain === ',')
      const at = comma > 0 ? leadsUpTo(words, 0, comma) : undefined
      if (at === undefined) return undefined
      const read = isClauseAt(words, at)
        ? r.withSubject(words.slice(at), text, before)
        : r.readFrom(words.slice(at), 0, text, undefined, before)
      return read.map((clause) => ({ ...clause, text }))
    }
    if (
      !isWord(words[0]) ||
      !(
        classes.prepositions.has(words[0].plain) ||
        // 'Back at the station I lay …'.
        (words[0].node?.tag === 'ADV' && classes.prepositions.has(words[1]?.plain ?? '')) ||
        words[0].plain === 'instead' ||
        words[0].plain === 'one' ||
        words[0].plain === 'this' ||
        words[0].plain === 'the'
      )
    )
      return behindLead()
    for (let at = 2; at < Math.min(words.length - 1, 9); at++) {
      const word = words[at]!
      if (
        !isWord(word) ||
        !(
          /^(?:i|he|she|we|they|you)$/.test(word.plain) ||
          (classes.prepositions.has(words[0].plain) &&
            (classes.determiners.has(word.plain) || word.isName) &&
            (words[at - 1]!.kind === 'mark' || phraseAt(words, 1)?.end === at))
        ) ||
        !isClauseAt(words, at)
      )
        continue
      const fake: VerbGroup = {
        lemma: '',
        form: 'base',
        modality: 'does',
        polarity: 'affirmed',
        tense: 'present',
        at: 0,
        end: 0,
      }
      const lead = r.boundSlots(slotsAfter(words, 0, at, fake, r.binder.isPerson))
      const [clause, ...more] = r.withSubject(words.slice(at), text, before)
      if (!clause) return undefined
      return [
        { ...clause, place: clause.place ?? lead.place, instrument: clause.instrument ?? lead.instrument },
        ...more,
      ]
    }
    return behindLead()
  },
})
