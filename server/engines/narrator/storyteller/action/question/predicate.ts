import { pastOf, verbsOf } from '../../language/verb-forms.ts'
import { thirdPerson } from '../../telling/noun.ts'
import { toldBack } from '../../telling/second-person.ts'
import { HERO, type World } from '../../world/world.ts'
import type { Asked } from './asked.ts'

const THERE_IS = /^\W*(?:and |but |so )*(is|are|was|were) there any(thing|body|one) (.+)$/i

const AUXILIARY =
  /^\W*(?:and |but |so |then |well |ok |okay )*(is|are|am|was|were|do|does|did|has|have|had|can|could|will|would|should|must|may|might|shall)\b( not\b)? (.+)$/i

/** A yes-or-no question as the two statements that may be its answer; undefined where its parts are not plain. */
export function statementsOf(asked: Asked, world: World): { yes: string; no: string } | undefined {
  const [, is, any, more] = THERE_IS.exec(asked.text) ?? []
  if (more) {
    const rest = toldBack(more, world)
    return {
      yes: `there ${is} some${any} ${rest}`,
      no: `there ${is} no${any === 'one' ? 'body' : any} ${rest}`,
    }
  }
  const inverted = asInverted(asked)
  const some = /^(\w+) any(one|body|thing) (.+)$/.exec(inverted)
  if (some) {
    const yes = statementsOf(
      {
        ...asked,
        about: undefined,
        name: undefined,
        question: { ...asked.question, about: undefined },
        text: `${some[1]} he ${some[3]}`,
      },
      world,
    )?.yes.replace(/^he\b/, some[2] === 'thing' ? 'something' : 'somebody')
    return yes === undefined ? undefined : { yes, no: yes.replace(/^some(?=body|thing)/, 'no') }
  }
  const found = AUXILIARY.exec(inverted)
  if (!found) return undefined
  const auxiliary = found[1]!.toLowerCase()
  const rest = restAfterSubject(found[3]!, asked)
  if (rest === undefined) return undefined
  const { about } = asked
  const isYou = about?.id === HERO || /^(?:i|we) /.test(found[3]!)
  const predicate = toldBack(rest, world)
    .replace(/\b(?:too|anyway|really|actually|still|even|ever|yet|now)\b ?/gi, '')
    .trim()
  const stated = predicate.replace(/\bany(?:one|body|thing)?\b/g, (word) =>
    word === 'any' ? 'some' : word.replace('any', 'some'),
  )
  const pronoun =
    !about && typeof asked.question.about === 'object' ? asked.question.about.pronoun : undefined
  const pointed = typeof asked.question.about === 'object' ? (asked.question.about.pronoun ?? '') : ''
  const isPointed = /^(?:that|this)$/.test(pointed) || (pointed === 'it' && /^an? /.test(predicate))
  const subject = isYou
    ? 'you'
    : isPointed
      ? 'it'
      : about
        ? '[object]'
        : (pronoun ?? /^(?:he|she|it|they)\b/.exec(found[3]!)?.[0])
          ? (pronoun ?? /^(?:he|she|it|they)\b/.exec(found[3]!)?.[0])
          : asked.name
            ? '[name]'
            : 'it'
  const slot = about ? 'object' : 'name'
  const isThey = subject === 'they'
  const agree = (verb: string) =>
    isYou || isThey
      ? ({ be: 'are', was: 'were', have: 'have', do: 'do' } as Record<string, string>)[verb]!
      : (about || asked.name) && !isPointed
        ? `[${slot}${verb === 'be' ? '.is' : verb === 'was' ? '.was' : verb === 'have' ? '.has' : '.does'}]`
        : ({ be: 'is', was: 'was', have: 'has', do: 'does' } as Record<string, string>)[verb]!
  const isMany = isYou || isThey || about?.isPlural === true || about?.kind === 'group'
  if (/^(?:do|does|did)$/.test(auxiliary)) {
    const [deed = '', ...tail] = stated.split(' ')
    if (!/^[a-z]+$/.test(deed)) return undefined
    if (/^used?$/.test(deed) && tail[0] === 'to')
      return { yes: `${subject} used ${tail.join(' ')}`, no: `${subject} never used ${tail.join(' ')}` }
    const done = auxiliary === 'did' ? pastOf(deed) : isMany ? deed : thirdPerson(deed)
    const helper = auxiliary === 'did' ? 'did' : agree('do')
    return { yes: `${subject} ${[done, ...tail].join(' ')}`, no: `${subject} ${helper} not ${predicate}` }
  }
  if (predicate === '') return undefined
  const helper = /^(?:is|are|am)$/.test(auxiliary)
    ? agree('be')
    : /^(?:was|were)$/.test(auxiliary)
      ? agree('was')
      : /^(?:has|have)$/.test(auxiliary)
        ? agree('have')
        : auxiliary
  return { yes: `${subject} ${helper} ${stated}`, no: `${subject} ${helper} not ${predicate}` }
}

/** The words after the subject of the question. */
function restAfterSubject(words: string, { question, about, name }: Asked): string | undefined {
  const own = /^(?:i|we) (.+)$/.exec(words)?.[1]
  if (own) return own
  const mention = typeof question.about === 'object' ? question.about : undefined
  const pronoun = mention?.pronoun ?? /^(?:i|we|you|he|she|it|they|this|that|these|those)\b/.exec(words)?.[0]
  if (pronoun && words.startsWith(`${pronoun} `)) return words.slice(pronoun.length + 1)
  const typed = mention?.text.toLowerCase() ?? name?.toLowerCase() ?? about?.name.toLowerCase()
  const at = typed === undefined ? -1 : words.indexOf(typed)
  if (at < 0 || at > 12) return undefined
  return words.slice(at + typed!.length).trim()
}

/** 'if the pilot is breathing' as 'is the pilot breathing', 'whether she wears it' as 'does she wear it'. */
function asInverted({ text, question }: Asked): string {
  const embedded = /^(?:if|whether) (.+)$/.exec(text)?.[1]
  if (!embedded) return text
  const helped = /^(.+?) (is|are|was|were|has|have|had|can|could|will|would|does|did) (.+)$/.exec(embedded)
  if (helped) return `${helped[2]} ${helped[1]} ${helped[3]}`
  const words = embedded.split(' ')
  const at = words.findIndex(
    (word, index) => index > 0 && verbsOf(word).some(({ lemma }) => lemma === question.predicate),
  )
  if (at < 0) return text
  const helper = verbsOf(words[at]!).some(({ form }) => form === 'past')
    ? 'did'
    : /^(?:i|we|you|they)$/.test(words[0]!)
      ? 'do'
      : 'does'
  return [helper, ...words.slice(0, at), question.predicate, ...words.slice(at + 1)].join(' ')
}
