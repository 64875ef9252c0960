import { describe, expect, test } from 'vitest'
import { playTurns } from '#testing/play-turns.ts'

const answer = (...turns: string[]): string =>
  playTurns('I am a ferry pilot. The bishop and my apprentice, a girl called Ana, are on board.', turns).at(
    -1,
  )!.text

describe('Who is spoken to says something', () => {
  test.each([
    ['"Bishop, you are very calm."', /“Am I\?” says the bishop/],
    ['"Bishop, you told me midnight."', /“I (?:did|know what I said),” says the bishop/],
    ['"Bishop, that isn\'t your coat."', /“Isn’t it\?” says the bishop/],
    ['"Bishop, tell your brother that nine days is what he promised me."', /says the bishop|bishop nods/],
    [
      '"Bishop, describe the river to me."',
      /“(?:There isn’t much|Where shall I|It’s soon told|I’ll tell you what)/,
    ],
    ['I offer the bishop my jacket.', /“(?:Thank you|You’d do that|That’s kind)/],
    ['I tell the bishop I will pay forty coins if he sings.', /“(?:Done|Agreed)/],
    ['"Bishop, your brother is dead."', /“Is he\?” says the bishop/],
    ['"Bishop, the bridge has burned down!"', /“Has it\?” says the bishop/],
    [
      '"Bishop, we have to turn back."',
      /“We (?:do|have|must),” says the bishop|“Yes,” says the bishop\. “We/,
    ],
    ['"Bishop, we can\'t wait any longer."', /[Ww]e can’t/],
    ['"Bishop, I can\'t swim."', /“(?:Why not\?|Can’t you\?)/],
    ['"Bishop, I am cold."', /“(?:I can see that|Are you\?)/],
    ['"Bishop, I have bad news."', /“(?:Then tell me|Go on|Is it bad)/],
    ['"Bishop, I found a key."', /“(?:Where\?|Did you\?)/],
    ['"Bishop, you said that nobody would come."', /“I (?:did|know what I said),” says the bishop/],
    ['"Happy birthday, Bishop."', /“(?:Thank you|And to you)/],
    ['"Bishop, got any bread?"', /“(?:Yes, I have|No, I haven’t)/],
    ['"Bishop, what do you think?"', /“(?:That we should wait|I don’t like it|I’d like to hear)/],
    ['"Bishop, what if they catch us?"', /“(?:Then (?:we|at least)|Don’t say)/],
    ['"Yes, Bishop. I will marry you."', /settled|hoped/],
    ['"Rough night, Bishop?"', /“(?:Yes|No)[,.]/],
    ['"Bishop, I don\'t want to go back."', /“(?:Then don’t|I can understand that),” says the bishop/],
    ['"Bishop, I\'ll never let you fall."', /“(?:Do you mean that|Won’t you)\?” says the bishop/],
    ['"Bishop, how are you feeling?"', /“(?:Well enough|I’ve been better|Better than|Tired)/],
    ['"Ready, Bishop?"', /“(?:Yes|No)[,.]/],
    ['I tell the bishop a joke.', /older than I am|that one\?|don’t get it/],
    ['I confess to the bishop that I stole the lamp.', /“.+” (?:says the bishop|s?he asks)/],
    ['I warn the bishop about the current.', /warning|I heard you/],
    ['"Bishop, did you see who lit the lamp?"', /“(?:Yes, I did|No, I didn’t)/],
  ])('%s', (typed, said) => expect(answer(typed)).toMatch(said))

  test('a foe is not bidden, and takes no offer', () => {
    const told = (typed: string) =>
      playTurns('I am a knight. My enemy is the witch Morga, and she stands before me.', [typed]).at(-1)!.text
    expect(told('"Morga, describe the river to me."')).toMatch(/isn’t much|Where shall|what I know/)
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
