import { dependentsOf, rootAt } from '#server/ground/grammar/dependents.ts'
import type { Token } from '#server/ground/grammar/parse-sentence.ts'
import { isKindOf, sensesOf } from '#server/ground/wordnet/wordnet.ts'
import { likelyGender } from '../../content/people.ts'
import { verbsOf } from '../../language/verb-forms.ts'
import type { takenUpLines } from '../../content/speech-lines.ts'
import type { Entity } from '../../world/world.ts'
import { lastSaid } from './last-said.ts'

const SHORT_FORMS: Record<string, string> = {
  "'re": 'are',
  "'m": 'am',
  "'ll": 'will',
  "'ve": 'have',
  ca: 'can',
  wo: 'will',
}
/** Helpers that may stand in a question of their own. */
const HELPERS = /^(?:am|are|is|was|were|has|have|had|can|could|will|would|do|does|did)$/

export interface TakenUp {
  /** 'Am I', 'isn't it', 'did you'. */
  asked: string
  pool: keyof typeof takenUpLines
}

/** The short question by which the last statement of some words is taken up; undefined where no tree is sure. */
export const replyQuestion = (words: string, who: Entity): TakenUp | undefined =>
  lastSaid(words, (tokens) => takeUp(tokens, who))

function takeUp(tokens: Token[], who: Entity): TakenUp | undefined {
  const root = rootAt(tokens)
  const own = (label: RegExp) => dependentsOf(tokens, root, label)
  const [subject, another] = own(/^nsubj/)
  if (!subject || another || tokens.indexOf(subject) > root) return undefined
  const asked = subject.tag === 'PRON' ? subject.word.toLowerCase() : pronounOf(subject)
  if (!asked) return undefined
  const helper = helperOf(tokens[root]!, own(/^(?:aux|cop)/)[0], asked)
  if (!helper) return undefined
  const isMany = who.isPlural === true || who.kind === 'group'
  const they =
    asked === 'i'
      ? 'you'
      : asked === 'you'
        ? isMany
          ? 'we'
          : 'I'
        : /^th(?:is|at)$/.test(asked)
          ? 'it'
          : asked
  if (!/^(?:you|we|I|he|she|it|they)$/.test(they)) return undefined
  const isNot = own(/^advmod$/).some(({ word }) => /^(?:not|n['’]?t|never)$/i.test(word))
  const turned = turnedTo(they, helper)
  const of = asked === 'you' ? 'you' : /^(?:i|we)$/.test(asked) ? 'hero' : 'others'
  return {
    asked: `${isNot ? negated(turned) : turned} ${they}`,
    pool: poolFor(of, helper, isNot),
  }
}

/** 'They' of the soldiers, 'it' of the bridge, 'he' of a brother; undefined where it could be one or the other. */
function pronounOf({ word, lemma, tag }: Token): string | undefined {
  if (tag !== 'NOUN') return undefined
  if (lemma !== word.toLowerCase()) return 'they'
  const gender = isKindOf(lemma, 'person') ? likelyGender(lemma) : undefined
  if (gender) return gender === 'f' ? 'she' : 'he'
  return /^noun\.(?:artifact|food|substance|plant|object|phenomenon|event)$/.test(
    sensesOf(lemma, 'noun')[0]?.field ?? '',
  )
    ? 'it'
    : undefined
}

function poolFor(of: 'you' | 'hero' | 'others', helper: string, isNot: boolean): TakenUp['pool'] {
  if (helper === 'will') return 'toCome'
  const isPast = /^(?:was|were|did|had)$/.test(helper)
  if (of === 'you' && !isPast && (isNot || /^(?:can|could|would)$/.test(helper))) return 'youNot'
  return isPast ? `${of}Past` : of
}

/** The helping verb a statement has, else 'do' in its tense. */
function helperOf(root: Token, first: Token | undefined, subject: string): string | undefined {
  if (first) {
    const word = first.word.toLowerCase().replace('’', "'")
    if (word === "'s") return first.label === 'cop' ? 'is' : undefined
    const helper = SHORT_FORMS[word] ?? word
    return HELPERS.test(helper) ? helper : undefined
  }
  if (root.tag !== 'VERB') return undefined
  const forms = new Set(verbsOf(root.word.toLowerCase()).map(({ form }) => form))
  if (/^(?:he|she|it|that|this)$/.test(subject))
    return forms.has('s') ? 'does' : forms.has('past') ? 'did' : undefined
  if (forms.has('base') === forms.has('past')) return undefined
  return forms.has('past') ? 'did' : 'do'
}

const turnedTo = (they: string, helper: string): string => {
  if (they === 'you') return { am: 'are', was: 'were' }[helper] ?? helper
  if (they === 'I') return { are: 'am', were: 'was' }[helper] ?? helper
  return helper
}

const negated = (helper: string): string =>
  ({ am: 'aren’t', can: 'can’t', will: 'won’t' })[helper] ?? `${helper}n’t`
