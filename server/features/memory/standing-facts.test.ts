import { expect, test } from 'vitest'
import type { StoredFact } from './entries.queries.ts'
import { laterAmong, standingAmong } from './standing-facts.ts'

let lastId = 0
const fact = (text: string, given: Partial<StoredFact> = {}): StoredFact => ({
  id: ++lastId,
  entryId: 1,
  spanId: 1,
  messageId: 1,
  text,
  quote: text,
  words: ` ${text.toLowerCase()} `,
  weight: 3,
  knownBy: null,
  replacesId: null,
  updatesId: null,
  isStrike: 0,
  isPinned: 0,
  proposal: null,
  origin: 'keeper',
  ...given,
})
const strikeOf = ({ id }: StoredFact, given: Partial<StoredFact> = {}) =>
  fact('', { isStrike: 1, replacesId: id, quote: null, ...given })
const textsOf = (facts: readonly StoredFact[]) => facts.map(({ text }) => text)
const standing = (...rows: StoredFact[]) => {
  const { live } = standingAmong(rows, (entryId) => entryId)
  return textsOf([...new Set(live.values())])
}

test('what an ended fact had replaced does not come back; of one whose words are gone it does', () => {
  const first = fact('In the mill')
  const moved = fact('In the well', { replacesId: first.id })
  expect(standing(first, moved)).toEqual(['In the well'])
  expect(standing(first, moved, strikeOf(moved, { quote: 'The well dries up.' }))).toEqual([])
  expect(standing(first, moved, strikeOf(moved))).toEqual(['In the mill'])
})

test('what has replaced a fact that is gone has replaced those before it', () => {
  const first = fact('In the mill')
  const moved = fact('In the well', { replacesId: first.id })
  const movedAgain = fact('In the inn', { replacesId: moved.id })
  expect(standing(first, moved, movedAgain, strikeOf(moved))).toEqual(['In the inn'])
})

test('the keeper replaces none of the reader’s words, however long the chain', () => {
  const readers = fact('In the mill', { origin: 'reader' })
  const moved = fact('In the well', { replacesId: readers.id })
  const movedAgain = fact('In the inn', { replacesId: moved.id })
  expect(standing(readers, moved, movedAgain, strikeOf(moved))).toEqual(['In the mill', 'In the inn'])
})

test('a sentence that was kept twice is one fact, found by the words of both, and gone as one', () => {
  const older = fact('In the mill', { messageId: 1 })
  const newest = fact('In the inn', { messageId: 2 })
  const twin = fact('In the inn', { messageId: 2, updatesId: older.id, words: ' key mill ' })
  const rows = [older, newest, twin]
  const { live, older: gone } = standingAmong(rows, (entryId) => entryId)
  expect(live.get(twin.id)).toMatchObject({ id: newest.id, words: ' in the inn  key mill ' })
  expect(gone).toEqual([])
  expect(laterAmong(rows, live)).toEqual(new Map([[older.id, [newest.id]]]))
  expect(standing(...rows, strikeOf(newest, { origin: 'reader' }))).toEqual(['In the mill'])
})

test('newer words are those of the last fact that holds, where the words of a later one are gone', () => {
  const older = fact('In the mill')
  const newer = fact('In the well', { updatesId: older.id })
  const moved = fact('In the inn', { replacesId: newer.id })
  const movedAgain = fact('In the barn', { replacesId: newer.id })
  const rows = [older, newer, moved, movedAgain]
  const laterOf = (all: StoredFact[]) => laterAmong(all, standingAmong(all, (entryId) => entryId).live)
  expect(laterOf(rows)).toEqual(new Map([[older.id, [movedAgain.id]]]))
  expect(laterOf([...rows, strikeOf(movedAgain)])).toEqual(new Map([[older.id, [moved.id]]]))
})
