import { isNamedExactly, kindOfKnown, kindOfPlace, prepositionOf } from '../content/places.ts'
import { nounsWhere } from '../content/place-families.ts'
import { isCreatureNoun } from '../language/being-nouns.ts'
import { parseSentence } from '#server/ground/grammar/parse-sentence.ts'
import { isBeside } from '../action/going/place-named.ts'
import type { Scenario, ScenarioPlace } from '../scenario/scenario.ts'
import { isPluralPhrase } from '../telling/noun.ts'
import { addEntity } from './change.ts'
import type { World } from './world.ts'

const bare = (phrase: string) =>
  phrase
    .replace(/^(?:the|a|an|my|your|our|his|her|this|some) (?:own )?/i, '')
    .split(/ (?:in|on|at|of|near|by|where|that|which|whose|with) (?=the|a|an|my|your|some|[a-z])/)[0]!
    .replace(/^(?:\p{L}+ )*\p{L}+['’]s (?=\p{Ll})/u, '')
    .replace(/(?<=\b(?:bus|train|ferry|flight|tram|plane|car|taxi)) home$/, '')

const IN_SPACE: Record<string, string> = { station: 'space station', ship: 'spaceship', liner: 'spaceship' }

/** Where the story begins: as the scenario says, where its hero works, or nowhere that has a name. */
export function foundPlace(world: World, { place: stated, home, hero, text }: Scenario): void {
  const ofRole = placeOfRole(hero.role)
  const isCountry = stated?.name !== undefined && stated.kind === undefined
  const given = stated
  const told = isCountry ? (ofRole ?? given) : given
  const length = text.split(/\s+/).length
  const implied = told
    ? undefined
    : (SUBJECT.exec(text)?.[1] ?? (length < LONGEST ? placeWithin(text) : undefined))
  const place = told ?? (implied ? undefined : ofRole)
  const name = place?.name ?? (place ? bare(place.phrase) : (implied ?? 'place'))
  const kind =
    place === undefined && implied === undefined
      ? undefined
      : (kindOfPlace(
          /Future/.test(world.era) || /\bspace\b/.test(place?.phrase ?? '')
            ? (IN_SPACE[place?.kind ?? ''] ?? place?.kind ?? name)
            : (place?.kind ?? name),
        ) ??
        kindOfKnown({ name }) ??
        kindOfPlace(nounBefore(text, place?.name)))
  const isNamed = place?.name !== undefined
  const lead =
    name &&
    new RegExp(
      `\\b(in|on|aboard|under|by|behind|beside|near|outside) (?:(?:the|an?|my|our) (?=\\p{L}+ \\p{L}))?(the |an? |my |our )?(?:\\p{Ll}+(?:['’]s)? ){0,2}?${name.replace(/[^\p{L}\p{N} ]/gu, '.')}(?! (?:door|window|wall|roof|floor|table|bed))`,
      'iu',
    ).exec(text)
  const here = addEntity(world, {
    kind: 'place',
    name:
      isNamed && !/^the /i.test(name) && (/^the /i.test(lead?.[2] ?? '') || text.includes(` the ${name} `))
        ? `the ${name}`
        : name,
    isUnnamed: (place === undefined && implied === undefined) || undefined,
    isProper: isNamed || undefined,
    isLikely:
      (place !== undefined && !place.isSure) ||
      (isNamed && place.kind === undefined) ||
      (kind?.props.includes('mast') && !UNDER_SAIL.test(`${world.era} ${text}`)) ||
      undefined,
    aliases: place?.kind ? [place.kind] : undefined,
    placeKind: kind?.id,
    isInside: isBeside(lead?.[1]) ? false : (place?.isIndoors ?? kind?.isInside),
    preposition:
      (kind?.id === 'gathering'
        ? 'at'
        : (lead?.[1]?.toLowerCase() ?? (isNamed ? undefined : prepositionOf(name, undefined)))) ??
      (place?.name && kind?.preposition === 'at'
        ? 'in'
        : (kind?.preposition ?? (place?.isIndoors || place?.name ? 'in' : 'at'))),
    isPlural: isPluralPhrase(name) && !place?.name ? true : undefined,
  })
  world.here = here.id
  world.facts.push({ about: here.id, key: 'visited', text: here.name, turn: 0 })
  if (home && bare(home) !== name)
    addEntity(world, {
      kind: 'place',
      name: bare(home),
      aliases: ['home'],
      placeKind: kindOfPlace(home)?.id ?? 'house',
      owner: /^[A-Z]/.test(home) ? undefined : 'your',
      isProper: /^[A-Z]/.test(home) || undefined,
    })
}

const UNDER_SAIL =
  /^(?:medieval|renaissance|earlyModern|ancient)\b|\b(?:sail\w*|schooner|sloop|galleon|frigate|whaler|brig\w*|clipper|pirate)\b/i

/** 'Hospital night shift', 'submarine cook', 'cave diving': the place that says what kind of thing it is. */
function placeWithin(text: string): string | undefined {
  const words = parseSentence(text.toLowerCase())
  for (const [at, { word, tag }] of words.entries()) {
    const before = words[at - 1]?.word ?? ''
    const next = words[at + 1]
    const isFirst =
      /^(?:NOUN|VERB)$/.test(next?.tag ?? '') &&
      word !== 'world' &&
      !isCreatureNoun(next!.word) &&
      !/^(?:trip|bus|play|uniform)$/.test(next!.word)
    if (!/^(?:NOUN|PROPN)$/.test(tag) || !isFirst || isNamedExactly(`${word} ${next!.word}`)) continue
    const name = [`${before} ${word}`, word].find(isNamedExactly)
    if (name) return name
  }
  return undefined
}

/** 'A cold village in the Altai': what the named place is. */
const nounBefore = (text: string, name = ''): string =>
  name === '' ? '' : (text.split(name)[0]!.match(/(\p{L}+) (?:in|of|called|named) (?:the )?$/u)?.[1] ?? '')

/** 'The lift opens on a floor that does not exist': one is in it. */
const SUBJECT = new RegExp(
  `^(?:the|my|our) (${nounsWhere(true)}) (?:opens|stops|shakes|smells|leaks|sinks|sways|creaks|has no|won['’]t (?:stop|open)|is (?:\\p{L}+ing|on fire|full|flooded|haunted|cold|dark))`,
  'iu',
)

/** A scenario of fewer words is a topic, which may imply where it is. */
const LONGEST = 18

const PLACES_OF_ROLES =
  `restaurant: waiter waitress; kitchen: cook chef; bar: bartender barman barkeep barmaid; classroom: teacher;
  clinic: veterinarian vet dentist; hospital: nurse surgeon paramedic doctor; library: librarian; inn: innkeeper; bakery: baker; forge: blacksmith smith;
  spaceship: astronaut cosmonaut; farm: farmer; shop: shopkeeper cashier; garden: gardener; zoo: zookeeper; mine: miner;
  church: vicar priest sexton; monastery: monk nun abbot; office: detective lawyer accountant; police station: cop policeman policewoman;
  fire station: firefighter fireman; theatre: actor actress understudy; courtroom: judge; observatory: astronomer;
  barbershop: barber hairdresser; boat: fisherman; cockpit: pilot; workshop: carpenter mechanic; laboratory: scientist; car: driver chauffeur; truck: trucker`
    .split(/;\s*/)
    .map((row) => row.split(': '))
    .flatMap(([place, roles]) => roles!.split(/\s+/).map((role) => [role, place!] as const))

/** Where somebody of that trade would be. */
function placeOfRole(role: string | undefined): ScenarioPlace | undefined {
  const within = role && placeWithin(role)
  if (within) return { phrase: `the ${within}`, kind: within, isSure: true }
  const found = role && PLACES_OF_ROLES.find(([trade]) => role.split(' ').includes(trade))?.[1]
  return found ? { phrase: `the ${found}`, kind: found } : undefined
}
