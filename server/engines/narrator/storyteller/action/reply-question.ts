import { parseSentence, type Token } from '#server/ground/grammar/parse-sentence.ts'
import { verbsOf } from '../language/verb-forms.ts'
import type { Entity } from '../world/world.ts'

/** Whom a statement is about, seen from whoever hears it. */
export type SaidOf = 'you' | 'hero' | 'others'

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

/** 'Am I', 'isn't it', 'did you': the short question by which the last statement of some words is taken up, and whom it is about; undefined where the tree is not sure. */
export function replyQuestion(words: string, who: Entity): { asked: string; of: SaidOf } | undefined {
  const last = words
    .split(/(?<=[.!?;])\s+/)
    .findLast((each) => !/\?\W*$/.test(each) && each.split(' ').length > 2)
  const tokens = last ? parseSentence(last.replaceAll('’', "'")) : []
  const root = tokens.findIndex(({ head }) => head < 0)
  const own = (label: RegExp) => tokens.filter((each) => each.head === root && label.test(each.label))
  const [subject, another] = own(/^nsubj/)
  // 'I confess I …', 'I swear …': what is done by saying it is asked back by nobody.
  if (!subject || another || subject.tag !== 'PRON' || tokens.indexOf(subject) > root) return undefined
  const asked = subject.word.toLowerCase()
  const helper = helperOf(tokens[root]!, own(/^(?:aux|cop)/)[0], asked)
  if (!helper) return undefined
  const isMany = who.isPlural === true || who.kind === 'group'
  const they = asked === 'i' ? 'you' : asked === 'you' ? (isMany ? 'we' : 'I') : /^th(?:is|at)$/.test(asked) ? 'it' : asked
  if (!/^(?:you|we|I|he|she|it|they)$/.test(they)) return undefined
  const isNot = own(/^advmod$/).some(({ word }) => /^(?:not|n['’]?t)$/i.test(word))
  const turned = turnedTo(they, helper)
  const of = asked === 'you' ? 'you' : /^(?:i|we)$/.test(asked) ? 'hero' : 'others'
  return { asked: `${isNot ? negated(turned) : turned} ${they}`, of }
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
  const forms = verbsOf(root.word.toLowerCase()).map(({ form }) => form)
  if (/^(?:he|she|it|that|this)$/.test(subject)) return forms.includes('s') ? 'does' : forms.includes('past') ? 'did' : undefined
  if (forms.includes('base') === forms.includes('past')) return undefined
  return forms.includes('past') ? 'did' : 'do'
}

const turnedTo = (they: string, helper: string): string => {
  if (they === 'you') return { am: 'are', was: 'were' }[helper] ?? helper
  if (they === 'I') return { are: 'am', were: 'was' }[helper] ?? helper
  return helper
}

const negated = (helper: string): string =>
  ({ am: 'aren’t', can: 'can’t', will: 'won’t' })[helper] ?? `${helper}n’t`
