import { capitalised, lowerFirst } from '../language/letter-case.ts'
import type { Clause } from '../language/clause.ts'
import { verbOfSense } from '../language/verb-senses.ts'
import { type Entity, HERO, type World } from '../world/world.ts'
import { isForm, thirdPerson, verbsOf } from '../language/verb-forms.ts'
import { formOf, nounOf } from './noun.ts'
import { toldBack } from './second-person.ts'

export const OPENERS =
  /^(?:(?:and|but|so(?! (?:do|did|is|are|was|were|ha[sd]|have|can|could|will|would)(?:es)?\b)|then|well|ok|okay|fine|right|alright|anyway|oh|yes|yeah|yep|nope|nah|no(?=,| (?:i|you|he|she|it|we|they|wait|that|this|there|the|my)\b)|now|of course|maybe|also|plus|luckily|sadly|unfortunately|suddenly),? )+(?=\p{L})/iu

/** Spaces and capitals as in print. */
const tidied = (text: string): string =>
  text
    .replace(/\s+([,.;:!?])/g, '$1')
    .replace(/\bi\b(?!['’])/g, 'I')
    .replace(/\bcan not\b/g, 'cannot')
    .replace(/[\s,.;:!?…]+$/, '')
    .trim()

/** What the hero does, after 'you' and in the present: 'wrap your coat around her'. */
export function retoldDeed(clause: Clause, world: World): string {
  const { lead, deed } = partsOf(clause, world)
  return lead === '' ? deed : `${deed}, ${lead}`
}

/** The hero's deed as a sentence; what was put before it stays there: 'Halfway across you hit a sandbank.' */
export function retoldByHero(clause: Clause, world: World): string {
  // Whoever it is, it is not the hero.
  if (/^(?:he|she|it|they|me and) \p{L}/iu.test(clause.text))
    return `${capitalised(toldBack(tidied(clause.text), world))}.`
  // 'Next morning a second garden is discovered': nothing that the hero does.
  if (isUntold(clause)) return `${capitalised(toldBack(tidied(clause.text), world))}.`
  const { lead, deed } = partsOf(clause, world)
  return `${capitalised(lead === '' ? `you ${deed}` : `${lead} you ${deed}`).replace(/\b(you) am\b/iu, '$1 are')}.`
}

/** A whole typed sentence told back; where it begins with what the hero is to do, it is what the hero does. */
export function retoldWhole(
  { text, verb, kind, actor }: Pick<Clause, 'text' | 'verb' | 'kind' | 'actor'>,
  world: World,
): string {
  const typed = tidied(
    text
      .replace(OPENERS, '')
      .replace(/^let(?:['’]s| us) /i, 'we ')
      .replace(/\s*—\s*/g, ' – '),
  )
  const told = toldBack(typed, world)
  const [first = ''] = typed.split(' ')
  const lemma = formsIn(first.toLowerCase(), { verb }).find(({ form }) => form === 'base')?.lemma
  const isOwn = verb?.split(' ')[0] === lemma
  // 'Tell Nell to sit down': it is the hero who tells her.
  const isBare =
    lemma !== undefined && ((kind === 'act' && actor === 'hero' && isOwn) || (kind === 'order' && !isOwn))
  return `${isBare ? `You ${lowerFirst(told)}` : capitalised(told)}.`
}

/** No 'I', and no verb that could be an 'I' left out. */
function isUntold({ text, verb }: Clause): boolean {
  const words = text.replace(OPENERS, '').split(' ')
  return (
    !/\b(?:i|we|me|my|us|our|let|you)\b/i.test(text) &&
    words.length > 1 &&
    !words
      .slice(0, 3)
      .some((word) => verbsOf(word.toLowerCase()).length > 0 || verbOfSense(word.toLowerCase())) &&
    (verb === undefined || !words.slice(0, 3).includes(verb))
  )
}

/** So many words before 'I' are no deed of their own, but say when and where. */
const LONG_LEAD = 12

function partsOf({ text, verb, tense }: Clause, world: World): { lead: string; deed: string } {
  const typed = tidied(text.replace(OPENERS, '').replace(/^let(?:['’]s| us) /i, 'we '))
  const subject =
    /(?:^|\s)(?:i|we)(?: (?:(?:do|did|does)(?! (?:it|that|this|so|the|my|an?|what|as|all|\w*thing|some|nothing)\b)|will|would|can|could|have to|try to|need to|want to))* /i.exec(
      typed,
    )
  // 'Show him I'm not armed': what leads is a deed of its own, and no time or place.
  const isLate =
    subject &&
    subject.index > 0 &&
    typed.slice(0, subject.index).split(' ').length < LONG_LEAD &&
    (!isForm(typed.split(' ')[0]!.toLowerCase(), 'base') || /^back (?:at|in|on|from|by|with)\b/i.test(typed))
  const lead =
    isLate &&
    !/^(?:can|could|may|should|shall|will|would|do|did|what if|how about)$/i.test(
      typed.slice(0, subject.index),
    )
      ? typed.slice(0, subject.index).replace(/^([^,]+),$/, '$1')
      : ''
  const rest =
    subject && (subject.index === 0 || isLate) ? typed.slice(subject.index + subject[0].length) : typed
  const done = rest
    .replace(/\bus (both|all|two)\b/gi, '$1 of you')
    .replace(
      /^(\w+) (me|us)\b/i,
      (_, act: string, whom: string) => `${act} ${/me/i.test(whom) ? 'yourself' : 'yourselves'}`,
    )
  const deed = toldBack(
    lowered(done.replace(OPENERS, ''))
      .replace(/^(?:not|never) /i, '')
      .replace(/^trying (?=to )/i, 'try '),
    world,
  )
  return {
    lead: toldBack(lead, world),
    deed: PAST.test(text) ? deed : inPresent(deed, verb, tense === 'past'),
  }
}

/** 'Listen' of a suggestion stands within a sentence. */
const lowered = (text: string): string =>
  verbsOf(text.split(' ')[0]!.toLowerCase()).length > 0 || verbOfSense(text.split(' ')[0]!.toLowerCase())
    ? lowerFirst(text)
    : text

/** What was long ago stays past. */
const PAST =
  /\b(?:ago|yesterday|as (?:a )?(?:kids?|child(?:ren)?|boys?|girls?)|last (?:night|week|year|month|summer|time)|back then|when (?:i|we) (?:was|were))\b/i

/** 'opened the door' → 'open the door', 'opening it' → 'open it'. */
function inPresent(deed: string, verb: string | undefined, isPast: boolean): string {
  const words = deed.split(' ')
  const at = words
    .slice(0, 4)
    .findIndex((word) =>
      verbsOf(word.toLowerCase()).some(
        ({ lemma, form }) =>
          form !== 'base' && (!verb || verb.startsWith(lemma)) && (isPast || form !== 'past'),
      ),
    )
  if (
    at < 0 ||
    // 'Lay your sword down', which is no 'lie'.
    (words[at] === 'lay' && /^(?:your|the|an?|it|him|her|them|this|that)$/i.test(words[at + 1] ?? '')) ||
    // 'Have only ever called him Father' is no deed of now.
    words.slice(0, at).some((word) => /^(?:have|has|had)$/.test(word)) ||
    // 'Start laughing', 'all start laughing'.
    words
      .slice(0, at)
      .some((word) => /^(?:start|begin|keep|stop|try|go|finish|practise|practice|enjoy)$/.test(word))
  )
    return deed
  const found = verbsOf(words[at]!.toLowerCase())
  if (found.some(({ form }) => form === 'base') && !isPast) return deed
  words[at] = found.find(({ lemma }) => !verb || verb.startsWith(lemma))!.lemma
  return words.join(' ').replace(/^(?:am|is|are) /, '')
}

/** The forms a word may be as the verb of its clause, one that WordNet alone has too. */
function formsIn(word: string, { verb }: Pick<Clause, 'verb'>) {
  const known = verbsOf(word)
  const sensed = known.length === 0 && verb ? verbOfSense(word) : undefined
  return sensed && verb?.split(' ')[0] === sensed.lemma ? [sensed] : known
}

/** What somebody or something else does or is, as the player told it; one who is not named again is named. */
export function retoldByOther(clause: Clause, actor: Entity | undefined, world: World): string {
  const typed = tidied(toldBack(clause.text.replace(OPENERS, ''), world)).replace(
    /^there is (?=(?:two|three|four|five|six|seven|eight|nine|ten|many|several|lots|some \w+s|\d{1,4})\b)/i,
    'there are ',
  )
  const first = typed.split(' ')[0]!.toLowerCase()
  // 'I nod and have a scone': said of the hero again.
  if (clause.actor === 'hero' && formsIn(first, clause).some(({ form }) => form === 'base'))
    return `You ${lowered(typed)}.`
  const isJoined =
    actor !== undefined &&
    actor.id !== HERO &&
    (formsIn(first, clause).length > 0 || /^(?:will|would|can|could)$/.test(first)) &&
    typeof clause.actor === 'object' &&
    !startsWithMention(typed, clause)
  if (!isJoined) return `${capitalised(typed)}.`
  // 'It winks and whispers': who does it is said again.
  const isMany = actor.isPlural || actor.kind === 'group'
  const [form] = formsIn(first, clause)
  const verb =
    !form || /^(?:past|participle)$/.test(form.form) ? first : isMany ? form.lemma : thirdPerson(form.lemma)
  return `${capitalised(formOf(nounOf(actor), '')!)} ${verb}${typed.slice(first.length)}.`
}

const startsWithMention = (typed: string, { actor, verb }: Clause): boolean => {
  const mention = typeof actor === 'object' ? actor : undefined
  if (!mention) return true
  const isVerbFirst = formsIn(typed.split(' ')[0]!.toLowerCase(), { verb }).some(({ form }) => form === 's')
  const start = typed
    .toLowerCase()
    .split(' ')
    .slice(0, mention.pronoun && isVerbFirst ? 2 : 6)
  return [...mention.text.toLowerCase().split(' '), mention.pronoun ?? '', mention.head].some(
    (word) => word !== '' && start.slice(0, Math.max(2, start.length - 1)).includes(word),
  )
}
