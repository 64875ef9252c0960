import { remembering } from '#server/ground/remembering.ts'
import { kindsOf, type Sense, sensesOf } from '#server/ground/wordnet/wordnet.ts'

/** Kinds that a noun may be of, by the words that WordNet has for them; the first that holds counts. */
const KINDS = {
  person: 'person imaginary_being spiritual_being',
  animal: 'animal mythical_monster',
  body: 'body_part body_covering external_body_part',
  garment: 'clothing footwear headdress jewelry',
  drink: 'beverage',
  food: 'food foodstuff produce edible_fruit foodstuff',
  weapon: 'weapon explosive_device',
  vehicle: 'vehicle',
  furniture: 'furniture furnishing',
  light: 'lamp source_of_illumination',
  door: 'movable_barrier',
  container: 'container',
  readable: 'document writing book publication written_communication',
  instrument: 'musical_instrument',
  device: 'machine electronic_equipment mechanism',
  tool: 'tool implement cutlery',
  money: 'money currency coin',
  building: 'building structure room area',
  plant: 'plant',
} as const

export type NounKind = keyof typeof KINDS

const kindByWord = new Map(
  (Object.entries(KINDS) as [NounKind, string][]).flatMap(([kind, words]) =>
    words.split(' ').map((word): [string, NounKind] => [word, kind]),
  ),
)

/** Whether a noun names what can be taken hold of: no giggle, no reply. A word that WordNet lacks may be anything. */
export const isTangible = (noun: string): boolean => {
  const [sense] = sensesOf(noun, 'noun')
  return !sense || TANGIBLE.has(sense.field)
}

const HANDY = /\.(?:artifact|communication|possession|food|object|substance|plant)$/

/** Whether a noun names in one of its first senses what can be taken along. */
export const isHandy = (noun: string, senses = 1): boolean =>
  sensesOf(noun, 'noun')
    .slice(0, senses)
    .some(({ field }) => HANDY.test(field))

/** 'I act all innocent': a quality, and nobody; a uniform is a thing. */
export const isQuality = (word: string): boolean =>
  sensesOf(word, 'adj').length > sensesOf(word, 'noun').length &&
  sensesOf(word, 'noun')[0]?.field !== 'noun.artifact'

const TANGIBLE = new Set(
  'noun.artifact noun.object noun.food noun.plant noun.substance noun.body noun.animal noun.person noun.possession'.split(
    ' ',
  ),
)

const MOST_KEPT = 4000

/** Whether a noun names where one can be bound for: the caves, the harbour, the exit. */
export const isDestination = (noun: string): boolean =>
  /^noun\.(?:object|location)$/.test(sensesOf(noun, 'noun')[0]?.field ?? '') ||
  /^(?:building|door|vehicle)$/.test(kindOfNoun(noun) ?? '')

const PLACES = new Set(
  'building room establishment place_of_business vehicle craft housing shelter outbuilding public_transport'.split(
    ' ',
  ),
)
const RIDDEN = new Set(
  'bicycle motorcycle skateboard sled handcart wheelchair scooter horse-drawn_vehicle missile'.split(' '),
)

const wordsOfKinds = (sense: Sense): string[] => [sense, ...kindsOf(sense)].flatMap(({ words }) => words)

/** Whether it goes by some of its usual senses: a whaler, a van. */
export const isVehicleNoun = (noun: string): boolean =>
  sensesOf(noun, 'noun')
    .slice(0, 5)
    .some((sense) => wordsOfKinds(sense).some((word) => word === 'vehicle' || word === 'public_transport'))

/** Whether one can be inside what the noun names: a garage, a police van; not a bicycle. */
export const isPlaceNoun = remembering((noun: string): boolean => {
  const [sense] = sensesOf(noun, 'noun')
  const kinds = sense ? wordsOfKinds(sense) : []
  const isPlace =
    kinds.some((word) => PLACES.has(word)) || (sense?.field === 'noun.group' && isVehicleNoun(noun))
  return isPlace && !kinds.some((word) => RIDDEN.has(word))
}, MOST_KEPT)

/** What a noun names in its most usual sense, going by WordNet: 'midwives' → person, 'ladle' → tool. */
export const kindOfNoun = remembering((noun: string): NounKind | undefined => {
  const [sense] = sensesOf(noun, 'noun')
  if (!sense) return undefined
  for (const { words } of [sense, ...kindsOf(sense)])
    for (const word of words) {
      const kind = kindByWord.get(word)
      if (kind) return kind
    }
  return undefined
}, MOST_KEPT)

/** What can stand, lie or be held somewhere, and is no place. */
export const isMadeThing = (noun: string): boolean => MADE.has(kindOfNoun(noun) ?? 'building')

const MADE: ReadonlySet<NounKind> = new Set([
  'garment',
  'drink',
  'food',
  'weapon',
  'furniture',
  'light',
  'container',
  'readable',
  'instrument',
  'device',
  'tool',
  'money',
])
