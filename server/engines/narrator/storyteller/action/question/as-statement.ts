import { parseSentence, type Token } from '#server/ground/grammar/parse-sentence.ts'
import { pastOf, thirdPerson, verbsOf } from '../../language/verb-forms.ts'
import { isPluralPhrase } from '../../telling/noun.ts'

export const HELPER =
  'is|are|am|was|were|do|does|did|has|have|had|can|could|will|would|should|shall|must|may|might'
const ISHELPER = new RegExp(`^(?:${HELPER})$`, 'i')
const PRONOUN =
  /^(?:i|you|he|she|it|we|they|there|this|that|these|those|(?:some|any|every|no)(?:body|one|thing))$/i

/** 'How long the train' has been standing. */
const EMBEDDED =
  /^(how (?:long|far|old|much|many|soon)|what time|where|when|why|how|what|whom?) ((?:i|you|he|she|it|we|they|there)|(?:the|an?|my|your|his|her|its|our|their|this|that) .+)$/i

/** A question taken apart: 'how many sheets | has | she | finished so far'; where its subject is asked after, `subject` is ''. */
export interface Parts {
  asked: string
  helper: string
  subject: string
  rest: string
}

/** A question that an asking word leads, or one of yes or no, by its parse; undefined where no helping verb shows its joints. */
export function partsOf(text: string): Parts | undefined {
  const words = text.split(' ').filter(Boolean)
  const tokens = parseSentence(words)
  const at = words.findIndex((word) => ISHELPER.test(word))
  if (at < 0) return undefined
  const [, phrase, before] = EMBEDDED.exec(words.slice(0, at).join(' ')) ?? []
  if (phrase && before)
    return {
      asked: phrase,
      helper: words[at]!.toLowerCase(),
      subject: before,
      rest: words.slice(at + 1).join(' '),
    }
  const found = subjectEnd(words, tokens, at)
  if (found === undefined) return undefined
  // 'The cook', parsed as a verb.
  const end = /^(?:the|an?|my|your|their|our|its)$/i.test(words[found - 1]!) ? found + 1 : found
  const asked = words.slice(0, at).join(' ')
  const helper = words[at]!.toLowerCase()
  const isDone = /^(?:do|does|did)$/.test(helper)
  // 'Who does the old king love', parsed as one noun.
  const from = isDone && end === words.length && isBase(words.at(-1)!) ? end - 1 : end
  const subject = words.slice(at + 1, from).join(' ')
  const rest = words.slice(from).join(' ')
  if (isDone && !words.slice(from, from + 2).some(isBase)) return undefined
  // 'What is Odile looking at', with the name taken for no noun.
  const doing = rest.split(' ').findIndex((word) => word.endsWith('ing'))
  if (subject === '' && /^(?:is|are|was|were)$/.test(helper) && doing > 0 && doing < 4 && !PLACE.test(rest)) {
    const all = rest.split(' ')
    return { asked, helper, subject: all.slice(0, doing).join(' '), rest: all.slice(doing).join(' ') }
  }
  // 'What colour is the sky'.
  const isNamed =
    subject === '' &&
    (/^(?:where|when|why|how)$/i.test(asked) ||
      (asked.includes(' ') && /^(?:the|my|your|his|her|their|our|this|that) /i.test(rest)))
  return { asked, helper, ...(isNamed ? { subject: rest, rest: '' } : { subject, rest }) }
}

/** Where the subject ends that stands behind the helping verb; right behind that verb where it stands before it. */
function subjectEnd(words: string[], tokens: Token[], at: number): number | undefined {
  const next = words[at + 1] ?? ''
  const subject = tokens.findIndex(({ label }, index) => index > at && /^(?:nsubj|expl)/.test(label))
  const isOfNext = subject === at + 2 && /^(?:NOUN|PROPN)$/.test(tokens[subject]!.tag)
  if (PRONOUN.test(next) && !isOfNext) return at + 2
  const isAskedFirst =
    at > 0 &&
    !/^(?:where|when|why|how)$/i.test(words.slice(0, at).join(' ')) &&
    tokens.slice(0, at).some(({ label }) => label.startsWith('nsubj'))
  if (subject > 0) return lastOf(tokens, subject) + 1
  const done = words.findIndex((word, index) => index > at + 1 && isBase(word))
  if (/^(?:do|does|did)$/i.test(words[at]!) && done > 0) return done
  if (isAskedFirst) return at + 1
  // 'Does Bee look guilty', parsed as one noun.
  if (isBase(words[at + 2] ?? '')) return at + 2
  const noun = tokens.findIndex(({ tag }, index) => index > at && /^(?:NOUN|PROPN)$/.test(tag))
  const isNamed = /^(?:is|are|was|were)$/i.test(words[at]!) && words.length - at < 6 && words.length - at > 1
  if (!isNamed) return undefined
  return at === 0 ? Math.min(Math.max(noun, 1), words.length - 2) + 1 : noun < 0 ? at + 1 : noun + 1
}

/** The last word that belongs to a noun, right behind it, with no verb of its own: 'the light in the window'. */
function lastOf(tokens: Token[], noun: number): number {
  let last = noun
  const isWithin = (at: number): boolean => {
    for (let above = at; above >= 0; above = tokens[above]!.head) if (above === noun) return true
    return false
  }
  while (
    last + 1 < tokens.length &&
    isWithin(last + 1) &&
    !/^(?:VERB|AUX|PUNCT|ADV)$/.test(tokens[last + 1]!.tag)
  )
    last++
  return last
}

const isBase = (word: string): boolean => verbsOf(word.toLowerCase()).some(({ form }) => form === 'base')

/** 'Is he coming' of 'he is coming', 'does he come' of 'he comes'. */
export function putOf(text: string): string | undefined {
  const [, subject, helper, rest] =
    new RegExp(`^((?:\\S+ ){0,2}?\\S+) (${HELPER}) (.+)$`, 'i').exec(text) ?? []
  if (subject) return `${helper} ${subject} ${rest}`
  const [, who, verb = '', more = ''] = /^(i|you|he|she|it|we|they) (\p{L}+)(.*)$/iu.exec(text) ?? []
  const form = verbsOf(verb)[0]
  const helping = form && { past: 'did', s: 'does', base: 'do' }[form.form as 'past']
  return helping && `${helping} ${who} ${form.lemma}${more}`
}

const PLACE = /^(?:in|inside|on|at|under|behind|aboard|outside|around|with|near|not) /i

const ADVERB =
  /^(?:really|just|still|ever|actually|usually|always|even|last|first|also|once|often|never|then|now)$/

/** A question as a statement; `told` turns its words to whoever hears them. */
export function statementOf({ helper, subject, rest }: Parts, told: (words: string) => string): string {
  const who = told(subject.replace(/^(?:this|that)$/i, 'it').replace(/^(?:these|those)$/i, 'they'))
  const words = rest.split(' ').filter(Boolean)
  const at = words.findIndex((word) => !ADVERB.test(word))
  const typed = words[at] ?? ''
  const verb = verbsOf(typed)[0]?.lemma ?? typed
  const isDone = /^(?:do|does|did)$/.test(helper) && typed !== '' && typed !== 'not'
  const form = helper === 'did' ? pastOf(verb) : helper === 'does' ? thirdPerson(verb) : verb
  const isMany = who === 'there' && isPluralPhrase(rest)
  const head = isDone ? form : agreed(helper, isMany ? 'they' : who)
  const before = isDone ? words.slice(0, Math.max(at, 0)) : []
  const after = isDone ? words.slice(at + 1) : words
  return `${who} ${told([...before, head, ...after].join(' '))}`.trim()
}

const FORMS: Record<string, [i: string, one: string, many: string]> = {
  be: ['am', 'is', 'are'],
  was: ['was', 'was', 'were'],
  do: ['do', 'does', 'do'],
  have: ['have', 'has', 'have'],
}

const baseOf = (helper: string): string =>
  ({ is: 'be', are: 'be', am: 'be', were: 'was', does: 'do', has: 'have' })[helper] ?? helper

/** 'Was' as 'were' of 'you'; any but a pronoun keeps the form it was asked with. */
export function agreed(helper: string, subject: string): string {
  const forms = FORMS[baseOf(helper)]
  if (!forms || !/^(?:I|you|we|they|he|she|it|nobody|nothing|somebody|something)$/i.test(subject))
    return helper
  return forms[subject === 'I' ? 0 : /^(?:you|we|they)$/i.test(subject) ? 2 : 1]
}
