import { describe, expect, test } from 'vitest'
import { playTurns } from '#testing/play-turns.ts'

const texts = (premise: string, ...turns: string[]): string[] =>
  playTurns(premise, turns).map(({ text }) => text)

const ship =
  'I am Emeric, a navigator of the Royal Survey, tied to a chair in the cabin of the Magpie. You are Ysolde Marr, the captain, who took my ship.'
const courier =
  'My character is Dezi, a courier who can hear what objects remember. She has a parcel for Old Thrupp, who keeps a pawnshop.'
const sister =
  'Marisol Vega is forty-one, a court interpreter, and tonight her brother Teo has turned up at her flat.'
const bakery = 'January, a woman named Sunniva opens a bakery on the island of Stord, and nobody comes.'

describe('Who is played, and who is played opposite', () => {
  test.each([
    ['by a name of two words', ship, /With you is Ysolde Marr/],
    [
      'before the hero is told',
      'You play Commander Ines Otero. I am Jun, the new engineer.',
      /With you is Commander Ines Otero.*You are Jun/,
    ],
    [
      'beside a hero who is told of by what they are',
      "I'm a knight called Sir Aldous. You are Brannoc, the dragon who holds the pass.",
      /With you is Brannoc/,
    ],
    [
      "by 'my OC' and 'you're playing'",
      "My OC is Kestrel, she's a thief with wings. You're playing Lord Ashgrove, who caught her.",
      /You are Kestrel.*With you is Lord Ashgrove/,
    ],
    [
      'in one sentence with the hero, who is told of whom they deal with',
      "You play Captain Oda Brink, who runs the ferry, and I play Lem, the stowaway you've found.",
      /With you is Captain Oda Brink.*You are Lem, the stowaway Captain Oda Brink has found/,
    ],
    [
      'after a hero who is told of at length',
      "I'm Hask, a gladiator who owes everybody, and you are my ex-wife Tova, who has a badge.",
      /You are Hask.*With you is your ex-wife Tova, who has a badge/,
    ],
    [
      'by what they are',
      "Roleplay: you're a grumpy ferryman and I'm a dead clerk who has no coin.",
      /^With you is a grumpy ferryman\. You are a dead clerk/,
    ],
    ['and a month is nobody', bakery, /^You are a woman named Sunniva\. It is January\./],
  ])('%s', (_, premise, opening) => expect(texts(premise)[0]).toMatch(opening))

  test('is here where the premise says so, also after it told that they left', () => {
    const left =
      'I am Jagoda. My husband Laszlo left for Mars eleven years ago, and tonight he is at my door.'
    expect(texts(left, 'I ask Laszlo whether he is cold.')[1]).not.toContain('not here')
  })
})

describe('Sentences told back', () => {
  test.each([
    [
      ship,
      '*tests the ropes behind his back and smiles up at her as politely as he can*',
      'You test the ropes behind your back and smile up at her as politely as you can.',
    ],
    [
      courier,
      'My character leans her bike against the wall and lays her bare hand on the door hinge.',
      'You lean your bike against the wall and lay your bare hand on the door hinge.',
    ],
    [
      courier,
      'My character goes in, stepping over whatever is on the floor, and checks behind the counter.',
      'You go in, stepping over whatever is on the floor, and check behind the counter.',
    ],
    [
      courier,
      'Dezi looks at her brother, then at the little girl, then at her brother again, and steps aside.',
      'You look at your brother, then at the little girl, then at your brother again, and step aside.',
    ],
    [
      courier,
      '*finally sits down opposite her and pushes the sugar across*',
      'You finally sit down opposite',
    ],
    [courier, '*picks up the cup, then lets go as if it were hot*', 'You pick up the cup, then let go'],
    [sister, 'What she feels is not anger, not yet.', 'What you feel is not anger, not yet.'],
  ])('%#: %s', (premise, turn, told) => expect(texts(premise, turn)[1]).toContain(told))

  test.each([
    ['"You\'re late, aren\'t you?" He grins at her.', /grins at/],
    ['"Here, take it," says Torvald, handing her my apron.', /Torvald hands/],
    ['"Here, take it," I say, handing Torvald my apron.', /You hand Torvald your apron/],
  ])('have what is done beside what is said: %s', (turn, told) =>
    expect(texts(bakery, 'I greet Torvald, the postman.', turn)[2]).toMatch(told),
  )

  test('a form of address and a sentence after it are no name', () => {
    expect(texts(ship, '"Captain. I\'d bow, but you see my difficulty."')[1]).toMatch(/Ysolde/)
  })
})

test('‘you are’ before an ‘I’m’ is whoever is played opposite, and a note to the author is not told', () => {
  const premise =
    'Roleplay: you are Viktor Haldane, my proud rival. I’m Mina. First practice. (ooc: slow burn please)'
  const [opening, reply] = texts(premise, '"Are you coming, Viktor?"')
  expect(opening).toBe('With you is Viktor Haldane, your proud rival. You are Mina. First practice.')
  expect(reply).toMatch(/says Viktor/)
})

test('what is said to nobody in a tavern is heard by somebody who belongs there', () => {
  expect(texts('I am a mapmaker in a harbour tavern. I am new here.', '"Something hot, please."')[1]).toMatch(
    /(?:landlord|guest|barmaid)/,
  )
  expect(texts('I am a mapmaker, alone in an empty tavern.', '"Something hot, please."')[1]).not.toMatch(
    /(?:landlord|guest|barmaid)/,
  )
})
