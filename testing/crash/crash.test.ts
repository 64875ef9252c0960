import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { forkModelServer } from '../model-server-process.ts'
import { startPostgres } from '../postgres/start-postgres.ts'
import { startServer } from '../server-process.ts'
import { engines, type TestEngine } from '../start-test-app.ts'
import { Player } from './player.ts'

const PLAYERS = 10
const CRASHES = 20

/** The environment of a server whose every commit must be on the disk before it is answered. */
async function databaseFor(engine: TestEngine) {
  if (engine === 'sqlite') return { env: {}, [Symbol.asyncDispose]: async () => {} }
  const server = await startPostgres({ fsync: true })
  return { env: { DATABASE_URL: server.url }, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() }
}

describe.concurrent.each(engines)('a server that is killed on %s', (engine) => {
  test(
    'loses no acknowledged turn, doubles none, and tells the interrupted ones again',
    { timeout: 300_000 },
    async () => {
      await using model = await forkModelServer({ firstTokenMs: 30, tokenMs: 5, tokens: 60 })
      await using database = await databaseFor(engine)
      await using server = await startServer({
        ...database.env,
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

      for (const player of players) {
        const messages = await player.messages()
        const did = messages.filter(({ role }) => role === 'user').map(({ content }) => content)
        expect(did).toEqual(player.deeds.map(({ text }) => text))

        const replies = messages.filter(({ role }) => role === 'assistant').slice(1)
        expect(replies.map(({ content, status }) => ({ content, status }))).toEqual(
          player.deeds.map(({ told }) => ({ content: told, status: undefined })),
        )
      }
      expect(players.reduce((sum, { retries }) => sum + retries, 0)).toBeGreaterThan(0)
    },
  )
})
