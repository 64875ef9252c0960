import type { Clause } from '../language/clause.ts'
import { verbsOf } from '../language/verb-forms.ts'
import { isAddedToOther, isMeanwhile, withActors, withMoreSaid, withReasons } from './join-clauses.ts'
import { withSpeech } from './said-clauses.ts'

/** 'If so I run': hangs on what was asked before. */
export const IF_SO = /^(?:so|yes|it is|he is|she is|they are|there is)\b,? ?(?:then )?(?=i |we )/i

const MOST_CLAUSES = 5

/** The clauses of a turn that are performed: joined where they belong together, without conditions and exclamations. */
export const clausesToDo = (clauses: Clause[], typed: string): Clause[] =>
  withMoreSaid(withActors(withReasons(withSpeech(clauses, typed))))
    .filter(
      (clause, at) =>
        (!clause.isCondition || IF_SO.test(clause.text)) &&
        !isRelative(clause) &&
        !isAddedToOther(clause, clauses[at - 1]) &&
        !isMeanwhile(clause, clauses[at - 1]),
    )
    .filter((clause, _, all) => all.length === 1 || !isExclaimed(clause, typed))
    .map((clause, at, all): Clause =>
      isOwnAgain(clause, all[at - 1]) ? { ...clause, kind: 'act', actor: 'hero' } : clause,
    )
    .slice(0, MOST_CLAUSES)

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

/** 'Tell her to stay back and open the door': whoever stays does no more, and the rest is the hero's own. */
const isOwnAgain = ({ kind, text, verb = '' }: Clause, before: Clause | undefined): boolean =>
  kind === 'order' &&
  before?.kind === 'order' &&
  (before.polarity === 'negated' || /^(?:wait|hide)$/.test(before.act ?? '') || before.verb === 'stay') &&
  /^(?:tell|ask|order|warn|beg|get|make|have)\b|^(?:i|we) /i.test(before.text) &&
  new RegExp(`^(?:\\p{L}+ly )?${verb}\\b`, 'iu').test(text) &&
  !/\b(?:me|myself|him|her|his)\b/i.test(text.replace(/\bbehind me\b/i, ''))

/** What was not to be had keeps nobody from something else; who got nowhere does nothing there. */
export const isApart = (clause: Clause, before: Clause): boolean => {
  const lost = before.object?.head ?? before.target?.head
  return (
    !/^(?:go|leave|enter|return|approach|follow|flee|climb)$/.test(before.act ?? '') &&
    lost !== undefined &&
    ![clause.object, clause.target, clause.instrument].some(
      (part) => part && (part.head === lost || /^(?:it|them|one|he|she|him|her)$/.test(part.pronoun ?? '')),
    )
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

/** 'I ask what his name is and he says it's Todd': the answer is told, too. */
export const isAnsweredNext = ({ actor, verb = '' }: Clause, next: Clause | undefined): boolean =>
  actor === 'hero' &&
  /^(?:ask|beg)$/.test(verb) &&
  typeof next?.actor === 'object' &&
  /^(?:say|answer|reply|tell|nod|shrug|shake|laugh|whisper|refuse|agree|claim|mutter|mumble)$/.test(
    next.verb ?? '',
  )

/** 'But he does not move': that somebody does not do as they were told. */
export const isUnheeded = (next: Clause | undefined): boolean =>
  typeof next?.actor === 'object' &&
  next.polarity === 'negated' &&
  next.tense === 'present' &&
  /^(?:but )?(?:he|she|it|they) (?:do|does) not (?:move|come|stop|listen|answer|react|hear|obey|budge|turn)\b/i.test(
    next.text,
  )

/** 'I almost scream', 'I pretend that I did not see it': comes to nothing. */
export const isOnlyAlmost = ({ kind, text }: Clause): boolean =>
  /^(?:act|statement)$/.test(kind) &&
  /^(?:(?:but|and|then|so|\p{L}+,) )*(?:(?:i|he|she|it|we|they|(?:the |my )?\p{L}+) )?(?:almost|nearly|very nearly|pretends?(?= (?:not|that|i|to|like|he|she|it|we|they)\b)) /iu.test(
    text,
  )

/** 'Captain, put that down, nobody wants to hurt you': the rest of what he is told. */
export const isToldToo = ({ actor, text }: Clause, before: Clause | undefined): boolean =>
  /^(?:order|speech)$/.test(before?.kind ?? '') &&
  actor === 'nobody' &&
  /^(?:nobody|no one|everybody|everything|it|there|that)\b.*\byou\b/i.test(text)
