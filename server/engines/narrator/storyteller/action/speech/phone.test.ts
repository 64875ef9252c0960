import { expect, test } from 'vitest'
import { playTurns } from '#testing/play-turns.ts'

const replies = (turns: string[]) =>
  playTurns('I run a laundrette in Cork in 2005.', turns).map(({ text }) => text)

test('whoever calls is on the line, answers there and is not here', () => {
  const [, called, asked, , here] = replies([
    'my cousin Mateo calls from Chicago',
    '"Mateo, did you get the letter?"',
    'I hang up',
    'is Mateo here?',
  ])
  expect(called).not.toMatch(/here with you|steps from you/)
  expect(asked).toMatch(/Mateo/)
  expect(here).toMatch(/\bNo\b|not/)
})

test('whoever only writes does not answer aloud', () => {
  const [, texted] = replies(['my boss texts me to lock up'])
  expect(texted).not.toMatch(/here with you|steps from you|“/)
})
