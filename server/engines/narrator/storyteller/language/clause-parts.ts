import { isClauseAt } from './clause-starts.ts'
import { slotsAfter } from './after-verb.ts'
import { callsNobody, isSomebody } from './somebody.ts'
import type { Slots } from './sort-phrases.ts'
import type { Actor, Clause, Mention } from './clause.ts'
import { phraseAt, textOf } from './noun-phrase.ts'
import { readQuestion } from './read-question.ts'
import { segmentsOf } from './segments.ts'
import { verbGroupAt } from './verb-group.ts'
import type { VerbGroup } from './verb-signs.ts'
import * as classes from './word-classes.ts'
import type { Word } from './words.ts'
import { type Before, ordering, isWord, base, heroMention, isNegativeObject } from './clause-signs.ts'
import type { ClauseReading } from './clause-reading.ts'

/** What a clause holds: its mentions bound, its content, what is there, what is left of a sentence. */
export const clauseParts = (
  r: ClauseReading,
): Pick<ClauseReading, 'existence' | 'clauseOf' | 'boundSlots' | 'contentOf' | 'actorOf' | 'fragment'> => ({
  existence(words: Word[], text: string): Clause {
    const group = verbGroupAt(words, 1)
    const phrase = phraseAt(words, group?.end ?? 2) ?? phraseAt(words, 2)
    const slots =
      phrase && group ? slotsAfter(words, phrase.end, words.length, group, r.binder.isPerson) : undefined
    const isNegated =
      group?.polarity === 'negated' ||
      /^(?:no|nobody|nothing|none)$/.test(phrase?.mention.determiner ?? phrase?.mention.pronoun ?? '')
    const place = slots?.place && r.binder.bind(slots.place)
    return {
      ...base(text),
      kind: 'statement',
      actor: 'nobody',
      act: 'be',
      verb: 'be',
      object: phrase && r.binder.bind(phrase.mention),
      place,
      polarity: isNegated ? 'negated' : 'affirmed',
      tense: group?.tense ?? 'present',
      modality: group?.modality ?? 'does',
    }
  },

  clauseOf(words: Word[], group: VerbGroup, text: string, actor: Actor): Clause {
    const slots = slotsAfter(words, group.end, words.length, group, r.binder.isPerson)
    const bound = r.boundSlots(slots, actor)
    const said =
      slots.contentAt === undefined ? undefined : r.contentOf(words.slice(slots.contentAt), group.lemma)
    const clause: Clause = {
      ...base(text),
      actor,
      act: slots.act ?? group.act,
      verb: group.lemma,
      polarity: group.polarity,
      modality: group.modality,
      tense: group.tense,
      ...bound,
    }
    const further = words.slice(group.at + 1, group.end)
    const named =
      further.length > 1 && /^(?:the|my|his|her)$/.test(further[0]!.plain)
        ? phraseAt(words, group.at + 1)
        : undefined
    if (named && !clause.object) clause.object = r.binder.bind(named.mention)
    else if (
      further.some(({ plain }) => classes.determiners.has(plain)) ||
      (further.length > 0 && !group.particle && !slots.particle)
    )
      clause.phrase = textOf(words, group.at + 1, group.end)
    if (group.isPassive) {
      clause.complement = words[group.at]!.plain
      const agent = slots.agent && r.binder.bind(slots.agent)
      if (agent) {
        clause.object = typeof actor === 'object' ? actor : heroMention(actor)
        clause.actor = r.binder.isHero(slots.agent!) ? 'hero' : agent
        delete clause.complement
      }
    }
    // 'Ask his name' asks him.
    const whose = slots.object?.determiner
    if (clause.act === 'ask' && !clause.target && /^(?:his|her|their|its)$/.test(whose ?? '')) {
      const pronoun = whose === 'his' ? 'him' : whose === 'their' ? 'them' : whose === 'its' ? 'it' : 'her'
      clause.target = r.binder.bind({ text: pronoun, head: pronoun, pronoun })
    }
    if (isNegativeObject(slots.object) && group.polarity === 'affirmed') clause.polarity = 'negated'
    if (said && said.length > 0) clause.said = said
    if (slots.purposeAt !== undefined) {
      const inner = verbGroupAt(words, slots.purposeAt)
      const asked =
        ordering.has(group.lemma) || group.lemma === 'let' || group.lemma === 'help'
          ? (slots.target ?? slots.object)
          : undefined
      const doer =
        asked && group.lemma !== 'help' && isSomebody(asked, r.binder.isPerson) ? r.actorOf(asked) : actor
      if (inner)
        clause.purpose = {
          ...r.clauseOf(words, inner, textOf(words, slots.purposeAt, words.length), doer),
          modality: 'wants',
        }
    }
    return clause
  },

  boundSlots(slots: Slots, actor?: Actor): Partial<Clause> {
    const {
      object,
      target,
      instrument,
      place,
      about,
      particle,
      direction,
      manner,
      speech,
      topic,
      complement,
    } = slots
    const result: Partial<Clause> = {}
    // 'Give it an apple': a pronoun means what was meant before this clause, and a place is the last that it means.
    const parts = { about, place, instrument, target, object }
    const order = Object.entries(parts).toSorted(([, a], [, b]) => Number(!a?.pronoun) - Number(!b?.pronoun))
    for (const [part, mention] of order)
      // 'He looks behind him': where it is, it may be the doer's own place.
      if (mention)
        result[part as keyof typeof parts] = r.binder.bind(
          mention,
          /^(?:object|target)$/.test(part) ? actor : undefined,
        )
    return Object.assign(
      result,
      particle && { particle },
      direction && { direction },
      manner && { manner },
      speech !== undefined && { speech },
      topic && { topic },
      complement && { complement },
    )
  },

  /** What is said, thought, asked: a question where asking words lead, else clauses of their own. */
  contentOf(words: Word[], lemma: string): Clause[] {
    const text = textOf(words, 0, words.length)
    const first = words[0]!
    if (/^(?:if|whether)$/.test(first.plain) || classes.whWords.has(first.plain)) {
      const found = readQuestion(words, r.binder, true)
      return found ? [{ ...base(text), kind: 'question', question: found.question, tense: found.tense }] : []
    }
    const start = first.plain === 'that' && isClauseAt(words, 1) ? 1 : 0
    return segmentsOf(words.slice(start)).flatMap((segment) => r.read(segment, { form: lemma }))
  },

  actorOf(mention: Mention): Actor {
    const isWe =
      mention.pronoun === 'we' ||
      mention.pronoun === 'us' ||
      mention.and?.some((each) => r.binder.isHero(each)) ||
      (r.binder.isHero(mention) && mention.and)
    if (isWe) {
      if (mention.and) r.binder.bind(mention)
      return 'companions'
    }
    if (r.binder.isHero(mention)) return 'hero'
    return r.binder.bind(mention)
  },

  /** Words without a verb: 'north', 'to the market', 'the key', 'with the knife'. */
  fragment(words: Word[], text: string, before: Before): Clause[] {
    const [first] = words
    if (!isWord(first)) return []
    const fake: VerbGroup = {
      lemma: 'go',
      form: 'base',
      act: 'go',
      modality: 'does',
      polarity: classes.negations.has(first.plain) ? 'negated' : 'affirmed',
      tense: 'present',
      at: 0,
      end: 0,
    }
    if (
      classes.directions.has(first.plain) ||
      /^(?:to|into|towards|toward|through|across|onto|over|up|down|inside|outside)$/.test(first.plain)
    )
      return [r.clauseOf(words, fake, text, 'hero')]
    // 'Snow everywhere.', 'no fire'
    if (classes.weathers.has(first.plain) || (first.plain === 'no' && words.length > 1))
      return [{ ...base(text), kind: 'statement', actor: 'nobody' }]
    const phrase = phraseAt(words, 0)
    // 'Higher.': a capital that only begins the sentence names nobody.
    const isName = !first.isCapital || words.length > 1 || !callsNobody(first.plain, true)
    const mention = phrase && (isName ? r.binder.bind(phrase.mention) : phrase.mention)
    if (words.length > 1 && classes.prepositions.has(first.plain))
      return [{ ...r.clauseOf(words, { ...fake, act: undefined, lemma: '' }, text, 'hero'), verb: undefined }]
    if (before.actor === undefined && !mention) return [{ ...base(text), manner: first.plain }]
    return [{ ...base(text), object: mention }]
  },
})
