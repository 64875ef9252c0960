import { kindOfPlace } from '../content/places.ts'
import { isAbstract } from '../content/things.ts'
import type { ActName } from '../language/acts.ts'
import type { Clause } from '../language/clause.ts'
import { isFarAway, isMusical } from './kinds-of-work.ts'
import { knownEntity } from './resolve-mention.ts'
import type { Scene } from './scene.ts'

/** A clause whose verb means another act in its company: 'go for a walk', 'leave a jar at the door', 'pull into a yard'. */
export function asMeant(scene: Scene, clause: Clause): Clause {
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
