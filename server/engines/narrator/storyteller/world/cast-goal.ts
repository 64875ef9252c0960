import { lowerFirst } from '../language/letter-case.ts'
import { likelyGender } from '../content/people.ts'
import { isAnimalNoun } from '../language/being-nouns.ts'
import { isPersonWord } from '../scenario/roles.ts'
import { kindOfKnown, kindOfPlace } from '../content/places.ts'
import type { Scenario } from '../scenario/scenario.ts'
import { isOfEra } from '../telling/fits.ts'
import { headOf, isPluralPhrase } from '../telling/noun.ts'
import type { Random } from '#server/ground/random.ts'
import { addEntity } from './change.ts'
import { type Entity, hasState, HERO, hereOf, isBeing, type WantKind, type World } from './world.ts'

const sameName = (name: string, other: string | undefined): boolean =>
  other !== undefined && (name === other.toLowerCase() || headOf(name) === headOf(other.toLowerCase()))

export function goalEntity(world: World, { want, things }: Scenario, kind: WantKind): Entity | undefined {
  const thing = things[0]?.name
  const isPronoun = /^(?:it|them|him|her|back)$/i.test(want?.object ?? '')
  const named = isPronoun ? thing : want?.object
  const object = named?.toLowerCase().replace(/^(?:the|a|an|my|your|his|her|their) /, '')
  if (!object) return undefined
  const known = world.entities.find(
    (entity) =>
      entity.id !== HERO &&
      [entity.name, entity.role, ...(entity.aliases ?? [])].some(
        (name) => name && (sameName(object, name) || object.endsWith(name.toLowerCase())),
      ),
  )
  if (known) return known
  if (kind === 'learn' || kind === 'reach' || kind === 'escape' || kind === 'win' || kind === 'love')
    return undefined
  const isYetToBe = /^(?:bake|cook|make|build|write|create|grow|craft|brew|knit|paint|invent|finish)/.test(
    want?.plain ?? '',
  )
  const isHeld = kind === 'carry' || kind === 'guard' || kind === 'make'
  const name = named!.replace(/^(?:the|a|an|my|your|his|her|their) /i, '')
  const words = name.split(' ')
  const isSomebody = words.some(
    (word) => isPersonWord(word.toLowerCase()) || isAnimalNoun(word.toLowerCase()),
  )
  if (isSomebody) {
    const given = /^\p{Lu}/u.test(words.at(-1)!) ? words.at(-1)! : undefined
    return addEntity(world, {
      kind: isPluralPhrase(name)
        ? 'group'
        : words.some((word) => isAnimalNoun(word.toLowerCase()))
          ? 'animal'
          : 'person',
      name: given ?? name,
      isProper: given !== undefined || undefined,
      isPlural: isPluralPhrase(given ?? name) || undefined,
      owner: given
        ? undefined
        : (/\b(my|your|her|his|their) (?:[a-z]+ ){0,2}$/.exec(
            want!.plain.slice(0, want!.plain.toLowerCase().indexOf(name.toLowerCase())),
          )?.[1] ?? undefined),
      gloss: given && words.length > 1 ? `your ${name}` : undefined,
      role: given ? words.slice(0, -1).join(' ') : undefined,
      aliases: given ? words.slice(0, -1) : undefined,
      stance: 'friend',
      states: kind === 'find' ? ['absent'] : undefined,
      at: kind === 'carry' || kind === 'guard' ? world.here : undefined,
    })
  }
  if (/^(?:who|what|why|where|how|if|whether|out|it|them|him|her|you|back)\b/i.test(name)) return undefined
  return addEntity(world, {
    kind: 'thing',
    name,
    states: isYetToBe ? ['unmade'] : undefined,
    isPlural: isPluralPhrase(name) || undefined,
    isProper: /^[A-Z]/.test(name) || undefined,
    owner: /\b(?:my|your|his|her) (?!\p{L}+['’]s\b)/iu.test(want!.plain.slice(0, 30)) ? 'your' : undefined,
    at: kind === 'carry' ? HERO : isHeld && !isYetToBe ? world.here : undefined,
    isFixed: ((kind === 'guard' || kind === 'make') && !isYetToBe) || undefined,
    aliases: thing && thing !== name && sameName(thing.toLowerCase(), name) ? [thing] : undefined,
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
  if (kind === 'learn') {
    const rest = plain?.replace(/^\S+ (?:out )?/, '').replace(/ (?:before|by|until|in time) .*$/, '')
    const matter = trouble?.split(/,? and (?:you|now|nobody|somebody) |[.;]/)[0]
    if (rest && /^(?:why|how)$/.test(rest) && matter)
      return `${rest} ${/^(?:The|A|An|Your|All|No|Every|Some|Someone|Somebody)\b/.test(matter) ? lowerFirst(matter) : matter}`
    if (rest && /^(?:who|what|why|where|how|if|whether)\b/.test(rest)) return rest
    const about = want?.object ?? thing
    if (!about) return 'what is going on'
    return `the truth about ${/^(?:the|this|your|an?|who|what|[A-Z])/.test(about) ? about : `the ${about}`}`
  }
  const object = /^(?:it|them|him|her|back)$/i.test(want?.object ?? '') ? thing : want?.object
  return object ? (/^(?:the|your|an?) |^[A-Z]/.test(object) ? object : `the ${object}`) : 'what is going on'
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
    isProper: /^[A-Z]/.test(name) && !/^the /i.test(foe.name) ? true : undefined,
    isPlural: foe.kind === 'group' || isPluralPhrase(name) || undefined,
    isFixed: foe.kind === 'force' || undefined,
    stance: 'foe',
  })
}

/** Wants that are met where the story stands. */
const STAYING: ReadonlySet<WantKind> = new Set<WantKind>(['make', 'guard', 'win', 'learn', 'love'])

export function goalPlace(
  world: World,
  scenario: Scenario,
  kind: WantKind,
  random: Random,
  parts: { goal?: Entity; foe?: Entity },
): Entity {
  const far = scenario.farPlace?.name && likelyGender(scenario.farPlace.name) ? undefined : scenario.farPlace
  const isThere = (name: string) =>
    world.entities.find((entity) => entity.kind === 'place' && sameName(name.toLowerCase(), entity.name))
  const isOnTheWay =
    kind === 'learn' && scenario.want?.plain.includes(far?.name ?? far?.phrase ?? '') !== true
  if (far && kind !== 'guard' && kind !== 'make' && !isOnTheWay) {
    const owned =
      parts.foe?.kind === 'person' && parts.foe.isProper
        ? /^(?:his|her|their) (.+)$/i.exec(far.phrase)?.[1]
        : undefined
    if (owned) return newPlace(world, `${parts.foe!.name}’s ${owned}`, true)
    const name = far.name ?? far.phrase.replace(/^(?:the|a|an|my|your|his|her|their) /i, '')
    const known = isThere(name)
    return known && known.id !== world.here
      ? known
      : newPlace(world, name, far.name !== undefined && !/^the /i.test(name))
  }
  const said = /\b(?:at|in|to|on) (?:the|my|your) ([\p{L} '’-]+?)(?= before| by |$)/u.exec(
    scenario.want?.plain ?? '',
  )?.[1]
  if (said && !STAYING.has(kind) && kindOfPlace(said) && !isThere(said)) return newPlace(world, said, false)
  const isAgainstOne = kind === 'defeat' && parts.foe?.kind === 'person' && parts.foe.isProper === true
  if (STAYING.has(kind) || (kind === 'reach' && !parts.goal) || (kind === 'defeat' && !isAgainstOne))
    return hereOf(world)
  if (parts.goal && hasState(parts.goal, 'captive'))
    return newPlace(
      world,
      isOfEra('airlock', world) && /Future/.test(world.era)
        ? 'brig'
        : world.era === 'medieval'
          ? 'dungeon'
          : 'jail',
      false,
    )
  const { foe } = parts
  if (foe && foe.kind === 'person' && foe.isProper && ['steal', 'find', 'defeat'].includes(kind))
    return newPlace(world, `${foe.name}’s ${/Future/.test(world.era) ? 'quarters' : 'house'}`, true)
  const here = hereOf(world)
  const known = world.entities.find(({ kind: each, id }) => each === 'place' && id !== world.here)
  if (known) return known
  if (here.isUnnamed) return here
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
