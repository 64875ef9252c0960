import { verbsOf } from '../language/verb-forms.ts'

const SHORT: Record<string, string> = {
  "'re": 'are',
  "'m": 'am',
  "'s": 'is',
  "'ve": 'have',
  "'ll": 'will',
  "'d": 'would',
}
const HELPER = /^(?:am|are|is|was|were|have|has|had|can|could|will|would|should|must|do|did|does)$/

/** 'You look tired' as whoever hears it asks back: 'Do I'; undefined where it is not said of the two of them. */
export function tagQuestion(words: string): string | undefined {
  const plain = words
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/^\W*(?:(?:so|but|and|look|listen|well|oh|actually|sorry|i think|i know|i guess),? )*/, '')
  const [, subject, short, rest = ''] = /^(you|i)('(?:re|m|ve|ll|d))? (.+)$/.exec(plain) ?? []
  if (!subject) return undefined
  const rest_ = rest
    .split(/[ .,!?]+/)
    .filter((word) => !/^(?:really|just|only|always|still|also|all|never|ever|both)$/.test(word))
  const verb = rest_[0] ?? ''
  const helper = short
    ? SHORT[short]!
    : HELPER.test(verb.replace(/n't$/, '').replace(/^ca$/, 'can'))
      ? verb
      : undefined
  const isNot = verb.endsWith("n't") || rest_[short ? 0 : 1] === 'not'
  const base = (helper ?? didOf(verb))?.replace(/n't$/, '')
  if (base === undefined) return undefined
  const other = subject === 'you' ? 'I' : 'you'
  const form = agreeing(base === 'ca' ? 'can' : base === 'wo' ? 'will' : base, other)
  return `${form[0]!.toUpperCase()}${form.slice(1)} ${other}${isNot ? ' not' : ''}`
}

/** The helper that asks for a verb: 'did' for 'stole'. */
function didOf(verb: string): string | undefined {
  const forms = verbsOf(verb)
  return forms.length === 0 ? undefined : forms.some(({ form }) => form === 'base') ? 'do' : 'did'
}

const agreeing = (helper: string, subject: string): string =>
  subject === 'I'
    ? ({ are: 'am', were: 'was', is: 'am' }[helper] ?? helper)
    : ({ am: 'are', was: 'were', is: 'are' }[helper] ?? helper)
