import type { PlaceEntry } from './place-entry.ts'

/** Land, water and sky that nobody built, by the words that tell of them. */
export const wildEntries = {
  'alien-world': {
    nouns: `alien planet, alien world, planet surface, planet’s surface, exoplanet, red planet, mars, landing site,
      regolith, strange world, unmapped world, surface of the planet, new world, colony, landing field, landing pad, spaceport, methane sea`,
    eras: ['future'],
    chroma: 0.09,
    at: 'on the ground of an alien world',
    seen: 'the rocks of an alien world',
  },
  canyon: {
    nouns: 'canyon, mesa, gulch, ravine, gorge, badlands, butte, arroyo',
    hue: 38,
    chroma: 0.1,
    at: 'among red canyon rocks',
  },
  coast: {
    nouns:
      'lighthouse, coast, cliff, shore, headland, seaside, seaside town, cove, promontory, sea cliff, cliff top, cliff path',
    hue: 215,
    chroma: 0.05,
    at: 'on the cliffs above the sea',
    seen: 'cliffs above the sea',
  },
  deck: {
    nouns: `deck, quarterdeck, promenade deck, foredeck, main deck, top deck, helm, galleon, pirate ship, schooner, frigate,
      longship, ship, crow’s nest, on the ferry`,
    inside: 'liner, steamer, yacht, trawler, ferry',
    eras: ['old', 'steam', 'modern'],
    hue: 60,
    chroma: 0.04,
    at: 'on the deck of a ship',
  },
  desert: {
    nouns:
      'desert, dune, sand dune, oasis, sahara, salt flat, the flats, pyramid, salt pan, the salt, white ground',
    hue: 62,
    chroma: 0.085,
    at: 'among desert dunes',
  },
  fields: {
    nouns: `field, meadow, farm, farmland, orchard, countryside, vineyard, cornfield, wheat field, windmill, paddock, acre, furrow, mountain pasture, high pasture, alpine meadow, upland pasture, pasture, hillside, alp, grassy slope`,
    hue: 125,
    chroma: 0.07,
    at: 'in open fields',
  },
  forest: {
    nouns: `forest, woodland, in the wood, into the wood, through the wood, edge of the wood, grove, thicket, glade, clearing, undergrowth, enchanted wood, treeline,
      among the trees`,
    hue: 165,
    chroma: 0.06,
    at: 'in a deep forest',
  },
  island: {
    nouns: 'island, lagoon, tropical beach, atoll, islet, desert island, palm beach',
    hue: 185,
    chroma: 0.06,
    at: 'on an island shore',
  },
  jungle: {
    nouns: 'jungle, rainforest, ziggurat, stepped pyramid, lost city, overgrown temple, deep jungle',
    hue: 158,
    chroma: 0.08,
    at: 'in the jungle',
  },
  lake: {
    nouns: `lake, pond, millpond, lakeshore, loch, waterside, reservoir, flood, floodwater, flooded street, flooded village, flooded field, flooded town, drowned village, drowned street`,
    hue: 220,
    chroma: 0.06,
    at: 'by still water',
    seen: 'still water between hills',
  },
  mountains: {
    nouns:
      'mountain pass, summit, peak, mountain, slope, highland, foothill, alps, himalaya, plateau, the pass',
    hue: 258,
    chroma: 0.06,
    at: 'high in the mountains',
    seen: 'high mountains',
  },
  open: {
    nouns: '',
    hue: 120,
    chroma: 0.04,
    at: 'under the open sky',
    seen: 'the open sky',
  },
  sea: {
    nouns: 'open sea, open water, high seas, storm at sea, fleet',
    eras: ['old', 'steam', 'modern'],
    hue: 225,
    chroma: 0.07,
    at: 'on the open sea',
  },
  snowfield: {
    nouns: `glacier, tundra, arctic, antarctic, snowfield, ice field, frozen lake, polar ice, ice sheet, snowdrift,
      permafrost, frozen plain`,
    inside: 'snow',
    hue: 245,
    chroma: 0.045,
    at: 'on a field of snow',
  },
  space: {
    nouns: `in space, outer space, orbit, nebula, asteroid, starfield, galaxy, deep space, wormhole, comet, void, black hole, hyperspace,
      asteroid belt, asteroid field, vacuum, saturn, jupiter, ring of saturn`,
    eras: ['future', 'modern'],
    hue: 270,
    chroma: 0.06,
    at: 'in open space',
  },
  swamp: {
    nouns: 'swamp, marsh, bog, bayou, mire, fen, mangrove, wetland, quagmire, moor',
    hue: 145,
    chroma: 0.05,
    at: 'in a drowned swamp',
  },
  underwater: {
    nouns: `underwater, seabed, ocean floor, beneath the waves, under the sea, coral reef, atlantis, sunken city, kelp
      forest, bottom of the sea, deep sea, abyss`,
    hue: 205,
    chroma: 0.09,
    at: 'beneath the sea',
    seen: 'the floor of the sea',
  },
  volcano: {
    nouns: 'volcano, crater, lava, eruption, caldera, dragon’s lair, burning land, ember field',
    hue: 30,
    chroma: 0.05,
    at: 'before a burning mountain',
  },
  'salt-flat': {
    nouns: 'salt flat, salt pan, salt desert, salt lake, salt plain, salt crust',
    hue: 90,
    chroma: 0.015,
    at: 'on a white salt flat',
  },
} satisfies Record<string, PlaceEntry>
