import { isKindOf } from '#server/ground/wordnet/wordnet.ts'
import type { FoundPerson } from '../found-person.ts'
import { isRole } from '../roles.ts'
import type { Cast, Scene } from './cast.ts'
import { isPlaceNoun } from '../../language/noun-kinds.ts'
import { caseOf, childOf, type Node } from './parsed-text.ts'
import type { Phrase } from './phrase.ts'
import { evilRole, killing, seeking } from './verbs.ts'

const TAKING =
  /^(?:take|kidnap|capture|imprison|arrest|abduct|seize|snatch|jail|hold|lock|trap|detain|enslave|steal|catch|cage|buy|drag(?= )|carry(?= )|haul(?= ))(?: (?:up|away|off))?$/
const LEAVING =
  /^(?:vanish|disappear|flee|escape|bolt|desert|elope|quit|resign|wander|leave|run|(?:run|wander|swim|ride|sail|walk|drive|go|move|storm|fly) (?:off|away|out))$/
const LOST = /^(?:missing|gone|lost|away|absent|abroad|overdue|somewhere)$/
const HELD = /^(?:prisoner|hostage|captive|trapped|imprisoned|captured|kidnapped|jailed|locked|caged)$/
const PRISON = /^(?:prison|jail|dungeon|cell|gaol|gallows|cage)$/
const DEATH =
  /^(?:body|corpse|murder|death|ash|ashes|grave|funeral|killer|murderer|killing|wake|loss|drowning)$/

const of = (person: FoundPerson): string => person.role?.split(' ').at(-1) ?? ''

/** What the words of a phrase tell: 'my late aunt', 'his missing twin', 'the murder of Judge Whitlock'. */
export function fateByPhrase(cast: Cast, person: FoundPerson, phrase: Phrase): void {
  const { head, adjectives, isOwner, words } = phrase
  const [over, preposition] = [head.head, caseOf(head)]
  const is = (list: RegExp) => adjectives.some((word) => list.test(word))
  if (is(/^(?:late|dead|murdered|deceased|slain|departed)$/)) cast.mark([person], 'dead', head)
  if (is(/^(?:missing|lost|vanished|runaway|long-lost|disappeared)$/)) cast.mark([person], 'absent', head)
  if (is(/^(?:captive|kidnapped|imprisoned|captured|stolen)$/)) cast.mark([person], 'captive', head)
  if (isOwner && DEATH.test(cast.nodes[words.at(-1)!.at + 2]?.plain ?? '')) cast.mark([person], 'dead', head)
  if (over && DEATH.test(over.lemma) && head.label.startsWith('nmod') && preposition === 'of')
    cast.mark([person], 'dead', head)
  // 'A samurai without a master'.
  if (preposition === 'without' && phrase.determiner !== undefined) cast.mark([person], 'absent', head)
  if (preposition === 'from' && (over?.lemma === 'inherit' || over?.head?.lemma === 'inherit'))
    cast.mark([person], 'dead', head)
}

const isHeir = ({ label, plain }: Node): boolean => label === 'iobj' && /^(?:me|us|you)$/.test(plain)
const isEstate = ({ label, lemma }: Node): boolean =>
  label === 'obj' &&
  (isPlaceNoun(lemma) || /^(?:fortune|money|estate|house|home|ring|watch|everything|debts?)$/.test(lemma))

const isMovingOff = ({ label, lemma }: Node): boolean =>
  label === 'advcl' && /^(?:move|retire|emigrate|marry|leave|go|run|sail)$/.test(lemma)

/** Marks who is dead, captive or gone by what a clause says of them. */
export function fateByClause(scene: Scene): void {
  const { frame, cast, subjects, told, objects, byHero, isSo } = scene
  const { verb, lemma, isPast } = frame
  const dead = isDead(scene)
  if (dead) cast.mark(dead, 'dead', verb, byHero ? undefined : (subjects[0] ?? scene.agents[0]))
  taken(scene)
  // 'My grandmother left me her house'.
  if (lemma === 'leave' && isPast && isSo && verb.children.some(isHeir) && verb.children.some(isEstate))
    // 'When she moved to Portugal'.
    cast.mark(
      subjects,
      cast.nodes.some((node) => node.sentence === verb.sentence && isMovingOff(node)) ? 'absent' : 'dead',
      verb,
    )
  const isHeld = HELD.test(verb.plain) && (verb.tag !== 'VERB' || lemma === 'trap' || frame.isPassive)
  const isInPrison =
    frame.obliques.some(([preposition, noun]) => preposition === 'in' && PRISON.test(noun.lemma)) ||
    (caseOf(verb) === 'in' && PRISON.test(verb.lemma))
  const isOfHero = frame.told.some((node) => cast.isWithHero(node))
  if (isSo && !isOfHero && (isHeld || isInPrison)) cast.mark(told, 'captive', verb)
  if (lemma === 'hang' && !isPast) cast.mark(subjects, 'captive', verb)
  if (
    isSo &&
    caseOf(verb) === 'on' &&
    childOf(verb, /^cop$/) &&
    /^(?:phone|line|radio|intercom)$/.test(verb.lemma)
  )
    for (const person of told) person.isOnLine = true
  else if (isGone(scene)) {
    cast.mark(told, 'absent', verb)
    // 'Lucia left for New York with Carmine': both have.
    for (const [preposition, noun] of frame.obliques)
      if (preposition === 'with') cast.mark(cast.meant(noun), 'absent', verb)
  }
  if (isSo && byHero && lemma === 'lose') cast.mark(objects, 'absent', verb)
  // 'I find a child on the doorstep': it is there.
  if (seeking.test(lemma) && !(frame.isReal && (isPast || lemma === 'find')))
    cast.mark(
      objects.filter((person) => !evilRole.test(of(person))),
      'absent',
      verb,
    )
  if (byHero && /^(?:look|search|hunt|wait)$/.test(lemma))
    for (const [preposition, noun] of frame.obliques)
      if (preposition === 'for') cast.mark(cast.meant(noun), 'absent', verb)
  const isAsleep = [verb, ...verb.children].some(({ plain }) =>
    /^(?:asleep|sleeping|unconscious|fainted|comatose)$/.test(plain),
  )
  if (isSo && (isAsleep || (lemma === 'sleep' && !isPast))) for (const person of told) person.isAsleep = true
}

/** Who is dead by a clause. */
function isDead({ frame, subjects, objects, byHero, isSo }: Scene): FoundPerson[] | undefined {
  const { verb, lemma, isPast, complement } = frame
  const cop = childOf(verb, /^cop$/)
  if (/^(?:say|believe|think|presume)$/.test(verb.lemma) && complement?.plain === 'dead') return objects
  if (!isSo) return undefined
  if (isPast && /^(?:die|perish|drown|starve|pass away)$/.test(lemma) && frame.objects.length === 0)
    return subjects
  if (isPast && killing.test(lemma) && !byHero) return objects
  if (cop && !frame.isFuture && /^(?:dead|murdered|killed|slain)$/.test(verb.plain)) return subjects
  if (
    /^(?:find|lie|fall|drop|leave)$/.test(verb.lemma) &&
    /^(?:dead|murdered|hanged|drowned)$/.test(complement?.plain ?? '')
  )
    return objects.length > 0 ? objects : subjects
  return undefined
}

/** 'They took my father', 'the sea took him', 'she sold my horse'. */
function taken({ frame, cast, subjects, objects, agents, byHero, isSo }: Scene): void {
  const { verb, lemma, isPast } = frame
  const doer = subjects[0] ?? agents[0]
  const others = objects.filter((person) => person !== doer)
  if (isSo && !byHero && TAKING.test(lemma) && !(verb.lemma === 'catch' && !isPast)) {
    const [taker] = frame.subjects
    const isByNoOne = taker?.tag === 'NOUN' && subjects.length === 0 && !isRole(taker.lemma)
    if (isByNoOne && /^(?:take|snatch)$/.test(verb.lemma))
      cast.mark(others, isKindOf(taker.lemma, 'vehicle') ? 'absent' : 'dead', verb)
    else {
      cast.mark(others, 'captive', verb, doer)
      if (others.length > 0 && doer) cast.oppose([doer], 3)
    }
  }
  const isPronoun = frame.objects.some(({ tag }) => tag === 'PRON')
  if (
    /^(?:rescue|free|ransom|release|liberate|break(?: out)?)$/.test(lemma) &&
    (byHero || !frame.isReal) &&
    !frame.isNegated &&
    !isPronoun
  )
    cast.mark(objects, 'captive', verb)
}

function isGone({ frame, cast, isSo, toHero }: Scene): boolean {
  const { verb, lemma, isPast } = frame
  const isWithUs = frame.obliques.some(([preposition, noun]) => preposition === 'with' && cast.isHero(noun))
  const isAlone = frame.objects.length === 0 || /^(?:quit|flee|escape|desert)$/.test(lemma)
  const isLeft = LEAVING.test(lemma) || verb.children.some(({ plain }) => plain === 'missing')
  if (isSo && isPast && !isWithUs && isAlone && isLeft) return true
  if (
    isSo &&
    LOST.test(verb.plain) &&
    (verb.tag !== 'VERB' ||
      (/^(?:missing|gone)$/.test(verb.plain) && frame.objects.length === 0) ||
      (frame.objects.length === 0 && frame.obliques.length === 0))
  )
    return true
  if (
    isSo &&
    childOf(verb, /^cop$/) &&
    caseOf(verb) === 'on' &&
    (isKindOf(verb.lemma, 'vehicle') || /^(?:break|leave|holiday|vacation|screen|strike)$/.test(verb.lemma))
  )
    return true
  // 'My daughter is not on the platform'.
  if (
    frame.isNegated &&
    !isPast &&
    childOf(verb, /^cop$/) &&
    /^(?:in|on|at|with|there|here|home)$/.test(caseOf(verb) ?? verb.plain)
  )
    return true
  if (
    frame.isNegated &&
    isPast &&
    /^(?:return|arrive|show|show up|turn up|write|come(?: (?:back|down|home|up))?)$/.test(lemma)
  )
    return true
  // Who has sent a letter is not here with it.
  return isPast && /^(?:write|send|mail|text|email|post)$/.test(lemma) && toHero && frame.objects.length > 1
}
