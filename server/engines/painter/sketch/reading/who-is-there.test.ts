import { expect, test } from 'vitest'
import { readScene } from '../read-scene.ts'

const people = (moment: string, premise = 'I am Ada.', earlier: string[] = []) =>
  readScene({ seed: 'story:7', moment, premise, earlier, contentRating: 'general' }).people.map(
    ({ name, kind }) => (name === undefined ? kind : `${name}: ${kind}`),
  )

const inTavern = 'You sit in the tavern. '

test.each([
  ['“Sit down,” says Rosa, and folds her hands.', ['someone', 'Rosa: woman']],
  ['Old Fitch nods. He has oil on his sleeves.', ['someone', 'Fitch: man']],
  ['“Sit down,” she says.', ['someone', 'woman']],
  ['A man comes to the table. “I am late,” says Nikos.', ['someone', 'Nikos: man']],
  ['“I hide,” says Theo. He is six.', ['someone', 'Theo: child']],
  ['Two men stand at the bar.', ['someone', 'man', 'man']],
  ['Your daughter laughs. She is seven.', ['someone', 'child']],
  ['Wren, who is eleven, holds up a tin.', ['someone', 'Wren: child']],
  ['Two sisters, nine and eleven, drag a ladder in.', ['someone', 'child', 'child']],
  ['Your guide, a girl of ten or so, tugs at your sleeve.', ['someone', 'child']],
  ['Opposite you, the woman in the veil has not turned a page.', ['someone', 'woman']],
  ['Chancellor Voss notices; he always does.', ['someone', 'Voss: man']],
  ['A novice draws water.', ['someone', 'monk']],
  ['“Da,” you say, and your father turns.', ['someone', 'man']],
  ['The sexton is digging. He digs neatly.', ['someone', 'man']],
  ['Three goblins sing.', ['someone', 'goblin', 'goblin', 'goblin']],
  ['The cellist comes out.\n\n“Late,” says Lena. She smiles.', ['someone', 'Lena: woman']],
  ['Esteban the gunner stirs the pot.', ['someone', 'Esteban: man']],
  ['“It is stuck,” says Dad. Grandma drinks her tea.', ['someone', 'Dad: man', 'woman']],
  ['Professor Vell writes, and the chalk goes on without her.', ['someone', 'Vell: woman']],
])('whoever says or does something is there: %s', (moment, expected) => {
  expect(people(inTavern + moment)).toEqual(expected)
})

test.each([
  'Your grandmother said that the ale here was good.',
  'You put your brother’s apron on.',
  'You have three queens in your hand.',
  'Somewhere the children are racing.',
  'The Gilded Mule looks small by day.',
  'Thornley Hall stands at the end of the road.',
  '“Hello,” says Juno over the radio.',
  '“Papa stops at nothing,” you say.',
  'Loaves stand on the shelf.',
  'On the wall monitor a guard yawns. “Two o’clock,” he says.',
  'You have a message from your sister.',
  'You spread the photographs out. Two men in hats. A woman on a pier.',
  'The mug says: My Uncle Laughing on a Tram.',
  'His wife has been buried for years.',
  'Nobody has called you child yet.',
  'It is August.',
  'You turn up the queen of spades.',
  'The photograph shows a lake, a boat, and a man in a hat.',
  'You lay the swords down, as a guest lays them.',
  'The cow is down. Nothing moves. Rain falls. It stops. “I am not ill,” she says.',
  '“Good evening,” says Irina, six hundred kilometres off.',
  'You see a yellow window where the girl does her sums.',
  'The dog comes out. Then he lies down.',
])('nobody is there who is only spoken of, far away or no person: %s', (moment) => {
  expect(people(inTavern + moment)).toEqual(['someone'])
})

test('the hero is called a woman or a man by the scenario or by others', () => {
  expect(people(inTavern, 'A photographer meets her old friend.')).toEqual(['woman'])
  expect(people(`${inTavern}“Your seat, sir?”`)).toEqual(['man'])
})

test('a dragon hunter is no dragon, and a ship’s doctor no ship', () => {
  expect(people(inTavern, 'I am a retired dragon hunter.')).toHaveLength(1)
  expect(people(inTavern, 'I am a ship’s doctor.')).toEqual(['someone'])
  expect(people(inTavern, 'I am a dragon.')).toEqual([])
})

test.each([
  ['You work your way along on hands and knees.', 'kneeling'],
  ['You lie beneath the wagon.', 'lying'],
  ['You lean the rifle against a post, sit down on a bale and wait.', 'sitting'],
  ['On the counter between you the order lies.', 'standing'],
])('the hero is in the posture that is told: %s', (moment, pose) => {
  const told = `You are in the tavern. ${moment}`
  const scene = {
    seed: 'story:7',
    moment: told,
    premise: 'I am Ada.',
    earlier: [],
    contentRating: 'general',
  } as const
  expect(readScene({ ...scene, earlier: [] }).people[0]?.pose ?? 'none').toBe(pose)
})

test('who sat down before sits until they get up', () => {
  const earlier = ['You slide into the booth. The bar smells of oil.']
  const poseIn = (moment: string) =>
    readScene({ seed: 'story:7', moment, premise: 'I am Ada.', earlier, contentRating: 'general' }).people[0]
      ?.pose
  expect(poseIn('The bartender puts the glasses away.')).toBe('sitting')
  expect(poseIn('You walk across the taproom of the tavern to the bar.')).toBe('walking')
})

test.each([
  ['A mule called Duchess waits. Duchess snorts.'],
  ['“You are late,” says Heron. She lifts her beak.'],
  ['Wimple sits down. His fur has gone grey.'],
  ['Pavel lies on the bench. He is carved of lime wood.'],
  ['The ewe comes first. “We have voted,” she says.'],
])('a beast or a doll that has a name or is a she is nobody: %s', (moment) => {
  expect(people(inTavern + moment)).toEqual(['someone'])
})

test('in a tale of beasts nobody by a bare name is one of us, and the hero is not drawn', () => {
  expect(people(`${inTavern}“Late,” says Rosa.`, 'You are a young badger apprenticed to a witch.')).toEqual(
    [],
  )
})

test('whom a child calls by a bare name is a child', () => {
  const premise = 'You are Bo, aged nine.'
  expect(people(`${inTavern}Juni whispers. Mr Finch nods.`, premise)).toEqual([
    'child',
    'Juni: child',
    'Finch: man',
  ])
})

test('years that are told of a she are those of her face, and speeches in single marks are speeches', () => {
  const { people: shown } = readScene({
    seed: 'story:7',
    moment: 'You sit in the tavern. ‘Your seat, sir?’ asks Agnes. She is seventy-four and stands up.',
    premise: 'I am Ada.',
    earlier: [],
    contentRating: 'general',
  })
  expect(shown.map(({ kind }) => kind)).toEqual(['man', 'woman'])
  expect(shown[1]!.looks.hairTone).toBe('white')
})

test('of two genres that are mixed in equally neither arms a guard nor makes a sleuth of a reporter', () => {
  const shown = readScene({
    seed: 'story:7',
    moment: 'You sit in the tavern. A guard yawns.',
    premise: 'You are a reporter.',
    earlier: [],
    genreMix: { fantasy: 20, mystery: 20 },
    contentRating: 'general',
  })
  expect(shown.people.map(({ kind }) => kind)).toEqual(['someone', 'man'])
})
