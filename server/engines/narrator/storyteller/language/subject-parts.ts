import { subjectAt } from './clause-starts.ts'
import type { Actor, Clause } from './clause.ts'
import { isWeather } from './asked-words.ts'
import { readQuestion } from './read-question.ts'
import { verbGroupAt } from './verb-group.ts'
import { verbsHere, type VerbGroup } from './verb-signs.ts'
import * as classes from './word-classes.ts'
import type { Word } from './words.ts'
import {
  type Before,
  ordering,
  stative,
  base,
  isHad,
  isSayingVerb,
  isContentAhead,
  isForMe,
} from './clause-signs.ts'
import type { ClauseReading } from './clause-reading.ts'

const GREETING = /\bwish(?:es|ed)? (?:\S+ ){1,3}?(?:a|all|good|happy|merry|luck|well)\b/i

/** 'Make him drink and slap his cheeks': by the tree, the second verb stands beside the order, and not beside what is ordered. */
const isBesideOrder = ({ node }: Word): boolean =>
  node?.label === 'conj' && ordering.has(node.head?.node?.lemma ?? '')

/** Clauses from their subject on: who does it, in which form, of which kind. */
export const subjectParts = (
  r: ClauseReading,
): Pick<ClauseReading, 'withSubject' | 'readFrom' | 'finish' | 'kindOf'> => ({
  withSubject(words: Word[], text: string, before: Before): Clause[] {
    const subject = subjectAt(words, 0)!
    const { mention, end } = subject
    const pronoun = mention.and ? undefined : mention.pronoun
    const group = verbGroupAt(words, end)
    if (!group) return r.fragment(words, text, before)
    if (pronoun === 'you') return r.ofYou(words, group, text, before)
    if (
      pronoun === 'it' &&
      (classes.weatherVerbs.has(group.lemma) || (group.lemma === 'be' && isWeather(words, group.end)))
    )
      return [
        { ...r.clauseOf(words, group, text, 'nobody'), kind: group.lemma === 'be' ? 'statement' : 'act' },
      ]
    if (/^(?:nobody|none|nothing)$/.test(pronoun ?? '') || mention.determiner === 'no')
      return r.finish(
        words,
        { ...group, polarity: group.polarity === 'negated' ? 'affirmed' : 'negated' },
        text,
        'nobody',
      )
    const actor = r.actorOf(mention)
    return r.finish(words, group, text, actor)
  },

  /** From the verb on: an imperative of the player, or a further verb of who acted before. */
  readFrom(words: Word[], at: number, text: string, by: Actor | undefined, before: Before): Clause[] {
    const group = verbGroupAt(words, at)
    if (!group) return r.fragment(words, text, before)
    const isThird =
      before.form === 's' &&
      (group.form === 's' ||
        verbsHere(words[at]).some(({ form, lemma }) => form === 's' && lemma !== words[at]!.plain))
    // '… and won't look at me' asks for nothing: that is still he.
    const isDenied =
      /^(?:and |but )?(?:will|would|can|could) not\b/.test(text) && typeof before.actor === 'object'
    const actor =
      by ??
      (before.vocative
        ? before.vocative
        : before.actor && (isThird || isDenied || before.form === 'joined')
          ? before.actor
          : 'hero')
    const isToMe = isForMe(words, group)
    if (
      group.form === 'base' &&
      !/^(?:does|did)$/.test(words[at]?.plain ?? '') &&
      !by &&
      isToMe &&
      !isDenied &&
      before.form !== 'joined' &&
      (before.actor === undefined || before.form !== 'joined')
    ) {
      if (/^(?:tell|show|explain|describe|remind)$/.test(group.lemma)) {
        const contentAt = words.findIndex((_, index) => index > group.at && isContentAhead(words, index))
        const embedded = contentAt > 0 ? readQuestion(words.slice(contentAt), r.binder, true) : undefined
        if (embedded)
          return [
            {
              ...base(text),
              kind: 'question',
              question: embedded.question,
              tense: embedded.tense,
              target: r.binder.addressee(),
              speech: text,
            },
          ]
      }
      return [
        {
          ...r.clauseOf(words, group, text, before.vocative ? r.binder.bind(before.vocative) : r.addressee()),
          kind: 'order',
        },
      ]
    }
    if (
      group.form === 'base' &&
      typeof before.ordered === 'object' &&
      !by &&
      before.form === 'joined' &&
      (!isBesideOrder(words[group.at]!) || words[group.at + 1]?.plain === 'me') &&
      !/^(?:and )?then\b/.test(text)
    ) {
      const told = r.clauseOf(words, group, text, before.ordered)
      const who = before.ordered.entityId
      const isToThem = [told.object, told.target].some(
        (each) => each?.pronoun !== undefined && who !== undefined && each.entityId === who,
      )
      return [isToThem ? { ...told, actor: 'hero' } : { ...told, kind: 'order' }]
    }
    if (group.form === 'base' && before.vocative && !by)
      return [{ ...r.clauseOf(words, group, text, r.binder.bind(before.vocative)), kind: 'order' }]
    return r.finish(words, group, text, actor)
  },

  /** Gives the clause its kind; takes orders to others and further verbs apart. */
  finish(words: Word[], group: VerbGroup, text: string, actor: Actor): Clause[] {
    const order = r.orderIn(words, group, text, actor)
    if (order) return [order]
    const clause = r.clauseOf(words, group, text, actor)
    if (
      actor === 'hero' &&
      words.some(({ plain }) => /^(?:you|your|yours|yourself)$/.test(plain)) &&
      !clause.speech
    ) {
      const to = r.binder.addressee()
      return [
        {
          ...base(text),
          kind: 'speech',
          act:
            clause.act &&
            /^(?:promise|thank|apologize|forgive|warn|threaten|feel|beg|confess|lie|accuse)$/.test(clause.act)
              ? clause.act
              : 'say',
          verb: 'say',
          speech: text,
          target: to,
          said: [clause],
          polarity: 'affirmed',
        },
      ]
    }
    return [{ ...clause, kind: r.kindOf(clause, group) }]
  },

  kindOf(clause: Clause, group: VerbGroup): Clause['kind'] {
    if (clause.speech !== undefined && isSayingVerb(clause)) return 'speech'
    if (group.lemma === 'hope' && clause.act !== 'pray') return 'wish'
    // 'Debbie wishes me a good morning' is said.
    if (group.lemma === 'wish') return GREETING.test(clause.text) ? 'act' : 'wish'
    if (
      group.lemma === 'want' ||
      group.lemma === 'need' ||
      (group.modality === 'would' && /^(?:like|love)$/.test(group.lemma))
    )
      return 'wish'
    if (group.modality === 'wants') return 'wish'
    if (
      (group.modality === 'must' || group.modality === 'would') &&
      (clause.actor === 'hero' || clause.actor === 'companions')
    )
      return 'wish'
    if (group.modality === 'can' || group.modality === 'must' || group.modality === 'would')
      return 'statement'
    if (group.isPassive && !(clause.act && clause.object && clause.actor !== 'nobody')) return 'statement'
    if (
      group.isPerfect &&
      (isHad(group, clause.text) || (group.polarity === 'negated' && /\b(?:not|never)\b/i.test(clause.text)))
    )
      return 'statement'
    if (/\bnever\b/i.test(clause.text) && clause.tense === 'past' && clause.polarity === 'negated')
      return 'statement'
    if (
      clause.complement !== undefined &&
      /^(?:feel|look|seem|smell|taste|sound|be|become|remain|stay|appear|grow|get|turn|go|stand|lie|sit|keep|fall)$/.test(
        group.lemma,
      ) &&
      !clause.object
    )
      return /^(?:get|stand|sit|lie|turn|keep|fall|stay|go)$/.test(group.lemma) &&
        clause.actor === 'hero' &&
        clause.act !== 'be'
        ? 'act'
        : 'statement'
    if (group.lemma === 'be' || group.lemma === 'seem' || group.lemma === 'become') return 'statement'
    if (
      stative.has(group.lemma) &&
      !(group.lemma === 'have' && clause.act !== 'have') &&
      !(
        group.lemma === 'feel' &&
        clause.act === 'touch' &&
        clause.object &&
        !/^(?:pain|fear|joy|anger|sadness|hunger|cold|guilt|relief|love|sorrow|dread|panic)$/.test(
          clause.object.head,
        )
      ) &&
      !(/^(?:remember|trust|forget)$/.test(group.lemma) && clause.polarity === 'affirmed') &&
      !group.isProgressive
    )
      return 'statement'
    return 'act'
  },
})
