import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { engines, startTestApp } from '#testing/start-test-app.ts'
import { walkSteps, walkStory } from '#testing/walk/walk-story.ts'

/** A small share of `npm run bench -- walks`. */
const WALKS = 3
const STEPS = 30

describe.each(engines)('a story on %s', (engine) => {
  test('stands after any walk as if it had been told straight', async () => {
    await using app = await startTestApp(engine)
    const reader = await app.reader()
    const property = fc.asyncProperty(walkSteps(STEPS / 2, STEPS), (steps) => walkStory(app, reader, steps))
    await expect(fc.assert(property, { numRuns: WALKS })).resolves.toBeUndefined()
  })
})
