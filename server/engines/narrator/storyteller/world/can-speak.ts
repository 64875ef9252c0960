import { isSenseless } from './presence.ts'
import { isKindOf } from '#server/ground/wordnet/wordnet.ts'
import { headOf } from '../telling/noun.ts'
import { type Entity, hasState, HERO, isBeing, type World } from './world.ts'

/** Whether somebody can say a line; beasts and things are made somebody where the story lets them talk. */
export const canSpeak = (entity: Entity): boolean =>
  entity.id === HERO ||
  (isBeing(entity) &&
    entity.kind !== 'animal' &&
    !isInfant(entity) &&
    !/\b(?:silent|mute|speechless|voiceless)\b/i.test(entity.name) &&
    !isSenseless(entity) &&
    !hasState(entity, 'mute') &&
    !hasState(entity, 'gagged'))

const VOICED = ['machine', 'computer', 'spirit', 'mythical_being', 'mythical_monster', 'voice']

/** Machines, spirits and beasts of tales can answer whoever speaks to them. */
export const hasVoice = ({ name, kind }: Entity): boolean =>
  /^(?:thing|animal)$/.test(kind) &&
  (/^(?:talking|speaking)\b/i.test(name) || VOICED.some((each) => isKindOf(headOf(name), each)))

/** Whoever answers is somebody from then on; false where there is no voice. */
export function takeVoice(entity: Entity): boolean {
  if (!hasVoice(entity)) return false
  entity.kind = 'person'
  delete entity.isFixed
  return true
}

/** Too small for words. */
export const isInfant = ({ name, role = '' }: Entity): boolean =>
  /\b(?:baby|infant|newborn|toddler)\b/i.test(`${name} ${role}`)

const BY_VERB =
  /"[^"]*"? (?:says|asks|answers|adds|cries|calls) \[\^?(\w+)|\[(\w+)\+(?:say|ask|answer|add|cry|call)\]|" \[\^?(\w+)\] \[says\]/

/** Which slot of a template speaks in it: the one that is said to, else whoever is told of. */
export function speakerIn(template: string): string | undefined {
  if (!template.includes('"')) return undefined
  const [, after, before, told] = BY_VERB.exec(template) ?? []
  return (
    after ??
    before ??
    told ??
    ['who', 'actor', 'object', 'person', 'one'].find((slot) => new RegExp(`\\[\\^?${slot}\\b`).test(template))
  )
}

/** Whether those who speak in a template are more than one. */
export function isSaidByMany(template: string, slots: Record<string, unknown>): boolean {
  const who = slots[speakerIn(template) ?? ''] as Partial<Entity> | undefined
  return who?.isPlural === true || who?.kind === 'group'
}

/** How somebody who has no words takes part: by what the body does. A thing does not. */
export const withoutWords = (entity: Entity): string[] =>
  !isBeing(entity) || hasState(entity, 'dead') || hasState(entity, 'gone')
    ? []
    : hasState(entity, 'asleep') || hasState(entity, 'unconscious')
      ? ['[mute] [mute.does] not stir.', 'Only the breath of [mute] is to be heard, slow and even.']
      : isInfant(entity)
        ? [
            '[mute] [mute+look] at you with round eyes, and [mute+kick] both feet.',
            '[mute] [mute+reach] out a hand for your nose.',
            '[mute] [mute+squeal], and [mute+want] more of it.',
          ]
        : entity.kind === 'animal'
          ? [
              '[mute] [mute+look] up at you.',
              '[mute] [mute+turn] [mute.their] head to you.',
              '[mute] [mute+hold] still, and [mute+watch].',
            ]
          : [
              '[mute] [mute+say] nothing, and [mute+nod].',
              '[mute] [mute+look] at you; that has to do for an answer.',
              '[mute] [mute+answer] with both hands, and without a word.',
            ]

/** Whoever of these is in the story and has no words. */
export const muteIn = (world: World, given: unknown): Entity | undefined =>
  world.entities.find((each) => each === given && !canSpeak(each))
