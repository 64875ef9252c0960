import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { engines, startTestApp } from '#testing/start-test-app.ts'
import { findOnPath } from './matches.queries.ts'

const STORIES = 8

/** For each message which one of those before it stands above it, and which message is the head. */
const tree = fc.record({
  parents: fc.array(fc.nat(), { minLength: 1, maxLength: 12 }),
  head: fc.nat(),
})

describe.each(engines)('on %s', (engine) => {
  test('a message is on the path where the way up from the head meets it, in any tree', async () => {
    await using app = await startTestApp(engine)
    const { db } = app.context
    const { user } = await app.reader()
    const story = {
      userId: user!.id,
      premise: 'A tree',
      contentRating: 'general',
      createdAt: 0,
      updatedAt: 0,
    } as const
    const stored = { role: 'assistant', content: 'Told.', clientId: null, createdAt: 0 } as const
    const all: number[] = []
    const onPath = new Set<number>()
    for (const [at, { parents, head }] of fc.sample(tree, { numRuns: STORIES, seed: 15 }).entries()) {
      const storyId = `tree-${at}`
      await db
        .insertInto('stories')
        .values({ ...story, id: storyId })
        .execute()
      const messages: { id: number; parentId: number | null; depth: number }[] = []
      for (const [n, chosen] of [0, ...parents].entries()) {
        // Mostly the newest one, so that there are long ways as well.
        const above = n === 0 ? undefined : chosen % 3 === 0 ? messages[chosen % n] : messages.at(-1)
        const place = { parentId: above?.id ?? null, depth: above ? above.depth + 1 : 0 }
        const { id } = await db
          .insertInto('messages')
          .values({ ...stored, ...place, storyId })
          .returning('id')
          .executeTakeFirstOrThrow()
        messages.push({ ...place, id })
      }
      const headId = messages[head % messages.length]!.id
      await db.updateTable('stories').set({ headId }).where('id', '=', storyId).execute()
      const byId = new Map(messages.map((one) => [one.id, one]))
      for (let one = byId.get(headId); one; one = byId.get(one.parentId ?? -1)) onPath.add(one.id)
      all.push(...byId.keys())
    }
    expect(await findOnPath(db, all)).toEqual(onPath)
    expect(await findOnPath(db, [])).toEqual(new Set())
  })
})
