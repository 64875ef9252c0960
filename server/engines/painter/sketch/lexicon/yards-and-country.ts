import type { PlaceEntry } from './place-entry.ts'

const old = ['old', 'steam', 'modern', 'west'] as const

/** Yards and streets, open land and water, each with a plate of its own, by the words that tell of them. */
export const countryEntries = {
  alley: {
    nouns: 'alley, alleyway, back alley, side street, back street',
    eras: ['steam', 'modern'],
    hue: 250,
    chroma: 0.03,
    at: 'in an alley',
  },
  beach: {
    nouns: 'beach, seashore, shingle, strand, waterline',
    hue: 75,
    chroma: 0.05,
    at: 'on a beach',
  },
  courtyard: {
    nouns: 'courtyard, inn yard, castle yard, stable yard, prison yard, inner court, bailey, the yard',
    eras: old,
    hue: 70,
    chroma: 0.03,
    at: 'in a courtyard',
  },
  farmyard: {
    nouns: 'farmyard, barnyard, farm yard, chicken coop, henhouse, farm, ranch house, ranch',
    eras: [...old, 'ruin'],
    hue: 75,
    chroma: 0.05,
    at: 'in a farmyard',
  },
  'filling-station': {
    nouns: 'gas station, petrol station, filling station, truck stop, rest stop, forecourt',
    eras: ['modern', 'ruin'],
    hue: 235,
    chroma: 0.03,
    at: 'at a filling station',
  },
  halt: {
    nouns:
      'station, railway station, train station, whistle stop, depot, railroad stop, water stop, stage station, telegraph station',
    eras: ['west'],
    hue: 55,
    chroma: 0.06,
    at: 'at a lonely railway stop',
  },
  park: {
    nouns: 'park, city park, park bench, playground, common, village green',
    eras: ['steam', 'modern'],
    hue: 140,
    chroma: 0.06,
    at: 'in a park',
  },
  fairground: {
    nouns: `fairground, funfair, fun fair, carnival, carousel, merry-go-round, big wheel, ferris wheel, dodgems,
      helter-skelter, roller coaster, midway, showground, amusement park`,
    eras: ['steam', 'modern', 'ruin'],
    hue: 140,
    chroma: 0.04,
    at: 'on a fairground',
  },
  orchard: {
    nouns: 'orchard, vineyard, olive grove, lemon grove, apple trees, cherry trees, olive trees, vines',
    hue: 135,
    chroma: 0.06,
    at: 'in the rows of an orchard',
    seen: 'an orchard',
  },
  pier: {
    nouns: 'pier, jetty, landing stage, boardwalk, pontoon, boat dock',
    hue: 240,
    chroma: 0.03,
    at: 'on a pier over the water',
  },
  balloon: {
    nouns: 'balloon, hot-air balloon, basket of the balloon, balloon basket',
    eras: ['old', 'steam', 'modern'],
    chroma: 0.03,
    at: 'in the basket of a balloon',
  },
  pasture: {
    nouns:
      'mountain pasture, high pasture, alpine meadow, upland pasture, pasture, hillside, alp, grassy slope',
    hue: 130,
    chroma: 0.07,
    at: 'on a pasture',
  },
  prairie: {
    nouns: 'prairie, the plain, steppe, savanna, savannah, grassland, open range, great plain',
    hue: 95,
    chroma: 0.06,
    at: 'on a wide plain',
  },
  river: {
    nouns: 'river, riverbank, stream, brook, creek, ford, river bank, canal, towpath',
    hue: 190,
    chroma: 0.06,
    at: 'by a river',
  },
  stadium: {
    nouns: 'stadium, football pitch, football field, arena, ballpark, racetrack, baseball field',
    eras: ['modern', 'ruin', 'future'],
    hue: 140,
    chroma: 0.06,
    at: 'in a stadium',
  },
  suburb: {
    nouns:
      'suburb, cul-de-sac, driveway, front lawn, front yard, backyard, back yard, suburban street, front porch, street of small houses',
    eras: ['modern'],
    hue: 145,
    chroma: 0.05,
    at: 'in a street of small houses',
  },
  'wall-walk': {
    nouns: 'battlements, rampart, wall walk, castle wall, city wall, curtain wall, parapet walk',
    eras: ['old'],
    hue: 255,
    chroma: 0.03,
    at: 'on the walls of a castle',
  },
} satisfies Record<string, PlaceEntry>
