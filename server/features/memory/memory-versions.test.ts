import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startStory } from '#contract/stories.ts'
import { engines, startTestApp } from '#testing/start-test-app.ts'
import { noteDueSpan } from '#server/features/stories/story-access.ts'
import { insertAlias, insertEntry, insertFact, setMergedInto, setPinned } from './entries.queries.ts'
import { postponeSpan, withdrawDueSpan } from './spans.queries.ts'
import { memoryRowsAt } from './story-rows.queries.ts'

test.each(engines)('whatever changes a memory on %s, the next turn reads it anew', async (engine) => {
  await using app = await startTestApp(engine)
  const { db } = app.context
  const reader = await app.reader()
  const { storyId, messageId } = await reader.ask(startStory, { body: { prompt: 'A ferry at night' } })
  const versionNow = async () => {
    const { rows } = await sql<{ version: number }>`
      select version from memory_versions where story_id = ${storyId}`.execute(db)
    return rows[0]?.version ?? 0
  }
  /** Whether a turn reads anew after a change, and the rows that it has then. */
  const changedBy = async (change: () => Promise<unknown>) => {
    const before = await memoryRowsAt(db, storyId, await versionNow())
    await change()
    const after = await memoryRowsAt(db, storyId, await versionNow())
    return { isReadAnew: after !== before, after }
  }
  const place = { level: 1, ordinal: 1, fromMessageId: messageId, toMessageId: messageId }
  const readAnew = async (change: () => Promise<unknown>) => {
    const { isReadAnew, after } = await changedBy(change)
    expect(isReadAnew).toBe(true)
    return after
  }

  expect(await changedBy(async () => undefined)).toMatchObject({ isReadAnew: false, after: { facts: [] } })
  const { spans } = await readAnew(() => noteDueSpan(db, storyId, place, 1))
  const span = { id: spans[0]!.id, worker: 'nobody' }
  expect((await changedBy(() => postponeSpan(db, { ...span, dueAt: 9 }))).isReadAnew).toBe(false)
  await readAnew(() => withdrawDueSpan(db, span.id))
  const entry = { storyId, spanId: null, kind: 'hero', now: 1 } as const
  const { entries } = await readAnew(() => insertEntry(db, { ...entry, name: 'Mira' }))
  const entryId = entries[0]!.id
  await readAnew(() => insertAlias(db, { storyId, entryId, spanId: null, name: 'the ferrywoman' }))
  await readAnew(() => setMergedInto(db, { storyId, id: entryId, intoId: entryId }))
  const words = { text: 'Mira rows', findBy: [], weight: 3, origin: 'keeper', now: 1 } as const
  const { facts } = await readAnew(() => insertFact(db, { storyId, entryId, messageId, ...words }))
  const pinned = await readAnew(() => setPinned(db, storyId, facts[0]!.id, true))
  expect(pinned.facts).toMatchObject([{ text: 'Mira rows', isPinned: 1 }])
  await db.deleteFrom('stories').where('id', '=', storyId).execute()
  expect(await versionNow()).toBe(0)
})
