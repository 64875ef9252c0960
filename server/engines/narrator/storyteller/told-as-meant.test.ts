import { describe, expect, test } from 'vitest'
import { playTurns as play } from '#testing/play-turns.ts'

const marit =
  'Marit is a nurse on the last hospital train out of the city, winter 1944. Her brother is somewhere on board. The engine driver is drunk.'
const bakery = 'I run a small bakery in Lisbon with my grumpy uncle Rui.'
const last = (premise: string, turns: string[]): string => play(premise, turns).at(-1)!.text

describe('A hero told of in the third person', () => {
  test('sits down and takes off her own shoes', () => {
    expect(last(marit, ['Marit sits down, and takes off her shoes.'])).toMatch(/take off your shoes/)
  })

  test('does all that is told of her in one sentence', () => {
    expect(last(marit, ['Marit walks to the end of the carriage and lights the lamp'])).toMatch(
      /^You walk .* and light the lamp/,
    )
  })

  test('is who asks, and whoever is asked answers', () => {
    expect(last(marit, ['She asks the orderly whether any men were brought on.'])).toMatch(/says the orderly/)
  })

  test('has a name once the player has used one', () => {
    const translator = 'A translator at a trade negotiation understands a word that nobody else has noticed.'
    expect(last(translator, ['Noor takes a sip of water.'])).toMatch(/^You take a sip of water/)
  })
})

describe('What comes of a deed of the hands', () => {
  test.each([
    ['I knead the dough', /dough turns smooth/],
    ['I turn the dial', /dial moves/],
  ])('is of this verb upon this thing: %s', (turn, told) => {
    expect(last(bakery, [turn])).toMatch(told)
  })

  test.each([
    'I press my hand on the counter',
    'i shove the bad pot under the counter',
    'stick a finger in the icing',
  ])('is not made up where the two leave it open: %s', (turn) => {
    expect(last(bakery, [turn])).not.toMatch(/begins to turn|scrapes over|hold fast|Pull at/)
  })
})

describe('A question', () => {
  test.each([
    ['how many are missing?', /^(?:Three|Four|Five|Six|Seven|Eight|Nine)\.$/],
    ['What does the room smell of?', /^Of \p{L}+ .*\.$/u],
    ['I feel behind the sacks... something cold and shiny?', /sacks[.…]+ (?:\S+ ){4}/u],
    ['is there anything on the floor?', /^(?:Yes, there is|No, there is not)\b/],
    ['did Rui ring today?', /^(?:Yes|No)\b/],
  ])('is answered as it was put: %s', (turn, told) => {
    expect(last(bakery, [turn])).toMatch(told)
  })

  test.each(["how's the oven holding up", 'How can a baker speak with a princess?'])(
    'of the manner of something is not answered by any manner: %s',
    (turn) => {
      expect(last(bakery, [turn])).not.toMatch(/both hands|more luck than skill|small step|as anybody would/)
    },
  )
})

test('time that passes passes', () => {
  expect(last(bakery, ['an hour passes'])).toMatch(/It is [a-z’' -]+ now|It is [a-z’' -]+,/)
})

describe('What is said without quotes', () => {
  test.each([
    ['From my grandmother, he says.', /^“From my grandmother,” says Rui/],
    [
      'nobody bakes like you, Rui says, not even the nuns',
      /^“Nobody bakes like you, not even the nuns,” says Rui/,
    ],
    ['no thanks man I have work tomorrow', /Rui/],
  ])('is said whole by whoever says it: %s', (turn, told) => {
    expect(last(bakery, [turn])).toMatch(told)
  })

  test('is told where it only says how or when it is said', () => {
    expect(last(bakery, ['When the bell rings, he whispers'])).toMatch(/^When the bell rings,? he whispers/)
  })
})

describe('Words that are no deed of the hero', () => {
  test.each([
    ['The loaf comes back out. Bitten in half.', /Bitten in half\./],
    ['So does the man behind him', /^So does the man behind him/],
    ['Rui eats like everybody else', /^Rui eats like everybody else\.(?! The else)/],
    ["I don't know whether to laugh or cry", /^You do not know whether to laugh or cry\./],
    ['Sergeant Bell, get me the film from the lock', /^Sergeant Bell gets you the film/],
  ])('stay what they are: %s', (turn, told) => {
    expect(last(bakery, [turn])).toMatch(told)
  })
})

describe('Names and small words are told as they were meant', () => {
  const hut = 'I live in a hut with my neighbour ruth and a driver called Dennis.'
  test.each([
    [hut, 'dennis says hes been bit', 'Dennis says he has been bit.'],
    [hut, 'i take my grans torch', 'You take your gran’s torch.'],
    [hut, 'theres a picture of a woman on the wall', 'There is a picture of a woman on the wall.'],
    [
      'detective ramirez finds a knife in a motel room. The clerk is there.',
      'the clerk lies. ramirez slams him against the wall',
      'You slam him against the wall.',
    ],
    [
      'Brother Anselm keeps a library. A girl named Maud waits.',
      'Anselm drew back the bolt',
      'You draw back the bolt.',
    ],
  ])('%s “%s”', (premise, turn, told) => {
    const text = last(premise, [turn])
    expect(text).toContain(told)
    expect(text).not.toMatch(/picture of a woman looks?|say Dennis/)
  })

  test('what one of several says is of them, where nobody is ‘you’', () => {
    const premise = 'Three kids find a game in the attic. Their names are Sam, Ruby and Dev.'
    expect(last(premise, ['sam says maybe we have to finish it'])).toMatch(/maybe they have to/)
  })
})
