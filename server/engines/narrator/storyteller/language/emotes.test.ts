import { describe, expect, test } from 'vitest'
import { spelledOut } from './emotes.ts'

describe('A turn in the notation of role players', () => {
  test.each([
    ['*walks up to the bar and leans on it*', 'I walk up to the bar and lean on it.'],
    ["*smiles at Marla* Evening, love. What's good?", 'I smile at Marla. "Evening, love. What\'s good?"'],
    ['**slams a fist on the table** ENOUGH', 'I slam a fist on the table. "ENOUGH"'],
    ['(looks around nervously)', 'I look around nervously.'],
    ['[holds up a ring w a blue stone, hand shaking]', 'I hold up a ring w a blue stone, hand shaking.'],
    ['/me climbs the mast "Three of them!"', 'I climb the mast. "Three of them!"'],
    ['lol ok *digs in a coat for coins*', '"lol ok" I dig in a coat for coins.'],
    ['/me pulls out his lute', 'I pull out my lute.'],
    ['*A stranger enters, wet from the rain.*', 'A stranger enters, wet from the rain.'],
    ['"Hello." *nods*', '"Hello." I nod.'],
    ['*draws a line, it glows* Yours. Mine.', 'I draw a line, it glows. I say "Yours. Mine."'],
    ['*softly* I know.', '"I know."'],
    ['*hands you a napkin, eyes on your shoes*', "I hand Marla a napkin, eyes on Marla's shoes."],
    ['*grinning* Who, me?', 'I am grinning. "Who, me?"'],
  ])('%s', (typed, meant) => {
    expect(spelledOut(typed, { gender: 'm', partner: 'Marla' })).toBe(meant)
  })

  test('is done to whoever is there, where nothing tells what the hero is', () => {
    expect(spelledOut('*slides a stool toward her*', { partner: 'Tova', sex: 'f' })).toBe(
      'I slide a stool toward her.',
    )
  })

  test('that only leans on a word is said without the stars', () => {
    expect(spelledOut('I *really* hate you', {})).toBe('I really hate you')
  })

  test.each(['I look (carefully) around', '(can we have a fight?)', '(replies are too long)', 'the end'])(
    'is not: %s',
    (typed) => {
      expect(spelledOut(typed, {})).toBe(typed)
    },
  )
})
