import { isKindOf, sensesOf } from '#server/ground/wordnet/wordnet.ts'
import type { Clause, Mention } from '../language/clause.ts'
import { isTangible } from '../language/noun-kinds.ts'
import { isBodyPart, isOfClass, isTooBig } from '../content/things.ts'
import { kindOfPlace } from '../content/places.ts'
import { canSpeak } from '../world/can-speak.ts'
import { type Entity, HERO, heroOf, isBeing, isPresent } from '../world/world.ts'
import { typedOf } from '../telling/meant-by.ts'
import { kindsOf, kindsOfDoer } from '../telling/outcome-table.ts'
import { isHandy } from '../telling/surely-of.ts'
import { wordsOf } from '../telling/polish.ts'
import { onlookerOf } from '../telling/onlooker.ts'
import { sayOutcome } from '../telling/say-outcome.ts'
import { isRole } from '../scenario/roles.ts'
import type { Scene } from './scene.ts'

const LACK =
  /\b(?:out of|(?:run|ran|runs|running) (?:out|low|short) (?:of|on)|low on|short of)\b|\bno (?:\p{L}+ ){1,3}left\b|\bno more\b/iu
const ACCUSED =
  /^(?:killer|murderer|thief|spy|liar|traitor|fraud|cheat|impostor|culprit|witch|vampire|criminal|burglar|poisoner)$/
const STATE =
  /\b(?:am|is|are|get|gets|getting|feel|feels|seem|seems|look|looks)(?: (?:all|so|very|too|really|completely|totally|quite|pretty|still|already|just|a bit|much|far|a lot|\p{L}+ly))* (\p{L}+)(?: (?:in|out) here| now| again)?\W*$/iu

/** How it shows here and now that what the player says is so; false where it surely shows in nothing. */
export function takeStated(scene: Scene, clause: Clause, subject: Entity | undefined): boolean {
  const { text, object, polarity, tense } = clause
  if (tense === 'past' && !LACK.test(text)) return false
  const isOfHero = clause.actor === 'hero' || clause.actor === 'companions'
  const lacked =
    LACK.test(text) || (polarity === 'negated' && clause.act === 'have' && isOfHero)
      ? (object ?? clause.place ?? clause.target)
      : undefined
  if (lacked) return lacks(scene, lacked, isOfHero ? undefined : subject)
  if (polarity === 'negated') return false
  if (clause.act === 'have' && object) return has(scene, object, subject)
  const isHere =
    subject !== undefined && subject.id !== HERO && isBeing(subject) && isPresent(scene.world, subject)
  if (isHere && object?.pronoun === 'me')
    return sayOutcome(scene, [clause.verb ?? ''], ['hero'], { actor: subject })
  if (isHere && object && clause.verb === 'be') return isCalled(scene, object, subject)
  // 'It's empty except for a chair', 'I taste the soup. It is hot.'
  if (/\b(?:except|but|apart from|save for)\b/.test(text)) return false
  const how = (STATE.exec(text)?.[1] ?? clause.complement?.split(' ').at(-1))?.toLowerCase()
  if (!how) return false
  const names = [how, ...(sensesOf(how, 'adj')[0]?.words ?? [])].map((word) => `is_${word}`)
  if (isOfHero) {
    const who = onlookerOf(scene, [])
    const actor = heroOf(scene.world)
    return (
      (who !== undefined && sayOutcome(scene, names, ['seen'], { who })) ||
      sayOutcome(scene, names, ['self'], { actor })
    )
  }
  if (
    clause.actor === 'nobody' ||
    (typeof clause.actor === 'object' && clause.actor.pronoun === 'it' && !subject)
  )
    return scene.reply.words - wordsOf(text).length < 3 && sayOutcome(scene, names, ['it'], {})
  if (!subject) return false
  return sayOutcome(scene, names, kindsOfDoer(subject), { actor: subject })
}

/** 'We are out of milk', 'the car is out of petrol'. */
function lacks(scene: Scene, mention: Mention, actor: Entity | undefined): boolean {
  const what = /^(?:time|breath)$/.exec(mention.head)?.[0]
  if (what)
    return (
      (!actor || isBeing(actor)) &&
      sayOutcome(scene, ['=lack'], [what], { actor: actor ?? heroOf(scene.world) })
    )
  if (!isTangible(mention.head) || isRole(mention.head)) return false
  return sayOutcome(scene, ['=lack'], actor ? kindsOf(actor) : ['any'], { actor, object: typedOf(mention) })
}

/** 'I have a knife', 'he has a gun'. */
function has(scene: Scene, mention: Mention, subject: Entity | undefined): boolean {
  if (
    !subject ||
    isBodyPart(mention.head) ||
    !isHandy(mention.head) ||
    !isTangible(mention.head) ||
    (subject.id === HERO &&
      (kindOfPlace(mention.head) !== undefined ||
        isTooBig(mention.head) ||
        isOfClass(mention.head, 'vehicle'))) ||
    (mention.amount ?? 1) > 20
  )
    return false
  const object = typedOf({ ...mention, determiner: 'the' })
  if (!object || isBeing(object)) return false
  return sayOutcome(scene, [subject.id === HERO ? '=have' : '=holds'], ['any'], { actor: subject, object })
}

/** 'He is my brother', 'she is the thief': said of somebody who hears it. */
function isCalled(scene: Scene, { head }: Mention, actor: Entity): boolean {
  if (!canSpeak(actor) || scene.reply.text.includes('“')) return false
  const name = ACCUSED.test(head)
    ? '=accused'
    : isKindOf(head, 'relative') || /^(?:friend|boss|neighbou?r|ex)$/.test(head)
      ? '=kin'
      : undefined
  return name !== undefined && sayOutcome(scene, [name], ['does'], { actor })
}
