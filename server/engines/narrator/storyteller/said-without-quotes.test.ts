import { expect, test } from 'vitest'
import { playTurns } from '#testing/play-turns.ts'

const kitchen = 'You are Mara. You and your friends Kelly and Dre are in a kitchen.'
const told = (premise: string, ...turns: string[]): string => playTurns(premise, turns).at(-1)!.text

test.each([
  ['kelly come look at this', /^Kelly comes and looks at this\./],
  ['dre dont trust her', /says Dre/],
  ['kelly no!!', /Kelly/],
  ['hey mister u forgot this', /“Did I\?”/],
  ['kelly i swear it wasnt me', /^(?:“|Kelly takes)/],
  ['go away im calling the police', /^(?!You )/],
  ['lets play hide and seek', /^You play hide and seek\. “(?:All right|There|As you like),” says/u],
])('“%s” is said to somebody', (turn, answer) => {
  expect(told(kitchen, turn)).toMatch(answer)
})

test.each([
  ['dre says dont thank me yet', /^“Don’t thank me yet,” says Dre\./],
  ['"My god," says Kelly, "is it burning?"', /^“My god, is it burning\?” says Kelly\./],
  [
    'Dre comes in and says, "You haven\'t opened it, have you?"',
    /“You haven’t opened it, have you\?” says Dre\./,
  ],
  [
    'I sit down opposite a veiled woman, who says without looking up, "You are late."',
    /“You are late,” says the veiled woman\.$/,
  ],
  ['dre says hes been bit', /^Dre says he has been bit\./],
])('“%s” has the speaker it says, and the words stay', (turn, words) => {
  expect(told(kitchen, turn)).toMatch(words)
})

test('whoever has just come in is spoken to, and whoever does something to the hero', () => {
  const shop =
    'I run a bookshop. My cat Dickens can talk. A woman in a yellow coat has just come in. My father sits by the till.'
  expect(told(shop, '"Can I help you find something?"')).toMatch(/says the woman/)
  expect(told(kitchen, 'kelly hello', 'Dre jumps on top of me', '"Get off me!"')).toMatch(/^Dre gets off you/)
})

test('what is shouted in capitals is nobody, and “the youngest one” is somebody', () => {
  expect(told(kitchen, 'shout HELLOOO')).not.toMatch(/says HELLOOO|HELLOOO (?:starts|looks|takes)/)
  const inn = 'I am a swordswoman at an inn. Three bandits eat there, and the youngest keeps staring at me.'
  expect(
    told(inn, 'I catch his eye and nod.', 'The youngest one gets up and comes over.', '"Sit down."'),
  ).toMatch(/youngest one/)
})
