import { describe, expect, test } from 'vitest'
import { playTurns as play } from '#testing/play-turns.ts'

const last = (premise: string, turns: string[]): string => play(premise, turns).at(-1)!.text
const first = (premise: string): string => play(premise, [])[0]!.text

describe('A premise of few words', () => {
  test.each([
    ['raising a dragon in a small flat', /^You are raising a dragon in a small flat\./],
    ['fishing trip with dad', /^You are on a fishing trip with dad\./],
    ['I run a diner in 1950s Nebraska.', /^You run a diner in 1950s Nebraska\./],
    [
      'A cartographer in 1620s Goa is asked by the viceroy to hide an island. She was born there.',
      /^You are a cartographer in 1620s Goa\. You are asked by the viceroy.* You were born there\./,
    ],
    ['An old man and his dog walk to Rome.', /^You are an old man\. You and your dog walk to Rome\./],
  ])('is told to whom it is about: %s', (premise, told) => {
    expect(first(premise)).toMatch(told)
  })

  test.each([
    ['A pilot picks up a hitchhiker. He carries a violin.', /He carries a violin/],
    ['A boy meets the king. He is ill.', /He is ill/],
  ])('keeps its own words where a pronoun may be another: %s', (premise, told) => {
    expect(first(premise)).toMatch(told)
  })

  test.each([
    ['stuck in a sitcom', /You are in the sitcom/],
    ['my sister’s wedding', /at your sister’s wedding/],
    ['guarding a museum at night', /museum/],
  ])('says where one is: %s', (premise, told) => {
    expect(`${first(premise)} ${last(premise, ['Where am I?'])}`).toMatch(told)
  })

  test('knows who comes to a wedding and who is looked after', () => {
    expect(last('my sister’s wedding', ['Who is here?'])).toMatch(/guests/)
    expect(last('babysitting twins', ['"okay, who did that?"'])).toMatch(/[Tt]he twins|twins say/)
  })
})

describe('Whoever moves', () => {
  test.each(['I walk on', 'I walk forward carefully', 'I keep walking', 'We move on'])(
    'gets somewhere else: %s',
    (typed) => {
      const where = play('I am in an old house.', [typed, 'Where am I?'])[2]
      expect(where!.text).toMatch(/in the (?:kitchen|garden)/)
    },
  )

  test('with somebody or something takes them along, and tells so', () => {
    const [, , told, who] = play('I am a nurse in a hospital.', [
      'Tom comes in',
      'I drag him out to the car park',
      'Where is Tom?',
    ])
    expect(told!.text).toMatch(/^You drag him out to the car park\./)
    expect(told!.text).not.toMatch(/enamel basin|folding screen/)
    expect(who!.text).toMatch(/^Right here\b|with you|car park/)
  })

  test('leaves where one is, and not for there', () => {
    const told = play('I am in an old house.', ['I leave the house', 'Where am I?'])
    expect(told[1]!.text).toMatch(/^You leave the house\./)
    expect(told[2]!.text).toMatch(/outside/)
  })

  test('is where the player says, and what was seen stands there', () => {
    const told = play('haunted lawnmower', [
      'I see a couch',
      'I am in a kitchen',
      'Where am I?',
      'look around',
    ])
    expect(told[3]!.text).toMatch(/in the kitchen/)
    expect(told[4]!.text).toMatch(/stove|pans|work table|sink|jars/)
    expect(last('my goldfish runs for mayor', ['look around'])).toMatch(/You are in the living room/)
    expect(last('I am a nurse in a hospital.', ['I am in trouble', 'Where am I?'])).toMatch(/hospital/)
  })
})

describe('A hero told of by what they are', () => {
  test('is the hero in all that is told of them, and another one is another', () => {
    const moth = (turns: string[]) => last('the moth who wanted to be a lighthouse keeper', turns)
    expect(moth(['the moth folds her wings, puts on a thimble, and knocks'])).toMatch(
      /^You fold your wings, put on a thimble, and knock\./,
    )
    expect(moth(['the moth folds her wings', 'she climbs the stairs'])).toMatch(/^You climb the stairs\./)
    expect(last('A knight is sent to find a cup.', ['Another knight comes in'])).toMatch(
      /^Another knight comes in\./,
    )
    const clerk = 'Ines Vauquelin, a clerk, has been invited to a dinner. She wrote the letter.'
    expect(last(clerk, ['Ines lets the butler take her wet umbrella'])).toMatch(
      /^You let the butler take your wet umbrella\./,
    )
  })
})

describe('Whoever is said to be there', () => {
  test('nobody comes by once the story has said that nobody is here', () => {
    const told = play('haunted laundromat', ['is anyone else in here', '"ok whoever you are, hello"'])
    expect(told[1]!.text).toMatch(/nobody is in the haunted laundromat but you/)
    expect(told[2]!.text).not.toMatch(/says|say /)
  })

  test('whoever is found is who hears the next word', () => {
    expect(
      last('I wake up in my old high school.', [
        'i find Tessa Brandt at her locker',
        '"hi, do you know me?"',
      ]),
    ).toMatch(/Tessa/)
  })
})

describe('Weather, in the player’s words', () => {
  test.each([
    ['The rain comes down all at once', /out in the rain is wet/],
    ['a fog comes in from the west', /only a shape in the fog/],
    ['the wind picks up', /goes along with the wind/],
  ])('changes what can be seen and felt: %s', (typed, told) => {
    expect(last('I am lost in a forest.', [typed])).toMatch(told)
  })
})

describe('A question', () => {
  test('that is asked again has the same answer, and another one its own', () => {
    const told = play('A baker.', [
      'how far is it to the mill?',
      'how far is it to the mill?',
      'how far is it to the sea?',
    ])
    expect(told[2]!.text.toLowerCase()).toContain(told[1]!.text.toLowerCase())
    expect(told[3]!.text.toLowerCase()).not.toContain(told[1]!.text.toLowerCase())
  })
})

describe('What is typed first', () => {
  test.each([
    ['I pour Ann a glass of milk', /^You pour Ann a glass of milk\./],
    ['I make her coffee', /^You make her coffee\./],
    ['I make her breakfast', /^You make her breakfast\./],
  ])('is made for whom it is for: %s', (typed, told) => {
    const text = last('I am a nurse in a hospital. My sister Ann is with me.', ['Ann sits down', typed])
    expect(text).toMatch(told)
    expect(text).not.toMatch(/coffees|breakfasts/)
  })

  test('is meant of whoever came in last', () => {
    const told = play('I am a wizard at an academy.', [
      'I ask a student if he saw anything',
      'a hooded figure comes in',
      'I tackle him',
    ])
    expect(told.at(-1)!.text).toMatch(/hooded figure/)
    expect(told.at(-1)!.text).not.toMatch(/student/)
  })

  test.each([
    ['I call out hello', /“And to you,”|hello/i, /A hello/],
    ['The soldiers shoot at us', /fire at you/, /at at/],
    ['I look at my hands', /^You look at your hands\./, /hands lie/],
    ['We all start laughing', /start laughing/, /start laugh\b/],
    ['I play the A above middle C', /the A above/, /the An/],
  ])('is told in good words: %s', (typed, told, never) => {
    const [, turn, seen] = play('I am a clerk in Lyon.', [typed, 'what do I see?'])
    expect(turn!.text).toMatch(told)
    expect(`${turn!.text} ${seen!.text}`).not.toMatch(never)
  })

  test.each(['Dawn.', 'The next morning', 'later that night, after the game'])(
    'leaps in time: %s',
    (typed) => {
      const before = play('I play football for the school.', [typed, 'What time is it?'])
      expect(before[1]!.text).not.toMatch(/I can’t tell|says Dawn/)
      expect(before[2]!.text).toMatch(typed.startsWith('later') ? /nine o’clock/ : /(?:seven|eight) o’clock/)
    },
  )
})
