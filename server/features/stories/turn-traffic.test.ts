import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { continueStory, startStory } from '#contract/stories.ts'
import type { Narrator } from '#server/engines/narrator/narrator.ts'
import { watchDatabases } from '#testing/database-traffic.ts'
import { memoryModel } from '#testing/memory-model.ts'
import { scriptedNarrator } from '#testing/scripted-narrator.ts'
import { engines, startTestApp, type TestEngine } from '#testing/start-test-app.ts'

const clientId = 'a-client-id-of-a-turn'
const modelWithMemory = () => memoryModel({ tell: () => 'The ferry waits.', keep: () => '{}' }).narrator

afterEach(() => vi.useRealTimers())

/** The statements of one turn, in a story of a few turns. */
async function trafficOfTurn(engine: TestEngine, narrator: Narrator) {
  // Rounds that look after all turns together come by time, and would be counted by chance.
  vi.useFakeTimers({ toFake: ['setInterval'] })
  await using app = await startTestApp(engine, { narrator })
  const reader = await app.reader()
  const { storyId } = await reader.ask(startStory, { body: { prompt: 'A ferry at night' } })
  const say = (body: { message: string; clientId?: string }) =>
    reader.ask(continueStory, { params: { storyId }, body })
  for (const message of ['I row', 'I sing']) await say({ message })
  await untilNothingIsAsked()
  using traffic = watchDatabases()
  await say({ message: 'I wait', clientId })
  const { statements, commits, roundTrips } = traffic
  return { statements: [...statements], commits, roundTrips }
}

const inShort = (statement: string) => statement.replace(/\s+/g, ' ').trim().slice(0, 100)

/** Waits until what the turns before have set going is over. */
async function untilNothingIsAsked(): Promise<void> {
  for (;;) {
    using traffic = watchDatabases()
    await wait(100)
    if (traffic.statements.length === 0) return
  }
}

// Each is to become smaller with what makes turns cheaper, and never larger.
const narrators = [
  ['a narrator with a memory of its own', scriptedNarrator],
  ['a model whose story is remembered', modelWithMemory],
] as const
const most = {
  sqlite: [
    { statements: 5, commits: 2, roundTrips: 0 },
    { statements: 5, commits: 2, roundTrips: 0 },
  ],
  postgres: [
    { statements: 6, commits: 1, roundTrips: 3 },
    { statements: 6, commits: 1, roundTrips: 3 },
  ],
}

for (const engine of engines)
  for (const [at, [name, open]] of narrators.entries())
    test(`a turn on ${engine} with ${name} asks no more of the database`, async () => {
      const { statements, commits, roundTrips } = await trafficOfTurn(engine, open())
      const limit = most[engine][at]!
      expect(statements.length > limit.statements ? statements.map(inShort) : []).toEqual([])
      expect(commits).toBeLessThanOrEqual(limit.commits)
      expect(roundTrips).toBeLessThanOrEqual(limit.roundTrips)
      expect(statements.length).toBeGreaterThan(4)
    })
