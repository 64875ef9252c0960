import { fastify } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
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
