import { kindOfPlace } from '../content/places.ts'
import { isAbstract, isBodyPart, isOfClass } from '../content/things.ts'
import type { Clause } from '../language/clause.ts'
import { isPersonWord } from '../scenario/roles.ts'
import { isFarAway, isMusical } from './kinds-of-work.ts'
import { ADDRESSING, CALLED_UP, DIGITAL, FELT, GESTURES } from './meant-words.ts'
import { goingMeant, wayMeant } from './going-meant.ts'
import { knownEntity } from './resolve-mention.ts'
import { isOfEra } from '../telling/fits.ts'
import { isBeing, isPresent } from '../world/world.ts'
import type { Scene } from './scene.ts'

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
  // 'Look over my shoulder': about.
  if (
    clause.act === 'look' &&
    clause.object &&
    isBodyPart(clause.object.head) &&
    clause.object.determiner === 'my' &&
    / (?:over|behind|past) /.test(clause.text)
  )
    return { ...clause, object: undefined }
  // 'I have only ever called him Sir': how it has always been, and no deed of now.
  if (/\b(?:have|['’]ve) (?:only ever|only|always|never|often) \p{L}+/u.test(clause.text))
    return { ...clause, act: undefined }
  const going = goingMeant(clause)
  if (going) return going
  // 'Slip the baker a note'.
  const whom =
    clause.object && !clause.target ? (knownEntity(world, clause.object) ?? clause.object) : undefined
  const given = whom && /\b(?:an?|the|my|some) ((?:\p{L}+ )?(\p{L}+))$/u.exec(clause.text)
  if (
    given &&
    /^(?:put|throw|give|send|pour|push|cook|make)$/.test(clause.act ?? '') &&
    (isPersonWord(clause.object!.head) || ('kind' in whom && isBeing(whom))) &&
    clause.text.toLowerCase().includes(`${clause.object!.text.toLowerCase()} ${given[0].toLowerCase()}`)
  )
    return {
      ...clause,
      act: 'give',
      target: clause.object,
      object: { text: given[1]!, head: given[2]!, determiner: 'a' },
    }
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
  if (
    /^\d+$/.test(clause.object?.pronoun ?? '') &&
    /^(?:give|pay|take|sell|trade)$/.test(clause.act ?? '') &&
    !clause.target
  )
    return { ...clause, act: undefined }
  // A coin or a tip is small change, which nobody counts.
  if (
    /^(?:give|pay|throw)$/.test(clause.act ?? '') &&
    /^(?:coins?|tip|change|fiver|tenner|penny|pennies|quarter|bill|banknote)$/.test(
      clause.object?.head ?? '',
    ) &&
    /^(?:an?|some)?$/.test(clause.object?.determiner ?? '') &&
    !knownEntity(world, clause.object!)
  )
    return { ...clause, act: undefined }
  if (clause.act === 'buy' && clause.verb === 'order') return { ...clause, act: undefined }
  const way = wayMeant(clause)
  if (way) return way
  // 'Step back', 'lean forward': nobody goes anywhere.
  if (
    /^(?:step|lean|stand|sit|fall|move|edge|back)$/.test(clause.verb ?? '') &&
    !clause.place &&
    !clause.object &&
    /\b(?:back|forward|aside|closer|sideways|away)$/.test(clause.text)
  )
    return { ...clause, act: undefined }
  // 'Fire a flare' needs no gun.
  if (
    clause.act === 'shoot' &&
    /^(?:flare|rocket|cannon|signal|salute|torpedo|engine|thruster|harpoon|arrow)s?$/.test(
      clause.object?.head ?? '',
    )
  )
    return { ...clause, act: undefined }
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
  // 'Feel a contraction' touches nothing; 'get to the roof' goes there; 'get it out of the bin' takes it.
  if (
    clause.verb === 'feel' &&
    clause.object &&
    !knownEntity(world, clause.object) &&
    FELT.test(clause.object.determiner ?? 'a')
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
  // 'Break into the database' goes nowhere, and what is taken back to somebody is given.
  const within = clause.place ?? clause.object ?? clause.target
  if (within && DIGITAL.test(within.head) && /^(?:enter|go|approach)$/.test(clause.act ?? ''))
    return { ...clause, act: undefined }
  const taker = clause.verb === 'take' && / back to /.test(clause.text) && clause.target
  const owner = taker && knownEntity(world, taker)
  if (owner && isBeing(owner) && isPresent(world, owner)) return { ...clause, act: 'give' }
  const gotOut = clause.verb === 'get' && clause.particle === 'out' ? clause.place : undefined
  if (gotOut && !clause.object && !/ (?:of|into|at|to|on) /.test(clause.text) && !kindOfPlace(gotOut.text))
    return {
      ...clause,
      act: 'take',
      object: { ...gotOut, determiner: gotOut.determiner ?? 'the' },
      place: undefined,
    }
  if (clause.verb === 'get' && clause.object && clause.act === 'leave') return { ...clause, act: 'take' }
  // 'Hail Crane's ship' calls Crane up.
  if (clause.act === 'shout' && clause.verb === 'hail' && clause.object?.owner)
    return { ...clause, act: 'phone', object: clause.object.owner }
  // 'Call out Jakob's name' calls Jakob.
  if (clause.act === 'shout' && clause.object?.head === 'name' && clause.object.owner)
    return { ...clause, object: clause.object.owner }
  const climbed = clause.act === 'climb' ? (clause.object ?? clause.target) : undefined
  const lifted =
    /^(?:take|lift)$/.test(clause.act ?? '') && clause.object && knownEntity(world, clause.object)
  if (lifted && lifted.kind === 'person') return { ...clause, act: undefined }
  const met = climbed && knownEntity(world, climbed)
  if (met && isBeing(met)) return { ...clause, act: 'approach' }
  const touched = clause.act === 'touch' && clause.object ? knownEntity(world, clause.object) : undefined
  if (touched?.kind === 'animal') return { ...clause, act: 'pet' }
  if (
    clause.act === 'take' &&
    /^(?:lift|elevator|stairs|bus|train|taxi|cab|tram|ferry|road|path|subway|metro|exit|turn|turning|shortcut|detour|left|right|street|motorway|highway)$/.test(
      clause.object?.head ?? '',
    )
  )
    return clause.place ? { ...clause, act: 'go', object: undefined } : { ...clause, act: undefined }
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
  const outing = /\bgo(?:es|ing)? (?:out )?for an? (?:\p{L}+ )?(walk|ride|drive|swim|run|stroll)\b/u.exec(
    clause.text,
  )?.[1]
  if (outing)
    return {
      ...clause,
      act: 'rest',
      verb: 'go',
      phrase: `for a ${outing}`,
      object: undefined,
      target: undefined,
      place: undefined,
    }
  if (
    clause.act === 'leave' &&
    clause.object &&
    !kindOfPlace(clause.object.text) &&
    clause.object.isProper !== true &&
    /^(?:a|an|the|my|some|our)$/.test(clause.object.determiner ?? '') &&
    knownEntity(world, clause.object)?.kind !== 'place' &&
    knownEntity(world, clause.object)?.kind !== 'person'
  )
    return { ...clause, act: 'drop', target: undefined, place: undefined }
  // 'Pull into a gas station', 'duck into the alley'.
  if (
    !clause.object &&
    clause.place &&
    ((/^(?:pull|turn|dodge|press|push|slip|swing)$/.test(clause.act ?? '') &&
      / (?:in|into|to|towards?) /.test(clause.text)) ||
      (clause.verb === 'stop' && / at /.test(clause.text) && kindOfPlace(clause.place.text)))
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
