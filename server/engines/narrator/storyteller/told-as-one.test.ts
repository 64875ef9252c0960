import { expect, test } from 'vitest'
import { lowBarrow as village, playTurns as play } from '#testing/play-turns.ts'

const last = (turns: string[]): string => play(village, turns).at(-1)!.text

test.each([
  ['Ketil pours tea and says nothing for a long time', 'Ketil pours tea and says nothing for a long time.'],
  ['i sing so loud i scare the hens', 'You sing so loud you scare the hens.'],
  ['if the bell rings i run home', 'If the bell rings, you run home.'],
  [
    'while i am holding the jug the lamp flickers and somebody laughs',
    'While you are holding the jug the lamp flickers',
  ],
  [
    'when the rain comes nobody in the village can speak',
    'When the rain comes nobody in the village can speak.',
  ],
  [
    'Ketil, who is old and missing a tooth, sits down beside me and yawns',
    'Ketil, who is old and missing a tooth, sits down beside you and yawns.',
  ],
  [
    'His jug is larger than mine, which i had not expected',
    'His jug is larger than yours, which you had not expected.',
  ],
  ['a goat (the mean one) sticks its tongue out at me', 'A goat, the mean one, sticks its tongue out at you'],
  ['The torch (retired) has set fire to his bed', 'The torch, retired, has set fire to his bed.'],
  ['down the well, two steps at a time', 'Down the well, two steps at a time.'],
])('a typed sentence is told as one: %s', (turn, told) => {
  expect(last([turn]).slice(0, told.length)).toBe(told)
})

test.each([
  ["says she won't move until i apologise", 'Hilda says she will not move until you apologise.'],
  ["says she doesn't need it but i can stay if i want", 'but you can stay if you want.'],
  ['says that she came here before i was born', 'before you were born.'],
  ['asks if i need a lift, and i say yes', 'Hilda asks if you need a lift, and you say yes.'],
  ['goes "come in then"', '“Come in then,”'],
])('all of what somebody says is theirs, and no more: %s', (turn, told) => {
  expect(last(['Hilda comes in', `Hilda ${turn}`])).toContain(told)
})

test('no thing hears what is said, and a thing that is called for is no order', () => {
  expect(last(['i take a card', '"gyere ide," i try, reading from the card'])).not.toMatch(
    /The card (?:nods|takes|looks)/,
  )
  expect(last(['Hilda comes in', '"Water," I say.'])).not.toMatch(/waters/)
})

test.each([
  ['the sign says "no dogs"', '“No dogs”: so it says on the sign.'],
  ['my radio crackles: "come home"', '“Come home,” says your radio.'],
  ['i paint "SORRY" on the barn door', 'You paint “SORRY” on the barn door.'],
  ['i pull the curtain aside', 'You pull the curtain aside.'],
  ["somebody's slashed my tyres", 'Somebody has slashed your tyres.'],
  ["Hilda thinks i'm lying", 'Hilda thinks you are lying.'],
  ['the goat is very fat??', 'The goat is very fat.'],
  [
    "i open the chest marked 'regrets' and shut it again",
    'You open the chest marked “regrets” and shut it again.',
  ],
  [
    'the cat washes herself as though nothing had happened',
    'The cat washes herself as though nothing had happened.',
  ],
  [
    "i don't know whether to laugh or call the priest",
    'You do not know whether to laugh or call the priest.',
  ],
])('what stands in quotes, what is thought and what nobody does is told as it is: %s', (turn, told) => {
  expect(last([turn])).toContain(told)
})

test('somebody typed small and without an article is somebody of that name', () => {
  expect(last(['tom freaks out', 'i tell tom to breathe'])).toMatch(/^You tell Tom to breathe\. .*Tom/)
})
