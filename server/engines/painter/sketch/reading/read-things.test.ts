import { expect, test } from 'vitest'
import { readDetails, readThings } from './read-things.ts'

const shown = (moment: string, premise = 'I am Ada.') =>
  readThings({ seed: 'story:7', moment, premise, earlier: [], contentRating: 'general' }, 'modern')

test.each([
  ['The goats stand in a ring.', { things: ['goat'], herds: ['goat'] }],
  ['The goat stands still.', { things: ['goat'] }],
  ['There is only the cable car.', { things: [] }],
  ['A car stops beside you.', { things: ['car'] }],
] as const)('what is there, and how many: %s', (moment, expected) => {
  expect(shown(moment)).toEqual(expected)
})

test('a hero who is an animal is drawn as one', () => {
  expect(shown('You lie on the radiator.', 'You are a house cat who runs an agency.').things).toEqual(['cat'])
  expect(shown('You lie on the radiator.', 'You are a cat burglar.').things).toEqual([])
})

test.each([
  ['The letter lies on the table.', { things: ['table'] }],
  ['There is not a house to be seen.', { things: [] }],
  ['The guests have gone up to bed.', { things: [] }],
  ['Your desk lamp is on.', { things: ['lamp'] }],
  ['Beside you Miss Pettigrew plays the piano.', { things: ['piano'] }],
  ['A cow swims past.', { things: [] }],
  ['You lift the lid of the trunk.', { things: [] }],
  ['The dog’s hackles are up.', { things: ['dog'] }],
] as const)('what stands there, and nothing small: %s', (moment, expected) => {
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
