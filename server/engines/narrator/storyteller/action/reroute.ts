import { kindOfPlace } from '../content/places.ts'
import { isAbstract, isOfClass } from '../content/things.ts'
import type { ActName } from '../language/acts.ts'
import type { Clause, Mention } from '../language/clause.ts'
import { mean } from '../world/change.ts'
import { type Entity, HERO, isBeing, isPresent } from '../world/world.ts'
import { askForThing, isFarAway, isMusical, letIn } from './kinds-of-work.ts'
import { lookAround } from './perceive.ts'
import { knownEntity, resolveMention } from './resolve-mention.ts'
import { isRefusal, refuse, type Scene } from './scene.ts'
import { placeNamed } from './place-named.ts'
import { moveTo } from './travel.ts'

/** Turns of phrase that mean another act than their verb: the clause as it is meant, or nothing where it is done already. */
export function rerouted(scene: Scene, given: Clause): Clause | undefined {
  const { world } = scene
  const clause = asMeant(scene, given)
  if (clause.polarity === 'negated') return clause
  const { act, object, target } = clause
  if (act === 'say' && /^no (?:answer|reply|response|sound)\b/i.test(clause.text)) {
    scene.reply.tell('No answer comes, then. You could try once more, or go and see for yourself.')
    return undefined
  }
  if (
    act === 'ask' &&
    object &&
    target &&
    !clause.said &&
    / for /.test(clause.text) &&
    askForThing(scene, clause)
  )
    return undefined
  if (act === 'invite' && clause.verb === 'let' && object) {
    letIn(scene, clause)
    return undefined
  }
  if (
    object &&
    target &&
    /^(?:give|take|bring|carry|drag|lead)$/.test(clause.verb ?? '') &&
    bringTo(scene, clause, object, target)
  )
    return undefined
  if (
    act === 'look' &&
    object &&
    /\b(?:around|round|about|through)\b/.test(clause.particle ?? '') &&
    lookRound(scene, object)
  )
    return undefined
  if (
    act === 'search' &&
    object &&
    !knownEntity(world, object) &&
    kindOfPlace(object.text) &&
    !isOfClass(object.head, 'container')
  ) {
    moveTo(scene, placeNamed(scene, object))
    return /^(?:find|discover|spot)$/.test(clause.verb ?? '') ? undefined : { ...clause, object: undefined }
  }
  if (act === 'begin' && object && (isOfClass(object.head, 'device') || isOfClass(object.head, 'vehicle')))
    return { ...clause, act: 'use' }
  if (
    act === 'hide' &&
    object &&
    !target &&
    !clause.place &&
    /\b(?:in|inside|behind|under|beneath|among)\b/.test(` ${clause.particle ?? clause.text} `)
  ) {
    const known = knownEntity(world, object)
    if (!known && kindOfPlace(object.text) && !isOfClass(object.head, 'container')) {
      moveTo(scene, placeNamed(scene, object))
      return { ...clause, object: undefined, particle: undefined }
    }
    if (!known || !isBeing(known)) return { ...clause, object: undefined, target: object }
  }
  return clause
}

function asMeant(scene: Scene, clause: Clause): Clause {
  const { world } = scene
  const touched = clause.act === 'touch' && clause.object ? knownEntity(world, clause.object) : undefined
  if (touched?.kind === 'animal') return { ...clause, act: 'pet' }
  if (!clause.object && !clause.target) {
    const name = /\b(?:lunge|grab|reach|dive|go|jump|leap) for (?:the|a|my|his|her) ([\p{L}' -]+)$/u.exec(
      clause.text,
    )?.[1]
    const wanted = name && knownEntity(world, { text: name, head: name.split(' ').at(-1)! })
    if (wanted)
      return { ...clause, act: 'take', object: { text: wanted.name, head: wanted.name, entityId: wanted.id } }
  }
  if (
    clause.act === 'take' &&
    /^(?:lift|elevator|stairs|bus|train|taxi|cab|tram|ferry|road|path|subway|metro)$/.test(
      clause.object?.head ?? '',
    )
  )
    return clause.place ? { ...clause, act: 'go', object: undefined } : { ...clause, act: undefined }
  if (clause.act === 'shout' && clause.verb === 'call' && isFarAway(scene, clause))
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
  const left =
    clause.act === 'leave' && !clause.object
      ? /\bleave (an?|the|my|some|our) ([\p{L}' -]+?) (?:at|on|by|in|under|behind|beside|near|for|outside|with)\b/u.exec(
          clause.text,
        )
      : null
  if (left)
    return {
      ...clause,
      act: 'drop',
      object: {
        text: left[2]!,
        head: left[2]!.split(' ').at(-1)!.toLowerCase(),
        determiner: left[1] === 'my' ? 'my' : 'the',
      },
      target: undefined,
      place: undefined,
    }
  const guest =
    clause.act === 'invite' && !clause.object ? /\binvite (him|her|them)\b/.exec(clause.text)?.[1] : undefined
  if (guest) return { ...clause, object: { text: guest, head: guest, pronoun: guest }, target: undefined }
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
  if (clause.act === 'ask' && /\bto marry (?:me|us)\b/.test(clause.text))
    return {
      ...clause,
      act: 'marry',
      object: clause.object ?? clause.target,
      target: undefined,
      said: undefined,
    }
  const forMyself = /^(?:me|myself|ourselves|us)$/.test(clause.object?.head ?? '')
    ? /\b(?:me|myself|ourselves|us) ((?:an?|some|the|my) )([\p{L}' -]+?)(?= and |[,.!]|$)/u.exec(clause.text)
    : null
  if (forMyself && !clause.target && /^(?:make|cook|pour|buy|find|cut|take)$/.test(clause.act ?? ''))
    return {
      ...clause,
      object: {
        text: forMyself[2]!,
        head: forMyself[2]!.split(' ').at(-1)!.toLowerCase(),
        determiner: 'the',
      },
    }
  if (
    clause.act === 'take' &&
    /^(?:picture|photo|photograph|snapshot)$/.test(clause.object?.head ?? '') &&
    /^(?:his|her|their|owner)$/.test(clause.object?.determiner ?? '')
  )
    return {
      ...clause,
      act: 'photograph',
      object: clause.object?.owner ?? {
        text: 'him',
        head: 'him',
        pronoun:
          clause.object!.determiner === 'her'
            ? 'her'
            : clause.object!.determiner === 'their'
              ? 'them'
              : 'him',
      },
    }
  if (
    clause.place &&
    /^(?:back|front|side|way)$/.test(clause.place.head) &&
    /^(?:go|flee|leave|sneak)$/.test(clause.act ?? '') &&
    !clause.place.of
  )
    return { ...clause, place: undefined, direction: 'out', particle: 'out' }
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

const ADDRESSING = new Set<ActName>(['ask', 'tell', 'warn', 'promise', 'whisper', 'shout', 'beg'])

/** 'I take the vials to Dr Hale', 'bring a rose to the hospital': there it goes, and whoever is there may have it. */
function bringTo(scene: Scene, clause: Clause, object: Mention, target: Mention): boolean {
  const { world } = scene
  const goal = knownEntity(world, target)
  const isPlace = goal
    ? goal.kind === 'place'
    : kindOfPlace(target.text) !== undefined && target.isProper !== true
  const isToSomebodyAway =
    goal !== undefined && isBeing(goal) && !isPresent(world, goal) && clause.verb !== 'give'
  if (!isPlace && !isToSomebodyAway) return false
  const load = resolveMention(
    scene,
    object.determiner === 'a' ? { ...object, determiner: 'the' } : object,
    'any',
  )
  if (isRefusal(load)) {
    refuse(scene, load)
    return true
  }
  if (!load || (load.kind === 'thing' && !isPresent(world, load))) return false
  if (load.kind === 'thing') load.at = HERO
  const to: Entity | undefined = isPlace
    ? (goal ?? placeNamed(scene, target))
    : world.entities.find(({ id }) => id === goal?.at)
  if (!to || to.kind !== 'place') return false
  if (to.id === world.here) return false
  moveTo(scene, to)
  if (isBeing(load)) load.at = to.id
  else scene.reply.tell('[load] [load.is] still with you.', { load })
  mean(world, load)
  return true
}

/** 'I look around the wheelhouse': a part of where the hero is, or a place to go to. */
function lookRound(scene: Scene, object: Mention): boolean {
  const { world } = scene
  const known = knownEntity(world, object)
  if (known && known.kind !== 'place') return false
  const isNear = /^(?:here|room|place|area|inside|outside|surroundings)$/.test(object.head)
  if (known?.id === world.here || isNear) {
    lookAround(scene, world.here)
    return true
  }
  moveTo(scene, known ?? placeNamed(scene, object))
  return true
}
