import { expect, test } from 'vitest'
import { playTurns } from '#testing/play-turns.ts'

const lastOf = (premise: string, turns: string[]): string => playTurns(premise, turns).at(-1)!.text

test.each([
  ['"Ma\'am, the shop is shut today."', /mother/],
  ['"Sir the shop is shut"', /priest/],
  ['"The shop is shut, doc."', /doctor/],
  ['"Thank you, Father."', /priest/],
  ['"Little one, the shop is shut."', /boy/],
])('words are heard by whom %s is for', (words, who) => {
  const heard = lastOf('I keep a hat shop in Dublin, 1998.', [
    'a priest comes in',
    'a doctor comes in',
    'a little boy comes in',
    "the boy's mother comes in",
    words,
  ])
  expect(heard).toMatch(who)
})

test('a title and a name are those of whoever here has none yet, and the words go to her', () => {
  const turns = ['I phone the widow.', '"Mrs. Kessler, was your husband left-handed?"']
  expect(lastOf('I am a private eye in Los Angeles in 1948.', turns)).toMatch(/says Mrs Kessler/)
})

test('a form of address is no verb of what is said', () => {
  const told = lastOf('I sell ice cream in Leeds.', ['Gary walks in', '"mate its only ice cream"'])
  expect(told).not.toMatch(/mates/)
  expect(told).toMatch(/Gary/)
})

test('whoever is called by a trade is there and is not who is spoken of', () => {
  const told = lastOf('I am a nurse in a hospice in Cork.', [
    'Mr Bellamy sits up',
    'his daughter arrives with flowers',
    '"Doctor, can he travel?"',
  ])
  expect(told).toMatch(/says the doctor/)
  expect(told).not.toMatch(/\bI can|daughter/)
})

test('a name that is asked for as his is one of his', () => {
  const turns = ['I meet a small child on the road', 'I ask the child his name', 'I give him my bread']
  const [, , named, given] = playTurns('I am a samurai in the snow of 1600.', turns)
  const name = /“(\p{L}+),” says/u.exec(named!.text)?.[1]
  expect(given!.text).toContain(name)
})

test('what is told to whoever is called is their deed', () => {
  const turns = ['a nun walks in', '"Sister, close the door."']
  expect(lastOf('I crack safes in Turin in 1932.', turns)).toMatch(/nun closes the door/)
})
