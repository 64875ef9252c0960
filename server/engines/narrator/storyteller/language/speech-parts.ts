import { actByVerb } from './acts.ts'
import { LISTENER } from './calls.ts'
import { isClauseAt } from './clause-starts.ts'
import { isSomebody } from './somebody.ts'
import type { Actor, Clause } from './clause.ts'
import { phraseAt } from './noun-phrase.ts'
import { readQuestion } from './read-question.ts'
import { segmentsOf } from './segments.ts'
import { verbsHere } from './verb-signs.ts'
import type { Word } from './words.ts'
import { type Before, greeting, consent, refusal, base, isSayingVerb } from './clause-signs.ts'
import type { ClauseReading } from './clause-reading.ts'

const MIEN = /^(?:grin|smile|nod|laugh|shrug|sigh|frown|wink|smirk|chuckle|giggle|sneer|bow)$/

/** Clauses of what is said: quotes, greetings, questions, names called out. */
export const speechParts = (
  r: ClauseReading,
): Pick<ClauseReading, 'shortSpeech' | 'spoken' | 'questionOf' | 'quoteFirst' | 'addressee'> => ({
  /** 'yes', 'hello Tom', 'thanks': said, with what it does. */
  shortSpeech(text: string, opener: string, rest: Word[]): Clause {
    const phrase = rest.length > 0 ? phraseAt(rest, 0) : undefined
    const isNamed = phrase && !LISTENER.test(phrase.mention.head)
    const target = isNamed ? r.binder.bind(phrase.mention) : r.binder.addressee()
    const act = consent.test(opener)
      ? 'accept'
      : refusal.test(opener)
        ? 'refuse'
        : greeting.test(opener)
          ? 'greet'
          : opener.startsWith('thank')
            ? 'thank'
            : opener.startsWith('sorry')
              ? 'apologize'
              : 'say'
    return { ...base(text), kind: 'speech', act, verb: 'say', speech: text, target, said: [] }
  },

  spoken(words: Word[], before: Before, text: string): Clause {
    const speech = words
      .filter(({ kind }) => kind === 'quote')
      .map((quote) => quote.text)
      .join(' ')
    const actor =
      before.actor && typeof before.actor === 'object' && before.form !== 'done' ? before.actor : 'hero'
    return {
      ...base(text),
      kind: 'speech',
      act: 'say',
      verb: 'say',
      actor,
      speech,
      target: before.vocative ?? r.binder.addressee(),
    }
  },

  questionOf(words: Word[], text: string, before: Before): Clause | undefined {
    const found = readQuestion(words, r.binder)
    const question = found?.question ?? { asks: 'whether' as const }
    if (!found) {
      const phrase = phraseAt(words, 0)
      if (!phrase) return { ...base(text), kind: 'question', question: { asks: 'what' } }
      question.asks = phrase.end === words.length ? 'what' : 'whether'
      question.about = r.binder.isHero(phrase.mention) ? 'hero' : r.binder.bind(phrase.mention)
    }
    const isOfYou = found?.isOfYou || before.vocative !== undefined
    return {
      ...base(text),
      kind: 'question',
      question,
      tense: found?.tense ?? 'present',
      modality: found?.modality ?? 'does',
      polarity: found?.isNegated ? 'negated' : 'affirmed',
      ...(isOfYou && { target: before.vocative ?? r.binder.addressee(), speech: text }),
    }
  },

  /** '"Hello," I say', '"Run!" shouts Tom'. */
  quoteFirst(words: Word[], text: string, before: Before): Clause[] | undefined {
    if (words[0]!.kind !== 'quote') return undefined
    const rest = words.slice(words[1]?.kind === 'mark' ? 2 : 1)
    if (rest.length === 0) return undefined
    const verbFirst = verbsHere(rest[0]).length > 0 && !isClauseAt(rest, 0)
    if (verbFirst) {
      const phrase = phraseAt(rest, 1, { isSubject: true })
      const verb = verbsHere(rest[0])[0]!
      if (phrase && (verb.form !== 'base' || isSomebody(phrase.mention, r.binder.isPerson))) {
        const actor = r.actorOf(phrase.mention)
        const said: Clause = {
          ...base(text),
          kind: 'speech',
          actor,
          act: actByVerb.get(verb.lemma) ?? 'say',
          verb: verb.lemma,
          speech: words[0]!.text,
          target: actor === 'hero' ? r.binder.addressee() : undefined,
        }
        return [said]
      }
    }
    const inner = segmentsOf(rest)
    const clauses = inner.flatMap((segment, at) =>
      r.read({ ...segment, mark: undefined }, at === 0 ? before : { ...before, actor: 'hero' }),
    )
    const first = clauses[0]
    if (!first) return undefined
    // 'I try, reading from the card': no card hears it.
    const listenerIn = ({ target }: Clause) =>
      target && (target.pronoun || isSomebody(target, r.binder.isPerson)) ? target : undefined
    const quote = words[0]!.text
    // '"You're late." He grins at her': a deed of its own.
    const isDeed = rest.length > 2 && /[.!?]$/.test(quote) && MIEN.test(first.verb ?? '')
    if (first.verb && isSayingVerb(first) && !isDeed)
      return [
        {
          ...first,
          kind: 'speech',
          speech: first.speech ? `${quote} ${first.speech}` : quote,
          target: listenerIn(first) ?? (first.actor === 'hero' ? r.binder.addressee() : undefined),
        },
        ...clauses.slice(1),
      ]
    return [
      {
        ...base(quote),
        kind: 'speech',
        act: 'say',
        verb: 'say',
        actor: first.actor === 'nobody' ? 'hero' : first.actor,
        speech: quote,
        target: listenerIn(first) ?? r.binder.addressee(),
      },
      ...clauses,
    ]
  },

  addressee(): Actor {
    return r.binder.addressee() ?? 'nobody'
  },
})
