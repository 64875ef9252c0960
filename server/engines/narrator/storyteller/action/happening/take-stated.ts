import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import type { Clause, Mention } from '../../language/clause.ts'
import { isHandy, isTangible } from '../../language/noun-kinds.ts'
import { isBodyPart, isOfClass, isTooBig } from '../../content/things.ts'
import { kindOfPlace } from '../../content/places.ts'
import { type Entity, heroOf, isBeing } from '../../world/world.ts'
import { typedOf } from '../../telling/meant-by.ts'
import { kindsOfDoer } from '../../telling/outcome-table.ts'
import { wordsOf } from '../../telling/polish.ts'
import { sayOutcome } from '../../telling/say-outcome.ts'
import type { Scene } from '../scene.ts'

const LACK =
  /\b(?:out of|(?:run|ran|runs|running) (?:out|low|short) (?:of|on)|low on|short of)\b|\bno (?:\p{L}+ ){1,3}left\b|\bno more\b/iu
const STATE =
  /\b(?:am|is|are|get|gets|getting|feel|feels|seem|seems|look|looks)(?: (?:all|so|very|too|really|completely|totally|quite|pretty|still|already|just|a bit|much|far|a lot|\p{L}+ly))* (\p{L}+)(?: (?:in|out) here| now| again)?\W*$/iu

/** How it shows here and now that what the player says is so; false where it surely shows in nothing. */
export function takeStated(scene: Scene, clause: Clause, subject: Entity | undefined): boolean {
  const { text, object, polarity, tense } = clause
  if (tense === 'past' && !LACK.test(text)) return false
  const isOfHero = clause.actor === 'hero' || clause.actor === 'companions'
  const isNegated = polarity === 'negated'
  if (isOfHero && (LACK.test(text) || (isNegated && clause.act === 'have')))
    return lacks(scene, object ?? clause.place ?? clause.target)
  if (isNegated) return false
  if (clause.act === 'have' && object) return isOfHero && has(scene, object)
  // 'It's empty except for a chair'.
  if (/\b(?:except|but|apart from|save for)\b/.test(text)) return false
  const how = (STATE.exec(text)?.[1] ?? clause.complement?.split(' ').at(-1))?.toLowerCase()
  if (!how) return false
  const names = [how, ...(sensesOf(how, 'adj')[0]?.words ?? [])].map((word) => `is_${word}`)
  if (isOfHero) return sayOutcome(scene, names, ['self'], { actor: heroOf(scene.world) })
  const isOfAll =
    clause.actor === 'nobody' ||
    (typeof clause.actor === 'object' && clause.actor.pronoun === 'it' && !subject)
  // 'I taste the soup. It is hot.'
  if (isOfAll) return scene.reply.words - wordsOf(text).length < 3 && sayOutcome(scene, names, ['it'], {})
  return subject !== undefined && sayOutcome(scene, names, kindsOfDoer(subject), { actor: subject })
}

/** 'We are out of milk', 'I have no rope left'. */
function lacks(scene: Scene, mention: Mention | undefined): boolean {
  if (mention?.head === 'breath') return sayOutcome(scene, ['=lack'], ['breath'], {})
  const object = mention && typedOf(mention)
  return (
    object !== undefined &&
    !isBeing(object) &&
    isTangible(mention!.head) &&
    sayOutcome(scene, ['=lack'], ['any'], { object })
  )
}

/** 'I have a knife'. */
function has(scene: Scene, mention: Mention): boolean {
  const { head, amount = 1 } = mention
  const isCarried =
    isHandy(head) && isTangible(head) && !isBodyPart(head) && !isTooBig(head) && !isOfClass(head, 'vehicle')
  if (!isCarried || kindOfPlace(head) !== undefined || amount > 20) return false
  const object = typedOf({ ...mention, determiner: 'the' })
  return object !== undefined && !isBeing(object) && sayOutcome(scene, ['=have'], ['any'], { object })
}
