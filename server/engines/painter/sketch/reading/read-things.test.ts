import { expect, test } from 'vitest'
import { readDetails, readThings } from './read-things.ts'

const shown = (moment: string, premise = 'I am Ada.') =>
  readThings({ seed: 'story:7', moment, premise, earlier: [], contentRating: 'general' }, 'modern')

test.each([
  ['The goats stand in a ring.', { things: ['goat'], herds: ['goat'] }],
  ['The goat stands still.', { things: ['goat'] }],
  ['You light a candle and go in.', { things: ['candle'], held: 'candle' }],
  ['A candle burns on the mantel.', { things: [] }],
  ['You lift the rifle to your shoulder.', { things: ['rifle'], held: 'rifle' }],
  ['Lanterns hang in the trees.', { things: [] }],
  ['There is only the cable car.', { things: [] }],
  ['A car stops beside you.', { things: ['car'] }],
] as const)('what is there, how many, and what the hero has in hand: %s', (moment, expected) => {
  expect(shown(moment)).toEqual(expected)
})

test('a hero who is an animal is drawn as one', () => {
  expect(shown('You lie on the radiator.', 'You are a house cat who runs an agency.').things).toEqual(['cat'])
  expect(shown('You lie on the radiator.', 'You are a cat burglar.').things).toEqual([])
})

test.each([
  [
    'Dov sits in the bow and holds the lantern low.',
    { things: ['lantern'], heldByOther: 'lantern', holder: 'dov' },
  ],
  ['You stand under your umbrella.', { things: ['umbrella'], held: 'umbrella' }],
  ['The letter lies on the table.', { things: ['letter', 'table'] }],
  ['The guests have gone up to bed.', { things: [] }],
  ['Your desk lamp is on.', { things: ['lamp'] }],
  ['Beside you Miss Pettigrew plays the piano.', { things: ['piano'] }],
  ['A cow swims past.', { things: [] }],
  [
    'Only the caretaker is there, pushing a broom.',
    { things: ['broom'], heldByOther: 'broom', holder: 'caretaker' },
  ],
  ['In the street outside, a boy sweeps.', { things: [] }],
  ['The letter is here. You pick it up again.', { things: ['letter'], held: 'letter' }],
  ['You lift the lid of the trunk.', { things: [] }],
  ['The dog’s hackles are up.', { things: ['dog'] }],
  ['The spade knocks. Its blade is bent.', { things: [] }],
  [
    'The lamp is yours; the boy holds a candle.',
    { things: ['lamp', 'candle'], heldByOther: 'candle', holder: 'boy' },
  ],
  ['In her lap lies a letter.', { things: ['letter'], heldByOther: 'letter' }],
  ['You take the bottle and drink.', { things: ['bottle'], held: 'bottle' }],
] as const)('in whose hand, or on a table: %s', (moment, expected) => {
  expect(shown(moment)).toEqual(expected)
})

test.each([
  'The carousel horses go round.',
  'The king rode a bronze horse.',
  'He keeps his money in a pig of china.',
  'The dragon sleeps in the cave.',
  'The soprano holds her note.',
  'The whale has a calf.',
  'You follow the wolf tracks between the trunks.',
  "The tracks stop being a wolf's.",
  'The wheel turns its horses.',
  'You sweep the beam along the cases.',
  'The clouds hang like sheep.',
  '“Mind the dog,” she says.',
  'You remember the goat.',
  'No dog barks.',
  'The engine car rattles.',
  'A kitten is buttoned into his coat.',
])(
  'nothing is shown that is likened, remembered, denied, an image or another thing of that name: %s',
  (moment) => {
    expect(shown(moment)).toEqual({ things: [] })
  },
)

test.each([
  ['Snow lies between the firs, and a peak shines in the sun.', ['trees', 'mountains']],
  ['You sit at the table under a bulb.', ['table', 'lamp']],
  ['There are no trees, only snow.', []],
  ['"Beyond the mountains," she says, "there is a forest."', []],
])('what the place has is told, not denied and not spoken of: %s', (moment, details) => {
  expect(readDetails(moment).toSorted()).toEqual(details.toSorted())
})

test.each([
  ['The monk sweeps the steps.', { heldByOther: 'broom', holder: 'monk' }],
  ['You dig behind the barn.', { held: 'spade' }],
  ['The girl with the balloon laughs.', { heldByOther: 'balloon', holder: 'girl' }],
  ['Across from you Dusty is cleaning her rifle.', { heldByOther: 'rifle' }],
  ['A knight stands with both hands on the pommel of a sword.', { heldByOther: 'sword', holder: 'knight' }],
] as const)('what a verb needs, and who has it: %s', (moment, expected) => {
  expect(
    readThings(
      { seed: 'story:7', moment, premise: 'I am Ada.', earlier: [], contentRating: 'general' },
      undefined,
    ),
  ).toMatchObject(expected)
})

test('who might sweep does not', () => {
  expect(shown('The monk could sweep the steps.').heldByOther).toBeUndefined()
})
