import { expect, test } from 'vitest'
import { playTurns } from '#testing/play-turns.ts'

const told = (premise: string, ...turns: string[]): string => playTurns(premise, turns).at(-1)!.text

const caravan =
  'You are Tamar, a caravan guide. With you: the old merchant Yusuf and a boy called Sami who never speaks.'
const courier = "I'm Altan, horse courier of the Great Khan. My horse is called Swallow."
const sleeper = "its 2089 and i'm a cop. my daughter bought a bad dream and wont wake up. i'm Rosa Delgado"

test.each([
  ['a beast that is only called by a name', courier, 'ask Swallow what she thinks'],
  ['somebody who never speaks', caravan, 'ask Sami what he has seen'],
  ['somebody who never speaks, when thanked,', caravan, 'thank Sami for the water'],
  ['somebody who does not wake', sleeper, "tell my daughter i'll be back"],
])('%s does not speak', (_, premise, turn) => {
  const text = told(premise, turn)
  expect(text).not.toContain('“')
  expect(text).toMatch(/Swallow|She|Sami|daughter/)
})

test('who did something in the past is somebody with a name, and nobody comes for it', () => {
  const bakery = "I'm a baker in Lyon. My name's Solange. A young man with a limp just ordered a croissant."
  expect(told(bakery, 'who sent him')).toMatch(/\p{Lu}\p{Ll}+/u)
  expect(told(bakery, 'who sent him', 'who is here?')).not.toContain('Before long')
})

test.each([['rattle my chains', /still again/]])('“%s” comes to something', (turn, comes) => {
  const clinic =
    'You are Kit, intern at a vet clinic. Somebody brought in an injured griffin cub. Ben works there.'
  expect(told(clinic, 'greet Ben', turn)).toMatch(comes)
})

test('of what is left open nothing is said, and nothing is asked', () => {
  const turns = ['I glorp the lamp', 'I glorp the spoon', 'I glorp the bowl']
  const texts = playTurns('You are Edwina, and you haunt a student flat.', turns).slice(1)
  expect(texts.map(({ text }) => text)).toEqual(turns.map((turn) => `${turn.replace('I', 'You')}.`))
})

test('‘was there somebody else’ is settled by yes or no', () => {
  expect(told(caravan, 'was there someone else at the well?')).toMatch(
    /^(?:Yes, there was|No, there was not)\b/,
  )
})
