import { fastify } from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { answerErrors } from './error-handler.ts'
import { createOverloadGuard, guardAgainstOverload } from './overload-guard.ts'

test('a single stall refuses nothing; a load that lasts refuses calls, and only those', () => {
  const guard = createOverloadGuard()
  const admits = (url: string) => {
    try {
      guard.admit(url)
      return true
    } catch {
      return false
    }
  }
  for (let n = 0; n < 4; n++) guard.sample(true)
  expect(admits('/api/user')).toBe(true)
  guard.sample(true)
  expect(['/api/user', '/', '/assets/app.js', '/healthz'].map(admits)).toEqual([false, true, true, true])
  guard.sample(false)
  expect(admits('/api/user')).toBe(true)
})

test('a refused call says when to come again', async () => {
  const guard = createOverloadGuard()
  for (let n = 0; n < 5; n++) guard.sample(true)
  const app = fastify()
  answerErrors(app)
  const handler = vi.fn(() => ({}))
  app.addHook('onRequest', async ({ url }) => guard.admit(url))
  app.get('/api/user', handler)
  const answer = await app.inject('/api/user')
  expect(answer.statusCode).toBe(503)
  expect(answer.headers['retry-after']).toBe('5')
  expect(answer.json()).toEqual({ error: 'The server is busy. Please try again in a moment.', code: 'busy' })
  expect(handler).not.toHaveBeenCalled()
})

test('a process is looked at every second, and is late when it is two seconds behind', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const app = fastify()
  answerErrors(app)
  await guardAgainstOverload(app)
  app.get('/api/user', () => ({}))
  await app.ready()
  const status = async () => (await app.inject('/api/user')).statusCode
  const { memoryUsage } = app
  expect(memoryUsage().eventLoopDelay).toBeLessThan(2_000)

  let isLate = true
  vi.spyOn(app, 'isUnderPressure').mockImplementation(() => isLate)
  vi.advanceTimersByTime(4_999)
  const beforeTheFifth = await status()
  vi.advanceTimersByTime(1)
  expect([beforeTheFifth, app.isUnderPressure()]).toEqual([200, true])
  isLate = false
  vi.advanceTimersByTime(1_000)
  expect(await status()).toBe(200)
  await app.close()
  expect(vi.getTimerCount()).toBe(0)
})
