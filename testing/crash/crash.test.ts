import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { openDatabase } from '#server/platform/db/open-db.ts'
import type { Connection } from '#server/platform/db/schema.ts'
import { forkModelServer } from '../model-server-process.ts'
import { startPostgres } from '../postgres/start-postgres.ts'
import { startServer } from '../server-process.ts'
import { engines, type TestEngine } from '../start-test-app.ts'
import { Player } from './player.ts'

const PLAYERS = 10
const CRASHES = 10

/** A database in which every commit is on the disk before it is answered. */
async function databaseFor(engine: TestEngine) {
  if (engine === 'sqlite') return { url: undefined, [Symbol.asyncDispose]: async () => {} }
  return startPostgres({ fsync: true })
}

/** The number of times each thing is stored for a story, on all its branches. */
async function countStored(db: Connection, storyId: string) {
  const messages = await db
    .selectFrom('messages')
    .select(['id', 'role'])
    .where('storyId', '=', storyId)
    .execute()
  const turns = await db
    .selectFrom('turns')
    .select(['status', 'attempts'])
    .where('storyId', '=', storyId)
    .execute()
  const charges = await db.selectFrom('usage').select('messageId').where('storyId', '=', storyId).execute()
  return {
    actions: messages.filter(({ role }) => role === 'user').length,
    done: turns.filter(({ status }) => status === 'done').length,
    interrupted: turns.filter(({ status }) => status === 'interrupted').length,
    turns: turns.length,
    takenOver: turns.filter(({ attempts }) => attempts > 1).length,
    charges: charges.length,
    charged: new Set(charges.map(({ messageId }) => messageId)).size,
  }
}

describe.concurrent.each(engines)('a server that is killed on %s', (engine) => {
  test(
    'loses no acknowledged turn, doubles none, and goes on with those that were streaming',
    { timeout: 300_000 },
    async () => {
      await using model = await forkModelServer({
        firstTokenMs: 30,
        tokenMs: 5,
        tokens: 60,
        isNumbered: true,
      })
      await using database = await databaseFor(engine)
      await using server = await startServer({
        ...(database.url && { DATABASE_URL: database.url }),
        NARRATOR: 'openai-compatible',
        NARRATOR_MODEL: 'test-model',
        NARRATOR_BASE_URL: model.url,
        TURN_LEASE_SECONDS: '1',
        LOG_LEVEL: 'fatal',
      })
      const players = Array.from({ length: PLAYERS }, (_, n) => new Player(server.url, `player${n}`))
      await Promise.all(players.map((player) => player.begin()))

      for (let crash = 0; crash < CRASHES; crash++) {
        const playing = players.map((player) => player.playUntilCrash())
        await wait(200 + Math.random() * 800)
        await server.kill()
        await Promise.all(playing)
        await server.restart()
        await Promise.all(players.map((player) => player.recover()))
      }

      const { db } = await openDatabase({
        dataDir: server.dataDir,
        databasePoolSize: 1,
        secrets: { databaseUrl: database.url },
      })
      let takenOver = 0
      for (const player of players) {
        const [opening, ...played] = await player.messages()
        const expected = player.turns.flatMap(({ text, reply }) => [
          { role: 'user', content: text, status: undefined },
          { role: 'assistant', content: reply, status: undefined },
        ])
        expect(opening).toMatchObject({ role: 'assistant', isInitialMessage: true })
        expect(played.map(({ role, content, status }) => ({ role, content, status }))).toEqual(expected)

        const stored = player.turns.length + 1
        const { takenOver: theirs, ...counted } = await countStored(db, player.storyId)
        takenOver += theirs
        expect(counted).toEqual({
          actions: player.turns.length,
          done: stored,
          // Of a turn that three crashes have met; each stays as a version beside the reply that was generated in its place.
          interrupted: player.retries,
          turns: stored + player.retries,
          charges: stored,
          charged: stored,
        })
      }
      await db.destroy()
      expect(takenOver).toBeGreaterThan(0)
    },
  )
})
