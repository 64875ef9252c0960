import { lowerFirst } from '../language/letter-case.ts'
import { isAnimalNoun } from '../language/being-nouns.ts'
import { isPersonWord } from '../scenario/roles.ts'
import { kindOfKnown, kindOfPlace } from '../content/places.ts'
import type { Scenario } from '../scenario/scenario.ts'
import { isOfEra } from '../telling/fits.ts'
import { headOf, isPluralPhrase } from '../telling/noun.ts'
import type { Random } from '#server/ground/random.ts'
import { addEntity } from './change.ts'
import { type Entity, HERO, hereOf, isBeing, type WantKind, type World } from './world.ts'

const sameName = (name: string, other: string | undefined): boolean =>
  other !== undefined && (name === other.toLowerCase() || headOf(name) === headOf(other.toLowerCase()))

const isReferring = (word: string | undefined) => /^(?:it|them|him|her|back)$/i.test(word ?? '')
const bare = (name: string) => name.replace(/^(?:the|a|an|my|your|his|her|their) /i, '')

export function goalEntity(world: World, { want, things }: Scenario, kind: WantKind): Entity | undefined {
  const thing = things[0]?.name
  const named = isReferring(want?.object) ? thing : want?.object
  if (!named) return undefined
  const name = bare(named)
  const object = name.toLowerCase()
  const known = world.entities.find(
    (entity) =>
      entity.id !== HERO &&
      [entity.name, entity.role, ...(entity.aliases ?? [])].some(
        (each) => each && (sameName(object, each) || object.endsWith(each.toLowerCase())),
      ),
  )
  if (known) return known
  if (/^(?:learn|reach|escape|win|love|do)$/.test(kind)) return undefined
  if (/^(?:who|what|why|where|how|if|whether|out|it|them|him|her|you|back)\b/i.test(name)) return undefined
  const isMany = isPluralPhrase(name) || undefined
  const isProper = /^\p{Lu}/u.test(name.split(' ').at(-1)!) || undefined
  const isOwn = /\b(?:my|your) /.test(want!.plain.slice(0, 30))
  const words = object.split(' ')
  const isAnimal = words.some(isAnimalNoun)
  if (isAnimal || words.some(isPersonWord))
    return addEntity(world, {
      kind: isMany ? 'group' : isAnimal ? 'animal' : 'person',
      name: isProper ? name.split(' ').at(-1)! : name,
      role: isProper && words.length > 1 ? words.slice(0, -1).join(' ') : undefined,
      isProper,
      isPlural: isMany,
      owner: isOwn && !isProper ? 'your' : undefined,
      stance: 'friend',
      states: kind === 'find' ? ['absent'] : undefined,
      at: kind === 'carry' || kind === 'guard' ? world.here : undefined,
    })
  const isYetToBe = /^(?:bake|cook|make|build|write|create|grow|craft|brew|knit|paint|invent|finish)/.test(
    want?.plain ?? '',
  )
  const isHere = !isYetToBe && (kind === 'guard' || kind === 'make')
  return addEntity(world, {
    kind: 'thing',
    name,
    states: isYetToBe ? ['unmade'] : undefined,
    isPlural: isMany,
    isProper,
    owner: isOwn ? 'your' : undefined,
    at: kind === 'carry' ? HERO : isHere ? world.here : undefined,
    isFixed: isHere || undefined,
  })
}

/** A question is spoken of as 'the answer'. */
export const goalNames = (name: string): { goalName: string; question?: string } =>
  /^(?:who|what|why|where|how|if|whether)\b/.test(name)
    ? { goalName: 'the answer', question: name }
    : { goalName: name }

/** 'the truth about the river', 'who took the bells', 'the harvest ball'. */
export function goalName(
  { want, things, trouble }: Scenario,
  plain: string | undefined,
  kind: WantKind,
): string {
  const thing = things[0]?.name
  const object = isReferring(want?.object) ? thing : want?.object
  const withArticle = (name: string) =>
    /^(?:(?:the|this|your|an?|who|what)\b|[A-Z])/.test(name) ? name : `the ${name}`
  if (kind !== 'learn') return object ? withArticle(object) : 'what is going on'
  const rest = plain?.replace(/^\S+ (?:out )?/, '').replace(/ (?:before|by|until|in time) .*$/, '')
  const matter = trouble?.split(/,? and (?:you|now|nobody|somebody) |[.;]/)[0]
  if (rest && /^(?:why|how)$/.test(rest) && matter)
    return `${rest} ${/^(?:The|A|An|Your|All|No|Every|Some|Someone|Somebody)\b/.test(matter) ? lowerFirst(matter) : matter}`
  if (rest && /^(?:who|what|why|where|how|if|whether)\b/.test(rest)) return rest
  const about = want?.object ?? thing
  return about ? `the truth about ${withArticle(about)}` : 'what is going on'
}

export function castFoe(world: World, { foe, people }: Scenario): Entity | undefined {
  if (!foe) return undefined
  const person = foe.person === undefined ? undefined : people[foe.person]
  const name = (person?.name ?? foe.name).replace(/^(?:the|a|an) /i, '')
  const known = world.entities.find(
    (entity) =>
      entity.id !== HERO &&
      isBeing(entity) &&
      (entity.stance === 'foe' || sameName(name.toLowerCase(), entity.name)),
  )
  if (known) {
    known.stance = 'foe'
    return known
  }
  return addEntity(world, {
    kind: foe.kind === 'force' ? 'thing' : foe.kind === 'creature' ? 'animal' : foe.kind,
    name,
    isProper: (/^[A-Z]/.test(name) && !/^the /i.test(foe.name)) || undefined,
    isPlural: foe.kind === 'group' || isPluralPhrase(name) || undefined,
    isFixed: foe.kind === 'force' || undefined,
    stance: 'foe',
  })
}

/** Wants that are met where the story stands. */
const STAYING: ReadonlySet<WantKind> = new Set<WantKind>([
  'make',
  'guard',
  'win',
  'learn',
  'love',
  'defeat',
  'do',
])

/** Where it is to be settled: the far place of the scenario, here, or a place close by. */
export function goalPlace(
  world: World,
  { farPlace: far, want }: Scenario,
  kind: WantKind,
  random: Random,
  goal: Entity | undefined,
): Entity {
  const isThere = (name: string) =>
    world.entities.find((entity) => entity.kind === 'place' && sameName(name.toLowerCase(), entity.name))
  const isMeant =
    far &&
    kind !== 'guard' &&
    kind !== 'make' &&
    (kind !== 'learn' || want?.plain.includes(far.name ?? far.phrase) === true)
  if (isMeant) {
    const name = far.name ?? bare(far.phrase)
    const known = isThere(name)
    return known && known.id !== world.here
      ? known
      : newPlace(world, name, far.name !== undefined && !/^the /i.test(name))
  }
  const here = hereOf(world)
  if (STAYING.has(kind) || (kind === 'reach' && !goal)) return here
  const known = world.entities.find(({ kind: each, id }) => each === 'place' && id !== world.here)
  if (known ?? here.isUnnamed) return known ?? here
  const nearby = (kindOfKnown(here) ?? kindOfPlace('house')!).near
  const name = random.shuffle(nearby).find((near) => isOfEra(near, world) && !isThere(near)) ?? 'far side'
  return newPlace(world, name, false)
}

function newPlace(world: World, name: string, isProper: boolean): Entity {
  const kind = kindOfPlace(name)
  return addEntity(world, {
    kind: 'place',
    name,
    isProper: isProper || undefined,
    placeKind: kind?.id ?? hereOf(world).placeKind,
    isInside: kind?.isInside ?? hereOf(world).isInside,
    preposition: kind?.preposition ?? 'at',
    isPlural: (!isProper && isPluralPhrase(name)) || undefined,
  })
}
