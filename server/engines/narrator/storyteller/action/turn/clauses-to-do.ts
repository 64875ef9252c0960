import type { Clause } from '../../language/clause.ts'
import { verbsOf } from '../../language/verb-forms.ts'
import { isAddedToOther, isSubordinate, withActors, withMoreSaid } from './join-clauses.ts'
import { withSpeech } from './said-clauses.ts'

const MOST_CLAUSES = 5

/** The clauses of a turn that are performed: joined where they belong together, without conditions and exclamations. */
export const clausesToDo = (clauses: Clause[], typed: string): Clause[] =>
  withMoreSaid(withActors(withSpeech(clauses, typed)))
    .flatMap(withErrand)
    .filter(
      (clause, at) =>
        !clause.isCondition &&
        !isRelative(clause) &&
        !isCompared(clause) &&
        !isAddedToOther(clause, clauses[at - 1]) &&
        !isSubordinate(clause, clauses[at - 1]),
    )
    .filter((clause, _, all) => all.length === 1 || !isExclaimed(clause, typed))
    .slice(0, MOST_CLAUSES)

const GOING = /^(?:go|enter|return|approach|drive|ride|sail|fly)$/
const ERRANDS = /^(?:ask|tell|warn|talk|find|search|buy)$/

/** 'I go to the village to ask the witch for help': there, the hero does so. */
const withErrand = (clause: Clause): Clause[] => {
  const { purpose, actor, polarity, modality, kind, text, whole = { text } } = clause
  const isErrand =
    kind === 'act' &&
    actor === 'hero' &&
    polarity === 'affirmed' &&
    modality === 'does' &&
    (clause.place ?? clause.target) !== undefined &&
    GOING.test(clause.act ?? '') &&
    ERRANDS.test(purpose?.act ?? '')
  return isErrand
    ? [
        { ...clause, whole },
        { ...purpose!, actor, modality, whole },
      ]
    : [clause]
}

/** 'Counts to ten like her grandma taught her': the grandma does nothing now. */
const isCompared = ({ whole, text, actor }: Clause): boolean =>
  typeof actor === 'object' &&
  /\b(?:like|as|than|as if|the way)$/i.test(whole?.text.split(` ${text}`)[0] ?? '') &&
  whole?.text !== text

/** ', which she had not expected' and 'they are exactly who is coming' ask nothing: they are told with what they tell of. */
function isRelative({ kind, whole, text }: Clause): boolean {
  const at = kind === 'question' ? (whole?.text.indexOf(` ${text}`) ?? -1) : -1
  const before = whole?.text.slice(0, at) ?? ''
  const [helper = '', verb = ''] = text.toLowerCase().split(' ')
  const isPredicate =
    /^(?:has|have|had|is|are|was|were)$/.test(helper) &&
    verbsOf(verb).some(({ form }) => /^(?:past|participle|ing)$/.test(form))
  return (
    at > 0 &&
    (isPredicate ||
      (before.endsWith(',')
        ? /^(?:which|who|whose)\b/i.test(text)
        : !/\b(?:and|but|then|so|or)$/i.test(before)))
  )
}

/** 'Ok. I go in', 'YES!!! We won': said to nobody. */
const isExclaimed = ({ kind, speech, text }: Clause, typed: string): boolean =>
  kind === 'speech' &&
  speech === text &&
  !typed.includes(`"${text}`) &&
  /^(?:ok|okay|uh|um|er|hm+|oh|ah|wow|phew|ugh|yay|haha|lol|right|well|whoa|yikes|great|alright|damn|(?:YES|NO)!*)$/.test(
    text,
  )

/** 'I want to scold her but instead I say …': something else is done. */
export const isKeptBack = (
  { kind, actor, modality, text }: Clause,
  next: Clause | undefined,
  typed: string,
): boolean =>
  actor === 'hero' &&
  (/^i (?:do not|don['’]?t|never|did not|didn['’]?t) (?:say|tell|ask|shout|answer)\b/i.test(text) ||
    kind === 'wish' ||
    modality === 'wants') &&
  next?.actor === 'hero' &&
  /\b(?:but|and),? (?:instead\b|(?:then )?i\b)|\binstead,? i\b/i.test(typed)

/** 'I whisper to him: “tonight”': only says that the next words are said. */
export const isLeadIn = ({ actor, act, said, speech, topic }: Clause, next: Clause | undefined): boolean =>
  actor === 'hero' &&
  /^(?:say|tell|whisper|shout)$/.test(act ?? '') &&
  !said &&
  !speech &&
  !topic &&
  next?.kind === 'speech' &&
  next.actor === 'hero'

/** 'I almost scream', 'I pretend that I did not see it': comes to nothing. */
export const isOnlyAlmost = ({ kind, text }: Clause): boolean =>
  /^(?:act|statement)$/.test(kind) &&
  /^(?:(?:but|and|then|so|\p{L}+,) )*(?:(?:i|he|she|it|we|they|(?:the |my )?\p{L}+) )?(?:almost|nearly|very nearly|pretends?(?= (?:not|that|i|to|like|he|she|it|we|they)\b)) /iu.test(
    text,
  )
