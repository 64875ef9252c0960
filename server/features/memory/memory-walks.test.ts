import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Narrator } from '#server/engines/narrator/narrator.ts'
import { memoryModel, type MemoryModel } from '#testing/memory-model.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'
import { keepHidings } from '#testing/walk/hiding-pages.ts'
import { memorySteps, walkMemory } from '#testing/walk/walk-memory.ts'

/** `MEMORY_WALKS` and `MEMORY_WALKS_SEED` make more of them, and others. */
const WALKS = Number(process.env.MEMORY_WALKS ?? 1)
const SEED = Number(process.env.MEMORY_WALKS_SEED ?? 7)
const WALK_MS = 60_000
const STEPS = 30

describe.each(engines)('walks over a story on %s', (engine) => {
  test(
    'the prompt after any walk is that of the same path told straight',
    { timeout: WALKS * WALK_MS },
    async () => {
      let next = ''
      const model: MemoryModel = memoryModel({ tell: () => next, keep: keepHidings }, 3_500)
      await using app: TestApp<Narrator> = await startTestApp(engine, { narrator: model.narrator })
      const walker = {
        reader: await app.reader(),
        db: app.context.db,
        model,
        tell: (text: string) => void (next = text),
      }
      const compared: number[] = []
      const walk = async (steps: Parameters<typeof walkMemory>[1]) =>
        void compared.push(await walkMemory(walker, steps))
      const property = fc.asyncProperty(memorySteps(STEPS), walk)
      await fc.assert(property, { numRuns: WALKS, endOnFailure: true, seed: SEED })
      if (process.env.MEMORY_WALKS)
        console.log(
          engine,
          SEED,
          compared.length,
          compared.reduce((a, b) => a + b, 0),
        )
      expect(Math.min(...compared)).toBeGreaterThan(0)
    },
  )
})
