import type { Genre } from '#contract/genres.ts'
import type { PainterInput } from '#server/engines/painter/painter.ts'

const told: [genre: Genre, premise: string, moment: string][] = [
  [
    'fantasy',
    'I am Wren, a wandering mapmaker.',
    'At sunset I lift my lantern and look across the valley. The castle stands on its crag, and a dragon circles above it.',
  ],
  [
    'scifi',
    'I am the only waking officer of a survey ship.',
    'The derelict turns slowly in orbit above a ringed planet. Nobody has answered for eleven years.',
  ],
  [
    'mystery',
    'I am a private detective in a harbour city.',
    'Midnight, and the rain has not stopped. I wait under the streetlamp and watch the street.',
  ],
  [
    'historical',
    'I am an archaeologist with my late teacher’s map.',
    'At dawn we see it: a stepped pyramid rising out of the jungle, hung with vines.',
  ],
  [
    'horror',
    'I am a woman who inherited a house.',
    'The iron gate creaks. On the hill the old mansion waits in the moonlight, and one window is lit.',
  ],
  [
    'western',
    'I am a cowboy with a debt to pay.',
    'The sun sets over the canyon. I rein in my horse among the cactus and look back once.',
  ],
  [
    'postapocalyptic',
    'I am a scavenger with my daughter.',
    'Noon in the ruined city. Dust hangs between the collapsed towers, and the child holds my hand.',
  ],
  [
    'romance',
    'I am a lady who came to the country for a week.',
    'In the evening the garden smells of roses. By the pavilion a man waits for me.',
  ],
  [
    'comedy',
    'I am a boy with a goose.',
    'Bright day over the meadow. The windmill turns, the goose does not, and everybody laughs.',
  ],
  [
    'thriller',
    'I am a man who knows too much.',
    'The hospital corridor is empty at this hour of night. Behind me a door clicks.',
  ],
  [
    'fantasy',
    'I am an old wizard.',
    'Deep in the forest at night a wolf walks beside me, and the moon stands between the trees.',
  ],
  [
    'historical',
    'I am a sailor on my last voyage.',
    'The galleon runs before the wind with all sails set; behind her the sun sinks into the sea.',
  ],
  [
    'horror',
    'I am a woman who should not have come.',
    'Fog lies in the graveyard. A crow sits on the tallest headstone, and it is night.',
  ],
  [
    'scifi',
    'I am an astronaut.',
    'Two moons hang in the dusk over the alien planet. My lander ticks as it cools.',
  ],
  [
    'fantasy',
    'I am a traveller far from home.',
    'The tavern is warm. The innkeeper wipes the bar, candles burn on the tables, and outside it is night.',
  ],
  [
    'mystery',
    'I am a woman who reads too much.',
    'Sunlight falls through the tall window of the library onto the one shelf that has been emptied.',
  ],
  [
    'fantasy',
    'I am a knight without a lord.',
    'Northern lights over the snow. I walk on through the frozen night with my dog.',
  ],
  [
    'western',
    'I am the new sheriff.',
    'Evening on the main street. Behind the saloon door the piano has stopped.',
  ],
  [
    'scifi',
    'I am a hacker with one night to live.',
    'Neon climbs the skyscrapers. From the roof I count the hovercars in the rain-black night.',
  ],
  ['thriller', 'I am a captain.', 'Lightning over the open ocean. The storm takes the ship by her masts.'],
  [
    'fantasy',
    'I am a traveller.',
    'In the cavern the crystals begin to glow, one after the other, deep into the night.',
  ],
  [
    'historical',
    'I am a merchant’s son.',
    'The market is loud in the evening: stalls, lanterns, spice, and the vendor who cheats everyone.',
  ],
  [
    'mystery',
    'I am a detective.',
    'The harbour at night. Boats knock against the quay, and the fog smells of tar.',
  ],
  [
    'romance',
    'I am a woman who came back.',
    'A still lake at dawn. Mist on the water, a rowboat drifting, and a deer that does not run.',
  ],
  [
    'fantasy',
    'I am a squire.',
    'The throne stands empty at the end of the great hall; the banners stir at dusk.',
  ],
  [
    'historical',
    'I am an explorer.',
    'The tomb is dry and cold. Torchlight slides over hieroglyphs to the sarcophagus.',
  ],
  [
    'scifi',
    'I am the ship’s engineer.',
    'On the starship bridge the viewport fills with the blue planet. The console blinks.',
  ],
  [
    'horror',
    'I am a man who lost his way.',
    'The swamp swallows the path at dusk. Between the reeds something hums.',
  ],
  ['mystery', 'I am a private eye.', 'My office at night: the blinds, the desk lamp, and her letter.'],
  [
    'comedy',
    'I am a baker’s apprentice, a girl of ten.',
    'In the kitchen at dawn the oven roars and the bread has opinions.',
  ],
  [
    'historical',
    'I am a traveller.',
    'At midday the caravan rests. Behind the last dune stand the pyramids of the desert.',
  ],
  [
    'fantasy',
    'I am the keeper’s daughter.',
    'The lighthouse throws its beam over the cliff and the evening sea.',
  ],
  [
    'romance',
    'I am a lady at her first ball.',
    'The ballroom glows under its chandeliers, and the orchestra begins a waltz.',
  ],
  ['fantasy', 'I am a knight.', 'The volcano burns through the night. Ash falls on my shield.'],
  [
    'mystery',
    'I am a detective.',
    'Steam fills the train station at night. On the platform nobody meets anybody’s eye.',
  ],
  ['scifi', 'I am a diver.', 'Beneath the waves the sunken arches of Atlantis stand in green light.'],
  [
    'fantasy',
    'I am a monk on pilgrimage.',
    'Light falls through the stained glass of the cathedral on an empty nave in the afternoon.',
  ],
  ['historical', 'I am a soldier.', 'Dawn over the battlefield. The banners of two armies hang in the mist.'],
  [
    'fantasy',
    'I am a traveller with a lantern.',
    'Snow falls on the village at night, and every chimney smokes.',
  ],
  [
    'fantasy',
    'I am a guide.',
    'First light on the mountain. From the ledge the peaks stand in rows like waves.',
  ],
]

/** Forty moments as a narrator might tell them, each in a place of its own. */
export const fortyScenes: PainterInput[] = told.map(([genre, premise, moment], i) => ({
  seed: `forty:${i}`,
  moment,
  premise,
  earlier: [],
  genreMix: { [genre]: 100 },
  contentRating: 'general',
}))
