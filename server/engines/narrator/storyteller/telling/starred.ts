import { genderOfFirstName } from '#server/ground/first-names/first-names.ts'
import { baseOfThird } from '../language/verb-forms.ts'
import type { Starred } from '../language/emotes.ts'
import { kindOfNoun } from '../language/noun-kinds.ts'
import { knownGender } from '../content/people.ts'
import { oppositeOf } from '../action/speech/listener.ts'
import { beingsHere } from '../world/presence.ts'
import { setState } from '../world/change.ts'
import {
  EITHER,
  type Entity,
  entityOf,
  hasState,
  HE_OR_SHE,
  heroOf,
  PLAYED,
  type World,
} from '../world/world.ts'

/** By then the pronouns of the hero are known. */
const LATEST = 6

const OWN = { m: /\b(?:he|his|himself)\b/i, f: /\b(?:she|hers?|herself)\b/i }
const ANY = { m: /\b(?:he|him|his|himself)\b/i, f: OWN.f }

/** Of whom a turn in stars tells, and whom it speaks with; '*shakes the rain off her cloak*' tells what the hero is, where nobody else could be meant. */
export function starredIn(turn: string, world: World): Starred {
  const hero = heroOf(world)
  const people = beingsHere(world).filter(({ kind }) => kind === 'person')
  const isOpen = world.turn <= LATEST && !hasState(hero, HE_OR_SHE)
  const told = isOpen ? sexIn(turn, people.map(knownGender)) : undefined
  // 'Checks his chart' of Ines: it is the other's, unless the stars say it of herself.
  const named = hero.isProper ? genderOfFirstName(hero.name.split(' ')[0]!) : undefined
  const isSure = told && new RegExp(`\\b${SELF[told]}\\b`, 'i').test(turn)
  const learned = !named || named === told || isSure ? told : undefined
  if (learned) {
    hero.gender = learned
    setState(hero, HE_OR_SHE)
  } else if (hero.isProper) hero.gender ??= knownGender(hero)
  const gender = hero.gender === 'n' ? undefined : hero.gender
  const other = oppositeOf(world)
  // 'Walks next to him' of a heroine: so is whoever plays opposite.
  const sex = gender === 'm' ? 'f' : 'm'
  if (gender && other?.kind === 'person' && isStarred(turn) && ANY[sex].test(turn.replace(/"[^"]*"/g, '')))
    Object.assign(other, { gender: sex, isGenderGuessed: undefined })
  const partner = entityOf(world, world.partner)
  // In a play for two it is the only other one who answers.
  const [only, ...more] = people.filter(({ since }) => since === 0)
  if (only && more.length === 0 && isStarred(turn) && !hasState(hero, EITHER)) setState(only, PLAYED)
  return {
    names: hero.isProper ? [hero.name] : [],
    gender,
    others: people
      .filter((each) => knownGender(each) === gender)
      .flatMap(({ name }) => name.toLowerCase().split(' ')),
    sex: partner && sexOf(partner),
    partner:
      partner && !hasState(hero, EITHER) ? `${partner.isProper ? '' : 'the '}${partner.name}` : undefined,
  }
}

const sexOf = (who: Entity): 'm' | 'f' | undefined => {
  const known = knownGender(who)
  return known === 'n' ? undefined : known
}

const isStarred = (turn: string): boolean => /(?:^|[\s"“”])\*\p{L}[^*]+\*/u.test(turn)

function sexIn(turn: string, others: readonly (string | undefined)[]): 'm' | 'f' | undefined {
  const stars = [...turn.matchAll(/\*([^*]+)\*/g)]
    .map(([, inner = '']) => inner.trim())
    .filter((inner) => baseOfThird(/^\p{L}+/u.exec(inner)?.[0].toLowerCase() ?? '') !== undefined)
    .join('. ')
  const own = (['m', 'f'] as const).find((each) => new RegExp(`\\b${SELF[each]}\\b`, 'i').test(stars))
  if (own) return own
  // 'Tests the ropes behind his back and smiles up at her': whose body it is, whose 'he' it is.
  const bodies = [...stars.matchAll(/\b(his|her) (\p{L}+)/giu)].filter(
    ([, , noun]) => kindOfNoun(noun!.toLowerCase()) === 'body',
  )
  const first = bodies[0]?.[1]?.toLowerCase()
  if (
    first &&
    bodies.every(([, whose]) => whose!.toLowerCase() === first) &&
    ANY[first === 'his' ? 'f' : 'm'].test(stars)
  )
    return first === 'his' ? 'm' : 'f'
  const told = (['m', 'f'] as const).filter((each) => OWN[each].test(stars) && !others.includes(each))
  const isMixed = ANY.m.test(stars) && ANY.f.test(stars)
  return told.length === 1 && (!isMixed || others.some(Boolean)) ? told[0] : undefined
}
const SELF = { m: '(?:himself|his own)', f: '(?:herself|her own)' }
