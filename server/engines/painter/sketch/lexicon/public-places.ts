import type { PlaceEntry } from './place-entry.ts'

const old = ['old', 'steam', 'modern', 'west'] as const

/** Rooms and halls that many may enter, furnished from a plan too, by the words that tell of them. */
export const publicEntries = {
  barber: {
    nouns: 'barbershop, barber shop, barber’s, barber’s chair, hairdresser’s, hair salon, beauty parlour',
    eras: ['steam', 'modern', 'west'],
    hue: 190,
    chroma: 0.03,
    at: 'in a barber’s shop',
  },
  cafe: {
    nouns: 'cafe, café, coffee shop, coffeehouse, restaurant, diner, canteen',
    eras: ['steam', 'modern'],
    hue: 45,
    chroma: 0.06,
    at: 'in a café',
  },
  classroom: {
    nouns: 'classroom, schoolroom, lecture hall, school',
    eras: old,
    hue: 90,
    chroma: 0.04,
    at: 'in a classroom',
  },
  courtroom: {
    nouns: 'courtroom, courthouse, tribunal, witness stand',
    eras: [...old, 'future'],
    hue: 40,
    chroma: 0.06,
    at: 'in a courtroom',
  },
  'dining-hall': {
    nouns: 'dining hall, dining room, banqueting hall, refectory, feast hall, mead hall',
    eras: old,
    hue: 48,
    chroma: 0.06,
    at: 'in a dining hall',
  },
  museum: {
    nouns: 'museum, art gallery, exhibition, picture gallery',
    eras: ['steam', 'modern'],
    hue: 250,
    chroma: 0.03,
    at: 'in a museum',
  },
  'temple-hall': {
    nouns: 'temple, inner temple, hall of the temple, sanctum',
    eras: ['old'],
    hue: 75,
    chroma: 0.05,
    at: 'in the hall of a temple',
  },
  theatre: {
    nouns: 'theatre, theater, opera house, auditorium, playhouse, on stage, backstage, big top, circus tent',
    eras: ['steam', 'modern', 'old'],
    hue: 15,
    chroma: 0.06,
    at: 'in a theatre',
  },
  'waiting-room': {
    inside: `hotel`,
    nouns: `waiting room, doctor’s waiting room, waiting area, lobby, hotel lobby, foyer, front desk, reception, grand hotel, entrance hall, airport, departure lounge, airport terminal, departures, arrivals hall, check-in hall, boarding gate`,
    eras: ['steam', 'modern', 'future'],
    hue: 180,
    chroma: 0.03,
    at: 'in a waiting room',
  },
  ward: {
    nouns: 'ward, hospital, infirmary, sickroom, clinic, medbay, sickbay, hospice',
    eras: ['old', 'steam', 'modern', 'ruin', 'future'],
    hue: 195,
    chroma: 0.03,
    at: 'in a hospital ward',
  },
} satisfies Record<string, PlaceEntry>
