import { describe, expect, test } from 'vitest'
import { playTurns } from '#testing/play-turns.ts'

const answer = (...turns: string[]): string =>
  playTurns('I am a ferry pilot. The bishop and my apprentice, a girl called Ana, are on board.', turns).at(
    -1,
  )!.text

/** Which line it is, is the dice's; that it is theirs, and no nod, is not. */
const SPEAKS =
  /“[^”]{8,}” .*\bbishop\b|\bbishop\b.* “[^”]{8,}”|“[^”]{3,}” says the bishop[^“]*(?:“[^”]{8,}”|, (?:and|who|so|in|with) )/

describe('Who is spoken to says something', () => {
  test.each([
    ['"Bishop, you are very calm."', SPEAKS],
    ['"Bishop, you told me midnight."', SPEAKS],
    ['"Bishop, that isn\'t your coat."', SPEAKS],
    ['"Bishop, tell your brother that nine days is what he promised me."', /says the bishop|bishop nods/],
    ['"Bishop, describe the river to me."', SPEAKS],
    ['I offer the bishop my jacket.', SPEAKS],
    ['I tell the bishop I will pay forty coins if he sings.', SPEAKS],
    ['"Bishop, your brother is dead."', SPEAKS],
    ['"Bishop, the bridge has burned down!"', SPEAKS],
    ['"Bishop, we have to turn back."', SPEAKS],
    ['"Bishop, we can\'t wait any longer."', SPEAKS],
    ['"Bishop, I can\'t swim."', SPEAKS],
    ['"Bishop, I am cold."', SPEAKS],
    ['"Bishop, I have bad news."', SPEAKS],
    ['"Bishop, I found a key."', SPEAKS],
    ['"Bishop, you said that nobody would come."', SPEAKS],
    ['"Happy birthday, Bishop."', SPEAKS],
    ['"Bishop, got any bread?"', SPEAKS],
    ['"Bishop, what do you think?"', SPEAKS],
    ['"Bishop, what if they catch us?"', SPEAKS],
    ['"Yes, Bishop. I will marry you."', SPEAKS],
    ['"Rough night, Bishop?"', SPEAKS],
    ['"Bishop, I don\'t want to go back."', SPEAKS],
    ['"Bishop, I\'ll never let you fall."', SPEAKS],
    ['"Bishop, how are you feeling?"', SPEAKS],
    ['"Ready, Bishop?"', SPEAKS],
    ['I tell the bishop a joke.', SPEAKS],
    ['I confess to the bishop that I stole the lamp.', /“.+” (?:says the bishop|s?he asks)/],
    ['I warn the bishop about the current.', SPEAKS],
    ['"Bishop, did you see who lit the lamp?"', SPEAKS],
  ])('%s', (typed, said) => expect(answer(typed)).toMatch(said))

  test('a foe is not bidden, and takes no offer', () => {
    const told = (typed: string) =>
      playTurns('I am a knight. My enemy is the witch Morga, and she stands before me.', [typed]).at(-1)!.text
    expect(told('"Morga, describe the river to me."')).toMatch(/says Morga/)
    expect(told('"Morga, I will give you my boat."')).not.toMatch(/Done|Agreed|Gladly/)
  })

  test('who is asked what they hear says so themselves', () => {
    for (const asked of [
      'what exactly it is she hears down there',
      'what she heard',
      'what she is afraid of',
    ])
      expect(answer(`I ask Ana ${asked}.`)).not.toMatch(/I know no|rather not|she hears/)
  })
})

test('whoever is spoken with goes on being so, whoever is spoken of', () => {
  expect(answer('"Bishop, where is Ana?"', '"Did she eat anything today?"')).toContain('says the bishop')
  expect(answer('"Bishop, who lit the lamp?"', 'Ana tells him to sit down.', '"Was it you?"')).toContain(
    'says the bishop',
  )
})

test('a refusal without quotes is said to whoever is spoken with', () => {
  expect(answer('"Bishop, you want me to burn the boat?"', "I won't do it.")).toMatch(/“.+” says the bishop/)
})
