import type { ToldPlace } from '../scene-facts.ts'

/**
 * Words of WordNet by which a noun that no entry lists is known for a place: whatever is a kind of one of them is drawn
 * as that place; the nearest kind holds.
 */
export const placeKinds: Partial<Record<ToldPlace, string>> = {
  attic: 'attic loft',
  bakery: 'bakery',
  ballroom: 'ballroom dance_hall',
  bedroom: 'bedroom',
  bridge: 'bridge',
  cafe: 'restaurant cafe',
  camp: 'camp',
  canyon: 'ravine canyon gorge',
  castle: 'castle fortress fortification',
  cave: 'cave',
  cellar: 'basement cellar storeroom',
  chamber: 'palace atrium villa',
  cell: 'prison jail',
  church: 'place_of_worship cloister',
  city: 'street city pavement',
  classroom: 'classroom school',
  coast: 'shore cliff seashore lighthouse cape',
  corridor: 'corridor hallway',
  desert: 'desert dune',
  'engine-room': 'factory',
  'dining-hall': 'dining_room',
  deck: 'sailing_vessel sailing_ship ferry',
  fields: 'field plain grassland farm',
  flat: 'apartment living_room',
  forest: 'forest grove thicket brush conifer beech oak birch',
  'future-city': 'city',
  garden: 'garden lawn',
  graveyard: 'cemetery burial_ground churchyard kirkyard',
  greenhouse: 'greenhouse',
  harbour: 'harbor seaport pier dock',
  hut: 'hovel',
  island: 'island',
  jungle: 'jungle rain_forest',
  kitchen: 'kitchen',
  laboratory: 'laboratory',
  lake: 'lake waterfall',
  lift: 'elevator',
  lobby: 'anteroom entrance_hall',
  library: 'library archive bookshop',
  market: 'bookstall marketplace mercantile_establishment',
  mine: 'mine',
  mountains: 'mountain highland',
  museum: 'museum',
  office: 'office',
  parlour: 'parlor',
  river: 'stream',
  road: 'road crossroad',
  room: 'room',
  'ruined-city': 'city',
  'ship-cabin': 'ship_cabin',
  shop: 'shop',
  snowfield: 'glacier ice_mass tundra',
  spaceship: 'spacecraft',
  stable: 'barn stable',
  station: 'railway_station',
  swamp: 'wetland',
  tavern: 'tavern',
  'temple-hall': 'temple',
  theatre: 'theater circus_tent',
  tomb: 'burial_chamber',
  village: 'village',
  volcano: 'volcano',
  ward: 'hospital',
  workshop: 'workshop studio',
}

/** Nouns by which one knows to be under a roof or under the sky: kinds of WordNet's, and words whose kinds tell nothing. */
export const sideKinds = {
  either: 'boot ladder flat',
  inside: `furniture furnishing home_appliance white_goods cooking_utensil staircase stair banister room shelf bedclothes heater
    plumbing_fixture electric_lamp bed_linen floor ceiling doorway threshold screen drawer pillow mirror corner pew hearth
    tray lid keyboard_instrument wallpaper seat counter jar chair couch carpet curtain radiator cupboard windscreen windshield dashboard loom`,
  outside: `tree shrub grass thoroughfare road geological_formation body_of_water precipitation grassland land soil cloud
    sky wind sun horizon ground mud porch balcony veranda path herd cattle mule ox raft fence bird roof rooftop
    lawn flock tent moss heather saddle stall awning umbrella`,
}
