import { knownGender } from '../../content/people.ts'
import {
  EITHER,
  type Entity,
  entityOf,
  hasState,
  HERO,
  PLAYED,
  heroOf,
  isBeing,
  meantOfLate,
  type World,
} from '../../world/world.ts'
import {
  beingsHere,
  talkersHere,
  isKeptAway,
  isOnLine,
  isSenseless,
  isWithinHearing,
} from '../../world/presence.ts'
import { mean } from '../../world/change.ts'
import { isSomebody } from '../../telling/nameless.ts'
import { isInfant } from '../../world/can-speak.ts'
import type { Clause } from '../../language/clause.ts'
import type { Action } from '../acts/action.ts'
import type { Bound, Scene } from '../scene.ts'

/** Whom words reach: the one meant, if here; else the one last spoken with; else the only one here; of several, the player says who. */
export function listener({ world }: Scene, to?: Entity): Entity | undefined {
  if (to) return isWithinHearing(world, to) ? to : undefined
  return spokenWithLast(world) ?? onlyOne(beingsHere(world).filter((each) => !isInfant(each)))
}

const onlyOne = (those: Entity[]): Entity | undefined => (those.length === 1 ? those[0] : undefined)

/** Whom an act between people is meant for: the one named, else somebody who is here. */
export function addresseeOf({ world }: Scene, { object, target }: Bound, action: Action): Entity | undefined {
  const being = [target, object].find((entity) => entity && isBeing(entity) && entity.id !== HERO)
  return being || !action.isSocial ? being : spokenWithLast(world)
}

/** Whom the hero speaks with, as long as they can hear it; else who was meant last, companions after others. */
export function spokenWithLast(world: World, but?: Entity): Entity | undefined {
  const talkers = talkersHere(world).filter((each) => !isInfant(each) && each !== but)
  const isInReach = (each: Entity) => each !== but && (talkers.includes(each) || isOnLine(each))
  const late = meantOfLate(world).filter(isInReach)
  const partner = entityOf(world, world.partner)
  return partner && isInReach(partner)
    ? partner
    : (late.find((each) => each.stance !== 'companion' && !isOnLine(each)) ?? late[0] ?? onlyOne(talkers))
}

/** From now on words are for them, whoever is only spoken of. */
export function speakWith(world: World, who: Entity | undefined): void {
  if (!who || who.id === HERO || !isBeing(who) || isSomebody(who)) return
  world.partner = who.id
  who.dealt = world.turn
  mean(world, who)
}

/** Whom the program plays opposite the hero: spoken with in every turn until another is called or turned to, and along wherever the hero goes. */
export function oppositeOf(world: World): Entity | undefined {
  const who = world.entities.find((each) => hasState(each, PLAYED) && !isKeptAway(each) && !isSenseless(each))
  if (who && !isOnLine(who)) who.at = world.here
  return who
}

/** A turn begins: words are for whoever is played opposite again. */
export function faceOpposite(world: World): void {
  const who = oppositeOf(world)
  if (!who) return
  world.partner = who.id
  who.dealt = world.turn
}

/** A deed is done to somebody, or they come: who plays opposite another is turned to them only by what is done in order to speak. */
export function dealWith(world: World, who: Entity | undefined, verb = ''): void {
  const opposite = oppositeOf(world)
  if (!opposite || who === opposite || TURNING.test(verb)) speakWith(world, who)
}

const TURNING =
  /^(?:smile|grin|turn|look|nod|bow|lean|kneel|face|approach|whisper|greet|talk|speak|glare|stare|frown|wink|address|confront|hug|kiss|thank|call|shout|yell|beg|threaten|help|comfort|crouch|step|walk)\b/

/** Who surely hears words that name nobody: whom the hero deals with in this turn or dealt with in the last, else who acted; of two neither. */
export function surelyHears(world: World, words = ''): Entity | undefined {
  const { turn, partner } = world
  oppositeOf(world)
  // Who does not speak hears what is said after what they did.
  const isMuteNear = (each: Entity) => hasState(each, 'mute') && !isSenseless(each) && each.acted === turn - 1
  const talkers = [
    ...talkersHere(world),
    ...beingsHere(world).filter(isMuteNear),
    ...world.entities.filter(isOnLine),
  ].filter((each) => !isInfant(each))
  // 'Actually Gareth, those were mine'.
  const isCalled = ({ name, isProper }: Entity) =>
    isProper && name.split(' ').some((part) => new RegExp(`\\b${part}(?=[,!?]|$)`, 'i').test(words))
  const called = onlyOne(talkers.filter(isCalled))
  if (called || hasState(heroOf(world), EITHER)) return called
  const closeness = (each: Entity): number => {
    if (each.dealt === turn) return 6
    if (each.acted === turn || each.meant === turn) return 5
    if (each.dealt === turn - 1) return 4
    if (each.acted === turn - 1 || each.meant === turn - 1) return 3
    const late = each.dealt ?? (turn < 2 ? 0 : undefined)
    return each.id === partner && late !== undefined && late >= turn - 3 ? 2 : 0
  }
  const most = Math.max(0, ...talkers.map(closeness))
  const near = talkers.filter((each) => closeness(each) === most)
  // Where the story has nobody else, nobody else is meant.
  const isOnly = onlyOne(world.entities.filter((each) => isBeing(each) && each.id !== HERO)) !== undefined
  if (most < 2) return turn < 2 || isOnly ? onlyOne(talkers) : undefined
  return onlyOne(near) ?? near.find(({ id }) => id === partner)
}

/** 'Ask Finn if he can cook': he is the one who is asked, unless it is known to be another. */
export function ofListener(who: Entity, question: Clause, world: World): Clause {
  const about = question.question?.about
  const word = typeof about === 'object' ? about.pronoun : undefined
  if (typeof about !== 'object' || !word || question.text.endsWith('?')) return question
  const gender = { he: 'm', she: 'f' }[word]
  if (!gender && word !== 'they') return question
  if (gender && who.gender && who.gender !== gender) return question
  const other =
    gender && !who.gender && !about.entityId
      ? beingsHere(world).find((each) => each !== who && knownGender(each) === gender)
      : undefined
  const meant = other ?? who
  return {
    ...question,
    question: { ...question.question!, about: { ...about, text: meant.name, entityId: meant.id } },
  }
}

/** '"Did he leave a name?"' said to somebody asks after another. */
export function ofSomebodyElse({ world }: Scene, clause: Clause, who: Entity): Clause {
  const about = clause.question?.about
  if (
    typeof about !== 'object' ||
    !/^(?:he|she)$/.test(about.pronoun ?? '') ||
    (about.entityId !== undefined && about.entityId !== who.id)
  )
    return clause
  const pronoun = about.pronoun!
  const wanted = pronoun.toLowerCase() === 'he' ? 'm' : 'f'
  const others = meantOfLate(world).filter(
    (each) =>
      each.id !== who.id &&
      each.id !== HERO &&
      each.kind === 'person' &&
      (knownGender(each) ?? wanted) === wanted,
  )
  const other = others.find(({ gender }) => gender === wanted) ?? others[0]
  return {
    ...clause,
    question: {
      ...clause.question!,
      about: other ? { ...about, entityId: other.id } : { text: pronoun, head: pronoun, pronoun: 'somebody' },
    },
  }
}
