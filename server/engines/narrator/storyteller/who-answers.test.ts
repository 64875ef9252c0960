import { describe, expect, test } from 'vitest'
import { playTurns } from '#testing/play-turns.ts'

const told = (premise: string, ...turns: string[]): string => playTurns(premise, turns).at(-1)!.text
const lift = "I'm stuck in a lift with my ex, Jonah."

describe('Of two ways that a question names one is told', () => {
  test.each([
    ['Does he cry, or does he look away?', /^He (?:cries|looks away)\.$/],
    ['did he jump or was he pushed?', /^He (?:jumped|was pushed)\.$/],
    ['is she smiling at me or frowning?', /^(?:Smiling at you|Frowning)\.$/],
    ['is the door locked or open?', /^(?:Locked|Open)\.$/],
    ['is that blood or just paint?', /^(?:Blood|Paint)\.$/],
    ['"Are you with me or against me?"', /^“(?:With|Against) you,” says Jonah\.$/],
    ['i ask him if he is coming or going', /^“(?:Coming|Going),” says Jonah\.$/],
    ['"do you want chips or a pie?"', /^“(?:Chips|A pie),” says Jonah\.$/],
  ])('%s', (turn, answer) => expect(told(lift, turn)).toMatch(answer))

  test('and stays so', () => {
    const asked = playTurns(lift, ['is the hatch open or shut?', 'I wait', 'is the hatch open or shut?'])
    expect(asked[3]!.text).toBe(asked[1]!.text)
  })
})

test('what is in it that somebody tells is left to the player', () => {
  expect(told(lift, 'Jonah tells me about the night the bridge fell')).not.toContain('“')
  expect(told(lift, 'Jonah tells me the truth')).not.toContain('“')
})

test('what is only wished is neither said nor done', () => {
  const text = told(lift, 'I want to hug him but instead I say, "You smell of smoke."')
  expect(text).toMatch(/^You want to hug him\. /)
})

test('words that call nobody are heard by nobody who was not told of', () => {
  const text = told('Night shift in an office tower. I am the cleaner.', '"Housekeeping!"')
  expect(text).toMatch(/^“Housekeeping!” you say\./)
  expect(text).not.toContain('says')
})

test('whoever is called by a title answers, and nobody else', () => {
  const ferry =
    'You are Detective Oyelaran. Work out which of the six passengers put the purser in the lifeboat.'
  expect(told(ferry, '"Mr. Dunne, that is not your coat," Oyelaran says.')).toMatch(/says Mr Dunne|Mr Dunne /)
})

test('whoever answers takes up what was said', () => {
  expect(told(lift, '"There is a knight on the roof."')).toMatch(/^“Is there\?/)
})

describe('Words that name nobody', () => {
  const tower =
    'I am Ilse, a thief. With me are Tomek, a cleric, and Nkechi, a bard. A guard blocks the stairs.'

  test.each([
    [['"Half up front, or we walk."'], /^“[^”]+”$/],
    [
      ['I lean back and say "half up front"'],
      /^You lean back and say, “Half up front\.” A (?:nod|look) is (?:all )?the answer\b/,
    ],
    [
      ['I shove a purse into the hands of Tomek', '"Can you count?"'],
      /^“(?:Yes, I can|No, I can’t),” says Tomek\b/,
    ],
    [
      ['Nkechi stumbles in and slams the door', '"Were you seen?"'],
      /^“(?:Yes, I was|No, I wasn’t),” says Nkechi\b/,
    ],
    [
      ['I ask Tomek for the key', 'Nkechi laughs', '"Actually Nkechi, are you well?"'],
      /^“(?:Yes, I am|No, I am not),” says Nkechi\b/,
    ],
    [['I ask Tomek for the key', 'I wait', 'I wait', 'I wait', 'I wait', '"Are you well?"'], /^“[^”]+”$/],
  ])('%j are answered by whom the hero deals with, else by nobody by name', (turns, answer) => {
    expect(told(tower, ...turns)).toMatch(answer)
  })

  test('are answered by name where the story has nobody else', () => {
    const lock = 'I keep the lock on a canal. A boy of about ten has been found in my coal shed.'
    expect(told(lock, 'I light the stove', 'I cut some bread', '"You need not tell me your name."')).toMatch(
      /says the boy/,
    )
  })

  test('may have a title before a full stop, and the order after it is done by whoever has the title', () => {
    expect(told(tower, '"pie is fresh, sir. sit."')).toMatch(/^Tomek sits\./)
  })

  test('are no order to whoever happens to be there', () => {
    expect(told(tower, '"Run! Run, you great pudding!"')).not.toMatch(/Tomek|Nkechi|guard/)
  })
})
