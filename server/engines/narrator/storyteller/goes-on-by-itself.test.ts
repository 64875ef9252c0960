import { expect, test } from 'vitest'
import { playTurns as play } from '#testing/play-turns.ts'

const told = (premise: string, ...turns: string[]): string[] =>
  play(premise, turns)
    .slice(1)
    .map(({ text }) => text)

const KEEPER = 'I am a lighthouse keeper on strike.'

test.each([
  'continue',
  'go on',
  'what happens next?',
  'surprise me',
  'make something happen',
  "i'm bored",
  'and then?',
  'add a twist',
  'bring in a new character',
  'wait a while',
])('something happens that stays in the story: %s', (typed) => {
  const [, happened = '', recap = ''] = told(KEEPER, 'I sit down on the steps.', typed, 'recap')
  expect(happened).not.toMatch(/Noted|Nothing comes of|You could|As before/)
  const event = happened.replace(/^You wait a while\. /, '')
  expect(event.length).toBeGreaterThan(20)
  expect(recap.toLowerCase()).toContain(event.slice(0, 30).toLowerCase())
})

test('twelve times nothing is said twice, and nobody comes who is here already', () => {
  const all = told(KEEPER, ...Array.from({ length: 12 }, () => 'surprise me'))
  expect(new Set(all).size).toBe(all.length)
  expect(all.filter((text) => /a boatman/i.test(text)).length).toBeLessThan(2)
})

test('nobody comes or is heard where the scenario leaves one alone', () => {
  const all = told(
    'I am the last human on a frozen planet.',
    ...Array.from({ length: 6 }, () => 'go on'),
  ).join(' ')
  expect(all).not.toMatch(/somebody|says|stands a/i)
})

test('what is wanted comes nearer, and is reached', () => {
  const all = told(
    'My brother Tom vanished at the old mill. I must find him by Friday.',
    ...Array.from({ length: 8 }, () => 'continue'),
  )
  expect(all[0]).toMatch(/find Tom by Friday/)
  expect(all.join(' ')).toMatch(/You have found Tom[\s\S]*chapter/)
})

test('who is on the way goes on walking', () => {
  expect(told(KEEPER, 'I walk to the beach', 'keep going').at(-1)).toMatch(/^You keep going/)
})

test.each(['the end', 'end it', 'lets finish it here', 'i want to stop playing', 'end the story'])(
  'the player ends it, and may begin anew: %s',
  (typed) => {
    const [ending, chapter] = told(KEEPER, typed, 'ok new story')
    expect(ending).toMatch(/\bends?\b[\s\S]*chapter/)
    expect(ending).not.toMatch(/give it up/)
    expect(chapter).toMatch(/^Three days have gone by/)
  },
)

test('words to the author are answered by what they ask', () => {
  const all = told(KEEPER, 'hint', 'that makes no sense', 'make it scarier', 'shorter please', 'lol')
  expect(all[0]).toMatch(/^You could/)
  expect(all[1]).toMatch(/say it in other words/)
  expect(all[2]).toMatch(/more of the uncanny/)
  expect(all[3]).toMatch(/Shorter it is/)
  expect(all[4]).toMatch(/good to hear/)
})

test('who sets out for what is wanted is led on, and nobody comes to a turn of another sort', () => {
  const premise = 'My brother Tom vanished at the old mill. I must find him by Friday.'
  expect(told(premise, 'I set out to find Tom')[0]).toMatch(/to find Tom by Friday[,”?]/)
  expect(told(premise, 'I find Tom behind the mill, and he is alive')[0]).not.toContain('by Friday')
})
