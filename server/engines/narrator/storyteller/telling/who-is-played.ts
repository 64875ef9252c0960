import { parseSentence } from '#server/ground/grammar/parse-sentence.ts'
import { isPersonWord } from '../scenario/roles.ts'
import { knownGender } from '../content/people.ts'
import { addEntity, mean, setState } from '../world/change.ts'
import { EITHER, type Entity, hasState, HERO, heroOf, OPEN, type World } from '../world/world.ts'

/** By then the player has been told who they are often enough. */
const LATEST = 8

type Named = Pick<Entity, 'name' | 'isProper' | 'role' | 'aliases' | 'gender' | 'isPlural'>

const escaped = (name: string): string => name.replace(/[^\p{L}]/gu, '.')
const partsOf = (name: string): string[] =>
  name.split(' ').filter((part) => /^\p{Lu}\p{L}{2}/u.test(part) && !isPersonWord(part.toLowerCase()))

/** Whether words between marks call somebody: 'You ever been married, Dez?' */
const isCalled = ({ name, role }: Entity, turn: string): boolean =>
  [name, ...partsOf(name), ...(role ? [role.split(' ').at(-1)!] : [])].some((each) =>
    new RegExp(
      String.raw`(?:^|[,.!?…"“*] ?|\b(?:hey|hi|hello|please|sorry|thanks|ok),? (?:(?:mr|mrs|ms|dr)\.? )?)${escaped(each)}(?=[,.!?…"”*]|$)`,
      'iu',
    ).test(turn),
  )

/** Whether the player tells of somebody beside themselves: 'I look at Dez', '*watches Dez fold towels*'. */
const isToldOf = ({ name, gender }: Entity, other: Entity | undefined, told: string): boolean =>
  partsOf(name).some((part) =>
    new RegExp(String.raw`(?<!\b(?:i am|i['’]m|name is|name['’]s|as|i),? )\b${part}\b`, 'iu').test(told),
  ) ||
  (gender !== undefined &&
    other !== undefined &&
    knownGender(other) !== undefined &&
    knownGender(other) !== gender &&
    { m: /\b(?:he|him)\b/i, f: /\b(?:she|her(?=\W*$|[,.*]| \p{L}{2,4} ))\b/iu, n: /-/ }[gender].test(told))

/** Whether a turn begins with what somebody does: 'Captain Obi floats to the airlock'. */
const isLed = (name: string, told: string): boolean =>
  partsOf(name).some((part) => new RegExp(`^\\W*(?:\\p{Lu}\\p{L}* )*${part} \\p{Ll}`, 'u').test(told))

/** Takes the hero for somebody else of the premise, where the player calls or tells of whoever it began with. */
export function settleHero(turn: string, world: World): void {
  const hero = heroOf(world)
  if (!hasState(hero, OPEN)) return
  const told = turn.replace(/"[^"]*"|“[^”]*”/g, '')
  const isStarred = /\*\p{Ll}|^\s*\/me\b/u.test(turn)
  const isFirst = isStarred || /\b(?:i|i['’]?m|me|my|myself)\b/i.test(told)
  const isOwn = isLed(hero.name, told)
  if (world.turn > LATEST || (!isFirst && (isOwn || /^(?:he|she) /i.test(told)))) return settle(hero)
  const cast = world.entities.filter(
    ({ id, kind, since, at }) => id !== HERO && kind === 'person' && since === 0 && at === world.here,
  )
  const named = cast.filter(({ isProper }) => isProper)
  const isMeant = (who: Entity, other?: Entity) =>
    isCalled(who, turn) || (isFirst && isToldOf(who, other, told))
  if (!hero.isProper) {
    const [one, two, ...more] = named
    // 'Obi floats to the airlock': of whom the first turn tells.
    const first = world.turn < 2 && !isFirst ? named.find(({ name }) => isLed(name, told)) : undefined
    if (!one || !two || more.length > 0 || (!first && isMeant(one, two) === isMeant(two, one))) return
    const own = first ?? (isMeant(one, two) ? two : one)
    const fellow = cast.find(({ isProper, stance }) => !isProper && stance === 'companion')
    world.entities = world.entities.filter((each) => each !== own && each !== fellow)
    delete world.isOfOthers
    return takeUp(world, hero, own, one === own ? two : one)
  }
  const [one, ...more] = named.length > 0 ? named : cast
  const other = more.length > 0 ? undefined : one
  // Who plays by stars may be whoever else there is.
  if (other && isStarred && (other.isProper || hasState(hero, EITHER))) setState(hero, EITHER)
  const isComer = other && hasState(hero, EITHER) && isFirst && isOfComer(turn, hero, other, world)
  if (!isMeant(hero, other) && !isComer) return other && isMeant(other, hero) ? settle(hero) : undefined
  const was = { ...hero }
  // Of several it is not told which one the player is, and still not whoever is called.
  const held =
    other ?? addEntity(world, { kind: 'person', name: hero.name, at: world.here, stance: 'neutral' })
  takeUp(world, hero, other ?? { name: 'you' }, held)
  assign(held, was)
}

/** The hero has from now on the name, the calling and the sex of somebody else. */
function takeUp(world: World, hero: Entity, own: Named, partner: Entity): void {
  assign(hero, own)
  settle(hero)
  world.partner = partner.id
  partner.dealt = world.turn
  mean(world, partner)
}

function settle(hero: Entity): void {
  setState(hero, OPEN, false)
  setState(hero, EITHER, false)
}

const assign = (to: Entity, { name, isProper, role, aliases, gender, isPlural }: Named) =>
  Object.assign(to, { name, isProper, role, aliases, gender, isPlural })

/** Whether a first turn has what the premise tells of whoever comes in, and not of whom they come to: the dress, the door. */
function isOfComer(turn: string, hero: Entity, comer: Entity, { facts, turn: number }: World): boolean {
  const own = new Set<string>(['door'])
  const others = new Set<string>()
  const stated = facts.filter(({ key }) => key === 'stated')
  for (const sentence of stated.flatMap(({ text }) => text.split(/(?<=[.!?]) /)))
    for (const word of nounsOf(sentence)) (sentence.includes(comer.name) ? own : others).add(word)
  return number < 2 && nounsOf(turn).some((word) => own.has(word) && !others.has(word) && word !== hero.name)
}

const nounsOf = (text: string): string[] =>
  parseSentence(text).flatMap(({ tag, lemma }) => (tag === 'NOUN' ? [lemma.toLowerCase()] : []))
