import { fastify } from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { endSession, listSessions } from '#contract/account.ts'
import { getCaptcha } from '#contract/auth.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { createRateLimits } from './rate-limits.ts'
import { createServe } from './serve.ts'
import { recordForAll } from './record-calls.ts'

test('an answer holds no field that is not declared', async () => {
  const app = fastify()
  onTestFinished(() => app.close())
  const house = { sessions: {} as Sessions, limits: createRateLimits(1), recordCall: recordForAll([]) }
  const asked = { success: true as const, question: 'What is 7 + 4?', answer: '11' }
  createServe(app, house)(getCaptcha, async () => asked)

  const { body } = await app.inject(getCaptcha.path)
  expect(JSON.parse(body)).toEqual({ success: true, question: 'What is 7 + 4?' })
})

test('what one reader reads and changes is counted, each by itself', async () => {
  const app = fastify()
  onTestFinished(() => app.close())
  const limits = createRateLimits(1)
  const take = vi.spyOn(limits, 'take')
  const sessions = { find: async () => ({ id: 7 }) } as unknown as Sessions
  const house = { sessions, limits, recordCall: recordForAll([]) }
  const serve = createServe(app, house)
  serve(listSessions, async () => ({ sessions: [] }))
  serve(endSession, async () => ({}))

  await app.inject(listSessions.path)
  await app.inject({ method: endSession.method, url: endSession.path.replace(':sessionId', 'a'.repeat(21)) })
  expect(take.mock.calls).toEqual([
    ['reads', 7],
    ['changes', 7],
  ])
})
