import type { JudgedScene } from './judged-scene.ts'

/** Scenes under the sky, the sea and the stars. */
export const scenesOutside: JudgedScene[] = [
  {
    genre: 'scifi',
    premise:
      'I am the only waking officer aboard the survey ship Halcyon, eleven years from home. Today we received a distress call in my own voice, sent from a derelict orbiting a moon that is on no chart.',
    moment:
      'The shuttle drops away from the Halcyon. Ahead of you the derelict turns in orbit, dark from end to end, and behind it the moon that is on no chart.',
    places: ['space', 'spaceship'],
    not: ['ship', 'boat', 'sea'],
  },
  {
    genre: 'scifi',
    premise: 'I repair the robots that mow the moss on a moon called Pell.',
    moment:
      'Outside the dome the regolith is grey and still. Three moon robots stand in a row, and one of them has raised its hand.',
    places: ['alien-world'],
    people: ['robot'],
    not: ['windmill', 'horse', 'fields'],
  },
  {
    genre: 'fantasy',
    premise: 'I am Wren, a young mapmaker in the valley kingdom of Aldermere.',
    moment:
      'You climb above the last pines. The mountain hums under your boots; at the pass the path bends around a cracked oath-stone, and the sun sinks behind the peaks.',
    places: ['mountains'],
    time: 'dusk',
    not: ['castle', 'spaceship'],
  },
  {
    genre: 'historical',
    premise: 'I am an archaeologist following my late teacher’s map through deep jungle.',
    moment:
      'Vines part under the machete. Out of the jungle rises a stepped pyramid, and macaws scream over it.',
    places: ['jungle'],
    things: ['temple'],
    people: ['explorer'],
  },
  {
    genre: 'western',
    premise: 'I am a deputy in Dry Fork, Arizona, in 1881.',
    moment:
      'At high noon the main street is empty. A horse stamps at the hitching rail, and the outlaw Bell steps out of the saloon door.',
    places: ['western-town'],
    things: ['horse'],
    people: ['cowboy'],
    time: 'day',
    not: ['city', 'future-city'],
  },
  {
    genre: 'horror',
    premise: 'I am a woman who inherited a house from an aunt I never met.',
    moment:
      'The iron gate sticks, then gives. Up the drive the manor waits in moonlight; a wolf looks at you from the lawn.',
    places: ['manor'],
    people: ['woman'],
    things: ['wolf', 'moon'],
    time: 'night',
  },
  {
    genre: 'postapocalyptic',
    premise: 'I am a scavenger twenty years after the collapse.',
    moment:
      'Rain falls on the rubble. Between the towers a dog limps towards you and sits down in the street.',
    places: ['ruined-city'],
    things: ['dog'],
    people: ['explorer'],
    weather: 'rain',
    not: ['castle', 'knight'],
  },
  {
    genre: 'comedy',
    premise: 'I am a farmer whose goose has been elected mayor.',
    moment:
      'It is a sunny afternoon in the meadow. The windmill turns, and a cow looks on while you read out the charges.',
    places: ['fields'],
    things: ['windmill'],
    time: 'day',
  },
  {
    genre: 'romance',
    premise: 'I am a lady who came to the country for a week.',
    moment: 'In the evening you find him in the rose garden, by the fountain, turning his hat in his hands.',
    places: ['garden'],
    people: ['lady'],
    time: 'dusk',
  },
  {
    genre: 'thriller',
    premise: 'I am a hacker on the run in Berlin, 2019.',
    moment:
      'You step out into the street. It is past midnight, the traffic lights blink, and a taxi slows behind you.',
    places: ['city'],
    time: 'night',
    not: ['village', 'horse'],
  },
  {
    genre: 'fantasy',
    premise: 'I am a ferryman’s daughter in a land without bridges.',
    moment:
      'Mist lies on the river at dawn. Your boat knocks against the bank, and nobody answers when you call.',
    places: ['lake', 'river'],
    things: ['boat'],
    time: 'dawn',
    weather: 'fog',
    not: ['bridge'],
  },
  {
    genre: 'historical',
    premise: 'I am the cabin boy of the brig Petrel in 1720.',
    moment:
      'The ship heels under the storm. Lightning stands over the sea, and the captain shouts something from the helm.',
    places: ['deck'],
    people: ['man'],
    weather: 'storm',
    not: ['spaceship'],
  },
  {
    genre: 'mystery',
    premise: 'I keep the lighthouse on Skerry Point, and last night the light went out by itself.',
    moment:
      'You stand on the cliff under the lighthouse. Gulls circle; far below the surf pulls at something red.',
    places: ['coast'],
    things: ['lighthouse', 'bird'],
  },
  {
    genre: 'fantasy',
    premise: 'I am a knight sent to bring one dragon to reason.',
    moment: 'Before you stands the castle on its crag. Above the battlements the dragon folds its wings.',
    places: ['castle'],
    people: ['knight'],
    things: ['dragon'],
  },
  {
    genre: 'scifi',
    premise: 'I am a courier in Neo Kyoto, 2140.',
    moment: 'Neon runs down the towers. In the alley a drone hangs in the rain and reads your face.',
    places: ['future-city'],
    weather: 'rain',
    not: ['city', 'village', 'horse'],
  },
  {
    genre: 'scifi',
    premise: 'I am the geologist of the first crew on Mars.',
    moment: 'The red planet is silent. You set the hammer down on the regolith and look back at the lander.',
    places: ['alien-world'],
    people: ['astronaut'],
    things: ['spaceship'],
    not: ['ship', 'desert'],
  },
]
