import { isMadeThing } from '../language/noun-kinds.ts'
import { isTooBig } from './things.ts'
import { headOf } from '../telling/noun.ts'
import { kindsOf, sensesOf } from '#server/ground/wordnet/wordnet.ts'
import { type PlaceKind, placeKinds } from './place-families.ts'

const byNoun = new Map<string, PlaceKind>()
const byAny = new Map<string, PlaceKind>()
const byId = new Map<string, PlaceKind>()
for (const kind of placeKinds) {
  if (!byId.has(kind.id)) byId.set(kind.id, kind)
  for (const noun of kind.nouns) byNoun.set(noun, kind)
  for (const noun of [...kind.nouns, ...kind.vague]) byAny.set(noun, kind)
}

/** The kind of place a phrase names: by the longest of its endings that names one, else by any of its words. */
export function kindOfPlace(name: string): PlaceKind | undefined {
  const plain = name.toLowerCase()
  return byNoun.get(plain) ?? byEnding(byNoun, plain) ?? containedKind(plain)
}

/** What one is on rather than in. */
export const isStoodOn = (name: string): boolean =>
  /\b(?:bridge|roof|rooftop|mountain|hill|street|road|beach|island|platform|balcony|terrace|pier|dock|shore|bank of the \p{L}+|stage|deck|floor|porch|veranda|pitch|runway|trail|planet|moon|dunes?|ledge|cliff|summit|peak|ridge|rocks|ice|top of (?:the )?\p{L}+|staircase|stairs|boardwalk|farm|ranch|estate)$/iu.test(
    name,
  )

/** How one is there: on a bridge, in a valley, at a wedding. */
export const prepositionOf = (name: string, kind: PlaceKind | undefined): string | undefined =>
  isStoodOn(name) ? 'on' : LOW.test(name) ? 'in' : kind?.preposition

const LOW = /\b(?:valley|canyon|gorge|gulch|ravine|pass|crater)$/i

/** The kind that a name names for what stands where it is: vague nouns count. */
export const kindNamed = (name: string): PlaceKind | undefined => byEnding(byAny, name.toLowerCase())

/** The first kind of a family. */
export const kindOfFamily = (id: string): PlaceKind | undefined => byId.get(id)

/** Whether it names an occasion with people at it: a wedding, a car boot sale. */
export const isOccasion = (name: string): boolean =>
  (kindOfKnown({ name })?.id === 'gathering' && !/(?<!wedd|meet|gather)ing$/.test(name)) ||
  /\b(?:sale|final|match|rehearsal|audition|meeting|conference|convention)$/.test(name)

/** Whether just this names a kind of place. */
export const isNamedExactly = (name: string): boolean => byNoun.has(name)

/** The kind of what the story has for a place: vague nouns, and what WordNet knows of any other, count too. */
export const kindOfKnown = (place: { name: string; placeKind?: string }): PlaceKind | undefined => {
  const plain = place.name.toLowerCase()
  const own = byEnding(byAny, plain) ?? kindOfPlace(plain) ?? likelyKind(plain)
  // A ship among the stars is none of the sea.
  if (own?.id === 'ship' && place.placeKind === 'starship') return byId.get('starship')
  // A cabin aboard a ship is no hut, a corridor in a castle none of a house.
  const asPart =
    own && GENERIC.has(own.nouns[0] ?? '') && own.id !== place.placeKind ? `${place.placeKind} part` : ''
  const bridge = /\bbridge$/.test(plain) ? byNoun.get(`bridge of the ${place.placeKind}`) : undefined
  return bridge ?? byNoun.get(asPart) ?? own ?? byId.get(place.placeKind ?? '')
}

/** Rooms of which a ship or a castle has its own kind; a waiting room is one anywhere. */
const GENERIC: ReadonlySet<string> = new Set(['room', 'hall', 'corridor', 'bedroom', 'house', 'hut'])

/** Families of places that others may have: a room, a house. */
export const PARTS: ReadonlySet<string> = new Set(['room', 'house'])

/** Whether places of this family have rooms of their own kind: a bridge aboard a ship is no bridge over a river. */
export const hasParts = (id: string | undefined): boolean => byNoun.has(`${id} part`)

function byEnding(kinds: Map<string, PlaceKind>, plain: string): PlaceKind | undefined {
  const head = headOf(plain)
  const words = plain.endsWith(head) ? plain.split(/[\s-]+/) : [head]
  for (let at = 0; at < words.length; at++) {
    const end = words.slice(at).join(' ')
    const found = kinds.get(end) ?? kinds.get(end.replace(/s$/, ''))
    if (found) return found
  }
  return undefined
}

const containedKind = (plain: string): PlaceKind | undefined => {
  // A picnic table is no picnic.
  const head = headOf(plain)
  if (isMadeThing(head) || isTooBig(head)) return undefined
  const words = plain.split(/[\s-]+/)
  for (const word of words.toReversed()) {
    const found = byNoun.get(word)
    if (found) return found
  }
  return undefined
}

/** What a noun that no row names is most like, by the kinds that WordNet has for it, nearest first. */
function likelyKind(name: string): PlaceKind | undefined {
  const [sense] = sensesOf(headOf(name.toLowerCase()), 'noun')
  if (!sense) return undefined
  for (const { words } of [sense, ...kindsOf(sense)])
    for (const word of words) {
      const found = byNoun.get(ALIKE[word] ?? '')
      if (found) return found
    }
  return undefined
}

const ALIKE: Record<string, string> = {
  contest: 'contest',
  social_event: 'gathering',
  ceremony: 'ceremony',
  mercantile_establishment: 'shop',
  place_of_business: 'shop',
  restaurant: 'restaurant',
  place_of_worship: 'church',
  housing: 'house',
  dwelling: 'house',
  outbuilding: 'shed',
  medical_building: 'hospital',
  penal_institution: 'prison',
  industrial_plant: 'factory',
  watercraft: 'boat',
  spacecraft: 'starship',
  aircraft: 'plane',
  public_transport: 'train',
  motor_vehicle: 'car',
  passageway: 'corridor',
  room: 'room',
  building: 'room',
  body_of_water: 'lake',
  natural_elevation: 'hill',
  natural_depression: 'valley',
  shore: 'shore',
  plain: 'plain',
  grassland: 'meadow',
  vegetation: 'forest',
  municipality: 'town',
  settlement: 'village',
}

/** What only stands in houses. */
export const ofHouses =
  /\b(?:landing|banisters?|stairs|staircase|upstairs|downstairs|(?:drawing|dining|sitting) room|mantel\w*|wallpaper|carpet|curtains?|drawers?|parlou?r|pantry|chandelier|fireplace|sideboard|doorbell|ceiling)\b/i
