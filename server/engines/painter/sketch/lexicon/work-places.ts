import type { PlaceEntry } from './place-entry.ts'

const late = ['modern', 'ruin', 'future'] as const

/** Rooms of work, of service and of travel, furnished from a plan, by the words that tell of them. */
export const workEntries = {
  bus: {
    nouns: 'school bus, the bus, minibus, night bus, coach trip, double-decker',
    eras: ['modern', 'ruin', 'future'],
    hue: 225,
    chroma: 0.03,
    at: 'in a bus',
    seen: 'the inside of a bus',
  },
  'cable-car': {
    nouns: 'cable car, gondola lift, ski lift cabin, funicular, cable-car',
    eras: late,
    hue: 230,
    chroma: 0.02,
    at: 'in a cable car',
  },
  gym: {
    nouns: `gym, gymnasium, sports hall, basketball court, school gym, locker room, changing room, changing rooms, team room`,
    eras: late,
    hue: 65,
    chroma: 0.05,
    at: 'in a gym',
  },
  hangar: {
    nouns: 'hangar, shuttle bay, launch bay, flight deck, docking bay',
    eras: ['modern', 'future'],
    hue: 235,
    chroma: 0.025,
    at: 'in a hangar',
    seen: 'a craft in a hangar',
  },
  'ice-rink': {
    nouns: 'ice rink, skating rink, rink, hockey rink',
    eras: ['modern', 'future'],
    hue: 225,
    chroma: 0.02,
    at: 'on an ice rink',
  },
  launderette: {
    nouns: 'launderette, laundromat, laundrette, laundry room, coin laundry',
    eras: ['modern'],
    hue: 200,
    chroma: 0.03,
    at: 'in a launderette',
  },
  'operating-room': {
    nouns: `operating theatre, operating theater, operating room, operating table, surgery, morgue, mortuary, autopsy room, dissecting room`,
    eras: ['steam', ...late],
    hue: 190,
    chroma: 0.025,
    at: 'in an operating theatre',
  },
  pool: {
    nouns: 'swimming pool, the pool, indoor pool, swimming bath, public bath',
    eras: ['modern', 'ruin'],
    hue: 205,
    chroma: 0.04,
    at: 'by a swimming pool',
  },
  submarine: {
    nouns: 'control room of the submarine, conning tower',
    inside: 'submarine, u-boat',
    eras: ['modern', 'steam', 'future'],
    hue: 20,
    chroma: 0.03,
    at: 'in a submarine',
    seen: 'the inside of a submarine',
  },
  tunnel: {
    nouns: `subway tunnel, railway tunnel, train tunnel, metro tunnel, underground tunnel, maintenance tunnel, sewer, sewers, storm drain, drain tunnel, culvert, underground canal`,
    eras: ['steam', 'modern', 'ruin', 'future'],
    hue: 235,
    chroma: 0.02,
    at: 'in a tunnel between the rails',
    seen: 'a tunnel with rails',
  },
  van: {
    nouns:
      'back of the van, back of the truck, back of the lorry, police van, prison van, wheel arch, prison transport',
    eras: ['modern', 'ruin', 'future'],
    hue: 240,
    chroma: 0.02,
    at: 'in the back of a van',
  },
  backstage: {
    nouns: `backstage, in the wings, behind the scenes, behind the curtain, behind the scenery, behind the set, dressing room, wardrobe room, green room`,
    hue: 40,
    chroma: 0.03,
    at: 'backstage in a theatre',
  },
  'lamp-room': {
    nouns: 'lamp room, lantern room, top of the lighthouse, room of the lighthouse, lighthouse lamp',
    inside: 'lighthouse',
    hue: 60,
    chroma: 0.03,
    at: 'at the great lamp of a lighthouse',
    seen: 'the great lamp of a lighthouse',
  },
} satisfies Record<string, PlaceEntry>
