import { asFirstPerson } from '../language/as-first-person.ts'
import { isGivenName } from '../scenario/roles.ts'
import { giveName, setState } from '../world/change.ts'
import { entityOf, hasState, heroOf, isBeing, isPresent, type World } from '../world/world.ts'

/** The player has said 'I': 'she' is somebody else in this story. */
const SAYS_I = 'says I'
const FIRST = /\b(?:i|me|my|mine|myself|we|us|our)\b/i

/** 'Odalys hammers on it with her gauntlet': the hero is a 'she'. */
function genderOfTeller(turn: string, name: string): 'm' | 'f' | undefined {
  const isFirst = name.split(' ').some((part) => turn.startsWith(`${part} `))
  const [he, she] = [/\b(?:he|his|himself)\b/i.test(turn), /\b(?:she|her|herself)\b/i.test(turn)]
  return !isFirst || he === she ? undefined : he ? 'm' : 'f'
}

/** 'Noor takes a sip', where nobody has said yet what the translator is called. */
function nameHero({ entities }: World, turn: string): void {
  const hero = entities.find(({ kind }) => kind === 'hero')!
  const name = /^(\p{Lu}\p{Ll}+) \p{Ll}+s\b/u.exec(turn)?.[1]
  if (hero.isProper || hero.role === undefined || !name || !isGivenName(name)) return
  if (!entities.some((each) => each.name.split(' ').includes(name))) giveName(hero, name)
}

/** A turn that tells of the hero by name, or as 'he' or 'she', as the hero would tell it; any other as it is. */
export function inFirstPerson(turn: string, world: World): string {
  const hero = heroOf(world)
  const spokenOut = turn.replace(/"[^"]*"|“[^”]*”/g, '')
  if (FIRST.test(spokenOut)) {
    if (!hasState(hero, SAYS_I)) setState(hero, SAYS_I)
    return turn
  }
  if (hasState(hero, SAYS_I) || world.premiseWords.some((word) => /^(?:i|my|me|we|our|you|your)$/.test(word)))
    return turn
  nameHero(world, spokenOut)
  if (hero.isProper !== true) return turn
  if (!hero.gender) hero.gender = genderOfTeller(spokenOut, hero.name)
  const gender = hero.gender === 'm' || hero.gender === 'f' ? hero.gender : undefined
  const others = world.entities.filter(
    (each) =>
      each.id !== hero.id &&
      isBeing(each) &&
      isPresent(world, each) &&
      each.gender === gender &&
      !each.isGenderGuessed,
  )
  const last = entityOf(world, world.lastMeant[0])
  return asFirstPerson(turn, {
    names: [hero.name, ...(hero.aliases ?? [])].filter((name) => /^\p{Lu}/u.test(name)),
    gender,
    isOtherMeant: last !== undefined && others.includes(last),
    others: others.flatMap(({ name }) => name.toLowerCase().split(' ')),
  })
}
