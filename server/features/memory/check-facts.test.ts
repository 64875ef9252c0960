import { expect, test } from 'vitest'
import { checkFacts } from './check-facts.ts'
import { checkSummary } from './check-summary.ts'
import type { KeptFact } from './read-keeper-reply.ts'
import { readKeeperReply, readSummaryAlone } from './read-keeper-reply.ts'

const told = [
  {
    id: 1,
    role: 'assistant' as const,
    content: 'Mira hid the brass key under the third plank. “The vault wants 4417,” says Hask.',
  },
  { id: 2, role: 'user' as const, content: 'I ask Hask about the well' },
  { id: 3, role: 'assistant' as const, content: 'Hask is *not* dead. He lives above the bakery.' },
]
const kept = (given: Partial<KeptFact>): KeptFact => ({
  kind: 'person',
  about: 'Mira',
  aliases: [],
  text: '',
  quote: '',
  cues: [],
  weight: 3,
  knownBy: [],
  ...given,
})
const check = (given: Partial<KeptFact>) =>
  checkFacts([kept(given)], told).map(({ text, messageId }) => ({ text, messageId }))

test('a fact that its quote bears out stays as it is', () => {
  const text = 'Mira hid the key under the third plank'
  expect(check({ text, quote: 'Mira hid the brass key under the third plank.' })).toEqual([
    { text, messageId: 1 },
  ])
})

test('a fact without a quote in any message goes', () => {
  expect(check({ text: 'Mira is a queen', quote: 'Mira wears the crown of the north' })).toEqual([])
  expect(check({ text: 'Mira', quote: 'Mira' })).toEqual([])
})

test.each([
  ['Mira hid the silver key under the third plank', 'another word'],
  ['Mira hid two brass keys under the 12th plank', 'another number'],
  ['The plank hid Mira under the third key', 'another order'],
  ['Mira never hid the brass key under the third plank', 'a denial'],
])('a fact that says otherwise is given in the words of its quote: %s', (text) => {
  const quote = 'Mira hid the brass key under the third plank.'
  expect(check({ text, quote })).toEqual([{ text: quote, messageId: 1 }])
})

test('a quote counts whatever its quotation marks, spaces and stars', () => {
  expect(check({ about: 'Hask', text: 'Hask is not dead', quote: 'Hask is not  dead.' })).toEqual([
    { text: 'Hask is not dead', messageId: 3 },
  ])
  expect(
    check({ about: 'the vault', text: 'The vault wants 4417', quote: '"The vault wants 4417,"' }),
  ).toEqual([{ text: 'The vault wants 4417', messageId: 1 }])
})

const source = told.map(({ content }) => content).join('\n')

test('a summary keeps the sentences that the story bears out', () => {
  expect(checkSummary('Mira hid the key under a plank. Hask lives above the bakery.', source)).toBe(
    'Mira hid the key under a plank. Hask lives above the bakery.',
  )
})

test('a sentence with a name or a number that was never told goes', () => {
  expect(checkSummary('Then came the King of Norvik. Then Hask said 9023. Hask lives.', source)).toBe(
    'Hask lives.',
  )
})

test('a sentence that is nearly one of the story becomes that one', () => {
  expect(checkSummary('Mira hid the golden key under the third plank.', source)).toBe(
    'Mira hid the brass key under the third plank.',
  )
})

test('a summary has at most 120 words', () => {
  const long = Array.from({ length: 60 }, (_, at) => `Hask is ${'not '.repeat(at)}dead.`).join(' ')
  expect(checkSummary(long, source).split(' ').length).toBeLessThanOrEqual(120)
})

const reply = { title: 'A', summary: 'B', open_threads: [], closed_threads: [], facts: [] }

test.each([
  JSON.stringify(reply),
  `Here you are:\n\`\`\`json\n${JSON.stringify(reply)}\n\`\`\`\nDone.`,
  `Sure! ${JSON.stringify(reply)} I hope that helps.`,
])('an answer is read as JSON, fenced or not: %s', (text) => {
  expect(readKeeperReply(text)).toEqual({
    title: 'A',
    summary: 'B',
    openThreads: [],
    closedThreads: [],
    facts: [],
    ended: [],
  })
})

test('of a broken answer the summary alone is read', () => {
  const broken = '{"title": "A", "summary": "Hask \\"lives\\" here.", "facts": [{"kind'
  expect(readKeeperReply(broken)).toBeUndefined()
  expect(readSummaryAlone(broken)).toBe('Hask "lives" here.')
  expect(readSummaryAlone('Hask lives here.')).toBe('Hask lives here.')
  expect(readSummaryAlone('[1, 2')).toBe('')
})
