import { expect, test } from 'vitest'
import { toldScene } from '#testing/told-scene.ts'
import type { PainterInput } from '../painter.ts'
import { readScene } from './read-scene.ts'

const kinds = (input: PainterInput) => readScene(input).people.map(({ kind }) => kind)

test('the hero is who the premise says, and not beside others of whom nothing is told to a you', () => {
  const premise = 'I am a private detective in a harbour city.'
  expect(kinds(toldScene('In the office the child waits for you.', { premise }))).toEqual([
    'detective',
    'child',
  ])
  expect(kinds(toldScene('In the office the child waits.', { premise }))).toEqual(['child'])
  expect(kinds(toldScene('In the office nothing moves.', { premise }))).toEqual(['detective'])
})

test.each([
  ['I am a knight.', 'You are a knight, in the castle. The road is long.', ['knight']],
  ['A young knight must carry an egg to the queen.', 'The castle is near.', ['knight']],
  ['As the apprentice of a wizard I search for a door.', 'The castle is near.', ['someone']],
] as const)('%s %s', (premise, moment, people) => {
  expect(kinds(toldScene(moment, { premise, genreMix: { fantasy: 100 } }))).toEqual(people)
})

test('nobody stands about in open space', () => {
  expect(kinds(toldScene('The derelict drifts in deep space.'))).toEqual([])
})

test('who cannot be drawn is left out, and nobody stands for them', () => {
  const moment = 'In the kitchen the bread burns.'
  expect(kinds(toldScene(moment, { premise: 'I am a cat in a bakery.' }))).toEqual([])
  expect(kinds(toldScene(moment, { premise: 'I am a baker.' }))).toEqual(['someone'])
})

test('the hero and whoever has a name look the same in every picture of a story', () => {
  const premise = 'I am a detective. My sister Ilse is missing.'
  const [first, second] = [
    toldScene('In the office Ilse waits for you.', { premise, seed: 'story:7' }),
    toldScene('At the harbour Ilse laughs. You sit on the quay.', { premise, seed: 'story:31' }),
  ].map((input) => readScene(input).people)
  expect(first!.map(({ key }) => key)).toEqual(['hero', 'ilse'])
  expect(second!.map(({ key }) => key)).toEqual(['hero', 'ilse'])
  expect(second!.map(({ looks }) => looks)).toEqual(first!.map(({ looks }) => looks))
  expect(
    readScene(toldScene('In the office Ilse waits for you.', { premise, seed: 'other:7' })).people[0]!.looks,
  ).not.toEqual(first![0]!.looks)
})

test('figures that are kept stay, whatever the words say later', () => {
  const [hero] = readScene(toldScene('In the office.', { premise: 'I am a detective.' })).people
  const figures = [
    { key: 'hero', looks: JSON.stringify({ kind: 'woman', looks: { ...hero!.looks, hue: 120 } }) },
  ]
  const [kept] = readScene(toldScene('In the office.', { premise: 'I am a detective.', figures })).people
  expect(kept).toMatchObject({ kind: 'woman', looks: { hue: 120 } })
})

test('looks that are told are drawn', () => {
  const memory = [
    {
      kind: 'person' as const,
      name: 'Ilse',
      facts: ['She is tall and wears a green coat', 'She has red hair'],
    },
  ]
  const [, ilse] = readScene(toldScene('In the office Ilse waits for you.', { memory })).people
  expect(ilse).toMatchObject({ name: 'Ilse', kind: 'woman', looks: { hue: 145, hairTone: 'red' } })
})

test('the looks that the scenario tells of the hero are the hero’s, and a companion’s are not', () => {
  const premise =
    'I am Mara, a smuggler with red hair and a green coat. My companion is Tobias, an old sailor with a grey beard and a blue coat.'
  const [mara, tobias, ...more] = readScene(
    toldScene('In the tavern Tobias waits for you.', { premise }),
  ).people
  expect(mara).toMatchObject({ looks: { hue: 145, hairTone: 'red', beard: false } })
  expect(tobias).toMatchObject({ name: 'Tobias', looks: { hue: 255, hairTone: 'white', beard: true } })
  expect(more).toEqual([])
})

test('a coat has its own colour, and not that of the hat above it', () => {
  const premise = 'I am a spy in a red hat and a blue coat.'
  expect(readScene(toldScene('You sit down in the library.', { premise })).people[0]!.looks.hue).toBe(255)
})

test.each([
  'In the office you and Ruth wait.',
  'In the office your partner waits. “What next?” she says.',
  'In the office Ruth Bell waits for you.',
  'In the office Bell waits for you.',
])('whoever goes by first name, last name or what they are to the hero is one: %s', (moment) => {
  const premise = 'I am Juno. My partner is Ruth Bell, a woman in a brown coat.'
  const memory = ['partner', 'Ruth Bell'].map((name) => ({ kind: 'person' as const, name, facts: [] }))
  const people = readScene(toldScene(moment, { premise, memory })).people
  expect(people.map(({ key }) => key)).toEqual(['hero', 'bell'])
})

test.each([
  ['You sit down in the library.', 'sitting'],
  ['In the library you read until the lamp goes out.', 'reading'],
  ['You drive down the road in your car.', 'sitting'],
  ['You kneel in the church.', 'kneeling'],
  ['You swing the sword in the courtyard.', 'fighting'],
  ['You do not run. The corridor is quiet.', 'standing'],
  ['You ride your horse down the road.', 'riding'],
])('%s', (moment, pose) => {
  expect(readScene(toldScene(moment)).people[0]!.pose).toBe(pose)
})

test.each([
  ['The miller’s daughter has come up from the village. “She would have laughed,” the girl says.', 2],
  ['Old Hob holds the tongs. Mr Hob spits into the fire.', 2],
  ['Daphne chews her pencil.', 2],
  ['The porter has gone away. The man in the door laughs.', 2],
  ['She comes in out of the wet. Mr Jessup stamps on the floor.', 3],
])('who is told of in two ways is one, beside you: %s', (moment, count) => {
  expect(kinds(toldScene(`You sit in the tavern. ${moment}`))).toHaveLength(count)
})

test.each([
  ['At the piano, old Madame Petrova turns a page.', ['woman']],
  ['Your little sister Wren slips her hand into yours.', ['child']],
  ['The Ferris wheel turns above the tents.', []],
  ['The bar at Dock Nine never closes.', []],
  ['He comes in with two buckets. He is ten, and has never been here.', ['child']],
] as const)('titles and kin tell who somebody is, and a thing may have a name: %s', (moment, others) => {
  expect(kinds(toldScene(`You sit in the tavern. ${moment}`)).slice(1)).toEqual(others)
})
