import { expect, test } from 'vitest'
import { checkEnded } from './check-ended.ts'
import type { CheckedFact } from './check-facts.ts'
import type { KnownFact, PathMemory } from './path-memory.ts'
import { readKeeperReply } from './read-keeper-reply.ts'

const messages = [
  { id: 5, role: 'user' as const, content: 'I throw the key away' },
  { id: 6, role: 'assistant' as const, content: 'The *brass* key sinks in the river. Odo is hungry.' },
]
const entry = { id: 1, kind: 'person' as const, name: 'Mira', aliases: ['the ferrywoman'] }
const hidden = { id: 3, entry, text: 'Mira hid a brass key', isStrike: 0 } as KnownFact
const QUOTE = 'The brass key sinks in the river.'

const check = (quote: string, fact = 3, proposals: KnownFact[] = [], facts: CheckedFact[] = []) =>
  checkEnded([{ id: fact, quote }], {
    known: [hidden],
    messages,
    facts,
    before: { proposals } as unknown as PathMemory,
  })

test('what words of the story end is over, once', () => {
  const ended = checkEnded(
    [1, 2].map(() => ({ id: 3, quote: QUOTE })),
    {
      known: [hidden],
      messages,
      facts: [],
      before: { proposals: [] } as unknown as PathMemory,
    },
  )
  expect(ended).toEqual([{ fact: hidden, quote: QUOTE.toLowerCase(), messageId: 6 }])
})

test.each([
  ['words that nobody said', 'The brass key is melted down.', 3],
  ['words that name nothing of the fact', 'Odo is hungry.', 3],
  ['a fact that was not shown', QUOTE, 4],
])('%s end nothing', (_, quote, fact) => {
  expect(check(quote, fact)).toEqual([])
})

test('what is replaced is not struck as well, and what was asked is not asked again', () => {
  const strike = { id: 9, isStrike: 1, replacesId: 3, proposal: 'declined' } as KnownFact
  expect(check(QUOTE, 3, [strike])).toEqual([])
  expect(check(QUOTE, 3, [], [{ replaces: 3 } as CheckedFact])).toEqual([])
  expect(check(QUOTE, 3, [{ ...strike, isStrike: 0 }])).toHaveLength(1)
})

test('is read as far as it can be', () => {
  const reply = { title: '', summary: '', open_threads: [], closed_threads: [], facts: [] }
  const no_longer = [{ fact: 3, quote: QUOTE }, { fact: '3', quote: QUOTE }, 'the key', { fact: 3 }]
  expect(readKeeperReply(JSON.stringify({ ...reply, no_longer }))?.ended).toEqual([{ id: 3, quote: QUOTE }])
  expect(readKeeperReply(JSON.stringify(reply))?.ended).toEqual([])
})
