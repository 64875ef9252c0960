import type { JudgedScene } from './judged-scene.ts'

/** More scenes under the sky. */
export const scenesFarther: JudgedScene[] = [
  {
    premise: 'I am a diver who looks for my brother’s boat.',
    moment:
      'You sink past the kelp. On the seabed something square lies under the sand, and your light slides over coral.',
    places: ['underwater'],
    people: ['diver'],
    not: ['boat', 'ship'],
  },
  {
    genre: 'horror',
    premise: 'I am the new gravedigger of St Olave.',
    moment:
      'Among the headstones the earth has been turned over. It is after midnight and a crow sits on the spade.',
    places: ['graveyard'],
    things: ['bird'],
    time: 'night',
  },
  {
    genre: 'fantasy',
    premise: 'I am a hedge witch with one spell left.',
    moment:
      'Snow is falling between the firs. Deep in the forest a stag lifts its head and speaks your name.',
    places: ['forest'],
    people: ['wizard'],
    things: ['deer'],
    weather: 'snow',
  },
  {
    genre: 'historical',
    premise: 'I am a polar explorer; our ship was crushed in the ice.',
    moment:
      'The sledge drags. Nothing but ice in every direction, and the tundra wind takes the words out of your mouth.',
    places: ['snowfield'],
    people: ['explorer'],
    not: ['ship', 'sea'],
  },
  {
    genre: 'western',
    premise: 'I am a bounty hunter with a bad knee.',
    moment: 'The trail drops into the canyon. You tie your horse to a cactus and listen.',
    places: ['canyon'],
    people: ['cowboy'],
    things: ['horse'],
  },
  {
    genre: 'comedy',
    premise: 'I am an apprentice wizard in the village of Little Fumbling.',
    moment:
      'Stalls crowd the market square. Somebody has turned all the apples into frogs, and everybody looks at you.',
    places: ['market'],
    people: ['wizard'],
  },
  {
    genre: 'fantasy',
    premise: 'I am a bard who owes money to a troll.',
    earlier: ['You leave the inn at first light and take the road north.'],
    moment: 'The old stone bridge is where it always was. Under it, something clears its throat.',
    places: ['bridge'],
    not: ['tavern'],
  },
  {
    genre: 'historical',
    premise: 'I am a standard bearer at Towton, 1461.',
    moment: 'Snow blows across the battlefield. The line has broken, and the banners are down in the mud.',
    places: ['battlefield'],
    weather: 'snow',
    not: ['city'],
  },
  {
    premise: 'I am a geologist who warned them about the volcano.',
    moment: 'The crater glows. Ash falls like rain on your sleeves while the mountain draws breath.',
    places: ['volcano'],
    not: ['village'],
  },
  {
    genre: 'fantasy',
    premise: 'I am a caravan guard with a cursed compass.',
    moment:
      'Noon in the desert. The dunes walk, and on the horizon three pyramids stand where no pyramids should.',
    places: ['desert'],
    things: ['pyramid'],
    time: 'day',
  },
  {
    genre: 'mystery',
    premise: 'I am a private detective in a rain-soaked harbour city, 1931.',
    moment:
      'Fog has come in over the docks. You wait by the quay; a boat without lights bumps against the pier.',
    places: ['harbour'],
    people: ['detective'],
    weather: 'fog',
  },
  {
    premise: 'I am a castaway with a volleyball for a friend.',
    moment: 'The lagoon is flat and green. You draw another line on the palm trunk, on this island of yours.',
    places: ['island'],
    not: ['ship', 'city'],
  },
  {
    genre: 'horror',
    premise: 'I drive the night bus across the moor.',
    moment: 'Your boots sink into the bog. Out on the marsh a lantern moves where no path is.',
    places: ['swamp'],
    not: ['train'],
  },
  {
    genre: 'fantasy',
    premise: 'I am a miller’s child with a talking cat.',
    moment: 'The village sleeps. Smoke stands over the thatched roofs, and the cat says that it will snow.',
    places: ['village'],
    things: ['cat'],
  },
]
