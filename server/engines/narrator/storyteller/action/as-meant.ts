import type { ActName } from '../language/acts.ts'
import { kindOfPlace } from '../content/places.ts'
import { isAbstract, isBodyPart, isOfClass } from '../content/things.ts'
import type { Clause } from '../language/clause.ts'
import { isFarAway, isMusical } from './kinds-of-work.ts'
import { goingMeant, wayMeant } from './going-meant.ts'
import { knownEntity } from './resolve-mention.ts'
import { isOfEra } from '../telling/fits.ts'
import { isBeing } from '../world/world.ts'
import type { Scene } from './scene.ts'

/** Whom one calls by telephone. */
const CALLED_UP =
  /^(?:ambulance|police|doctor|taxi|cab|911|999|112|fire|brigade|plumber|electrician|hotline|reception|headquarters|hq|locksmith|vet|lawyer)$/

const GESTURES =
  /^(?:five|hug|kiss|wink|smile|look|nod|wave|glance|grin|frown|shove|push|kick|slap|pat|bow|salute|thumbs?|minute|moment|second|time|chance|breath|try|go|ride|lift|massage|seat|nap|shower|bath|peek|bite|sip|guess|turn|step|walk|selfie|picture|photo|break)$/

const ADDRESSING = new Set<ActName>(['ask', 'tell', 'warn', 'promise', 'whisper', 'shout', 'beg'])

/** A clause whose verb means another act in its company: 'go for a walk', 'leave a jar at the door', 'pull into a yard'. */
export function asMeant(scene: Scene, clause: Clause): Clause {
  const { world } = scene
  if (
    !clause.object &&
    !/^(?:walk|go|move|run)$/.test(clause.verb ?? '') &&
    /\b(?:keep|keeps|continue|go on|carry on) \p{L}+ing\b/u.test(clause.text) &&
    !clause.place &&
    !clause.target
  )
    return { ...clause, act: undefined }
  // 'I have only ever called him Sir': how it has always been, and no deed of now.
  if (/\b(?:have|['’]ve) (?:only ever|only|always|never|often) \p{L}+/u.test(clause.text))
    return { ...clause, act: undefined }
  const going = goingMeant(clause)
  if (going) return going
  // 'Grab his arm', 'raise both hands': nothing is had or opened by it.
  if (
    clause.object &&
    isBodyPart(clause.object.head) &&
    /^(?:open|take|close|break|put|drop|give|steal|use|lift)$/.test(clause.act ?? '')
  )
    return { ...clause, act: undefined }
  if (
    clause.object &&
    GESTURES.test(clause.object.head) &&
    /^(?:give|throw|take|get|offer)$/.test(clause.verb ?? '')
  )
    return { ...clause, act: undefined }
  if (clause.act === 'buy' && clause.verb === 'order') return { ...clause, act: undefined }
  const way = wayMeant(clause)
  if (way) return way
  // What is put into another language is not read out.
  if (
    /^(?:translate|interpret)$/.test(clause.verb ?? '') ||
    (clause.act === 'rest' && (clause.object || /\bbreath\b/.test(clause.text)))
  )
    return { ...clause, act: undefined }
  // 'I stop him', 'I walk on stage': no waiting, and no going on.
  if (
    (clause.act === 'wait' && clause.verb === 'stop' && clause.object) ||
    (clause.act === 'continue' && (clause.object || clause.place))
  )
    return { ...clause, act: undefined }
  // 'Put on a song' dresses nobody.
  if (
    clause.act === 'wear' &&
    clause.verb === 'put' &&
    clause.object &&
    !isOfClass(clause.object.head, 'garment')
  )
    return { ...clause, act: undefined }
  if (
    clause.verb === 'get' &&
    !clause.object &&
    (clause.target ?? clause.place) &&
    / (?:in|into|to|inside) /.test(clause.text)
  ) {
    const to = (clause.place ?? clause.target)!
    // 'Get in trouble', 'get into a mess' leads nowhere.
    return kindOfPlace(to.text) || knownEntity(world, to) || to.isProper || to.determiner === 'the'
      ? { ...clause, act: 'go', place: to, target: undefined }
      : { ...clause, act: undefined }
  }
  if (
    clause.verb === 'see' &&
    clause.modality === 'wants' &&
    clause.object &&
    kindOfPlace(clause.object.text)
  )
    return { ...clause, act: 'go', place: clause.object, object: undefined }
  const lifted =
    /^(?:take|lift)$/.test(clause.act ?? '') && clause.object && knownEntity(world, clause.object)
  if (lifted && lifted.kind === 'person') return { ...clause, act: undefined }
  if (
    clause.act === 'take' &&
    /^(?:lift|elevator|stairs|bus|train|taxi|cab|tram|ferry|road|path|subway|metro|exit|turn|turning|shortcut|detour|left|right|street|motorway|highway)$/.test(
      clause.object?.head ?? '',
    )
  )
    return { ...clause, act: undefined }
  // 'I ring Mr Cheung again', 'ring the station': who is rung is no bell.
  const called = clause.target ?? clause.object
  const isCalled = clause.act === 'shout' && clause.verb === 'call'
  const isRung = clause.verb === 'ring' && called !== undefined
  const heard = isRung ? knownEntity(world, called) : undefined
  if (
    (isCalled && isFarAway(scene, clause)) ||
    (called &&
      (isCalled || isRung) &&
      isOfEra('phone', world) &&
      ((heard && isBeing(heard)) ||
        CALLED_UP.test(called.head) ||
        (called.determiner === 'the' && kindOfPlace(called.head))))
  )
    return { ...clause, act: 'phone' }
  // 'Pull into a gas station', 'duck into the alley'.
  if (
    !clause.object &&
    clause.place &&
    /^(?:pull|turn|dodge|press|push|slip|swing)$/.test(clause.act ?? '') &&
    / (?:in|into|to|towards?) /.test(clause.text)
  )
    return { ...clause, act: 'go' }
  if (clause.act === 'play' && isMusical(scene, clause)) return { ...clause, act: 'sing' }
  // 'I tell the clerk that …', 'ask the orderly if …': who is told or asked is somebody.
  const isTold =
    ADDRESSING.has(clause.act ?? 'be') &&
    clause.object !== undefined &&
    !isAbstract(clause.object.head) &&
    (clause.said !== undefined ||
      /^(?:him|her|them)$/.test(clause.object.pronoun ?? '') ||
      (!clause.target && clause.topic !== undefined))
  return isTold ? { ...clause, target: clause.object, object: undefined } : clause
}
