import { afterAll, beforeAll, beforeEach } from 'vitest'
import { startModelServer, type ModelServer } from '#testing/model-server.ts'
import { narratorSuite } from '../narrator.suite.ts'
import { pickNarrator } from '../pick-narrator.ts'

let server: ModelServer
beforeAll(async () => {
  server = await startModelServer()
})
beforeEach(() => server.answer({ tokens: 20, tokenMs: 2 }, { tokens: 25, tokenMs: 2 }))
afterAll(() => server[Symbol.asyncDispose]())

for (const engine of ['openai', 'openai-compatible', 'anthropic', 'google'] as const) {
  narratorSuite(engine, () => pickNarrator({ engine, model: 'mock', apiKey: 'key', baseUrl: server.url }))
}
