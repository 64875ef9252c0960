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
  balloon: {
    nouns: 'balloon, hot-air balloon, basket of the balloon, balloon basket',
    eras: ['old', 'steam', 'modern'],
    chroma: 0.03,
    at: 'in the basket of a balloon',
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
} satisfies Record<string, PlaceEntry>
