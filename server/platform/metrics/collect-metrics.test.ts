import { fastify } from 'fastify'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { findFreePort } from '#testing/free-port.ts'
import { observeRequests } from './observe-requests.ts'
import {
  connectionRested,
  databaseAsked,
  firstTextGenerated,
  requestAnswered,
  tokensUsed,
  turnEnded,
  turnsLeftBehind,
} from './observations.ts'
import { watchQueue } from './queues.ts'
import { serveMetrics } from './serve-metrics.ts'

async function open() {
  const metricsPort = await findFreePort()
  const metrics = await serveMetrics({ metricsHost: '127.0.0.1', metricsPort }, pino({ level: 'silent' }))
  onTestFinished(() => metrics[Symbol.asyncDispose]())
  const ask = (path = '/metrics', init?: RequestInit) => fetch(`http://127.0.0.1:${metricsPort}${path}`, init)
  return { ask, metrics, figures: async () => (await (await ask()).text()).split('\n') }
}

test('what is observed is counted under its labels', async () => {
  const { figures } = await open()
  requestAnswered.publish({ method: 'GET', route: '/api/user', status: 200, seconds: 0.5 })
  firstTextGenerated.publish({ engine: 'storyteller', seconds: 0.07 })
  turnEnded.publish({ engine: 'storyteller', outcome: 'done', seconds: 7 })
  tokensUsed.publish({ engine: 'openai', kind: 'text', inputTokens: 12, outputTokens: 5 })
  tokensUsed.publish({
    engine: 'openai',
    kind: 'text',
    inputTokens: 3,
    outputTokens: 1,
    cachedInputTokens: 2,
  })
  turnsLeftBehind.publish({ outcome: 'taken_over', count: 4 })
  databaseAsked.publish({ seconds: 0.0002 })
  for (let rest = 0; rest < 2; rest += 1) connectionRested.publish({ engine: 'openai' })
  expect(await figures()).toEqual(
    expect.arrayContaining([
      'lanterntale_request_seconds_sum{method="GET",route="/api/user",status="200"} 0.5',
      'lanterntale_first_text_seconds_bucket{le="0.05",engine="storyteller"} 0',
      'lanterntale_first_text_seconds_bucket{le="0.1",engine="storyteller"} 1',
      'lanterntale_turn_seconds_bucket{le="5",engine="storyteller",outcome="done"} 0',
      'lanterntale_turn_seconds_bucket{le="10",engine="storyteller",outcome="done"} 1',
      'lanterntale_tokens_total{engine="openai",kind="text",direction="input"} 15',
      'lanterntale_tokens_total{engine="openai",kind="text",direction="output"} 6',
      'lanterntale_cached_input_tokens_total{engine="openai",kind="text"} 2',
      'lanterntale_turns_left_behind_total{outcome="taken_over"} 4',
      'lanterntale_connection_rests_total{engine="openai"} 2',
      'lanterntale_database_seconds_bucket{le="0.0001"} 0',
      'lanterntale_database_seconds_bucket{le="0.0005"} 1',
      expect.stringMatching(/^process_cpu_seconds_total /) as unknown,
    ]),
  )
})

test('a count that cannot be is left out, and ends nothing', async () => {
  const { figures } = await open()
  const count = (inputTokens: number) =>
    tokensUsed.publish({ engine: 'odd', kind: 'text', inputTokens, outputTokens: 0 })
  count(-5)
  count(7)
  expect(await figures()).toContain('lanterntale_tokens_total{engine="odd",kind="text",direction="input"} 7')
})

test('jobs are counted anew at each question, and a queue that is gone is not', async () => {
  const { figures } = await open()
  const counts = { waiting: 3, running: 1 }
  const forget = watchQueue({ name: 'lamps', count: async () => counts })
  const forgetBroken = watchQueue({ name: 'broken', count: () => Promise.reject(new Error('no answer')) })
  onTestFinished(forgetBroken)
  const jobs = async () => (await figures()).filter((line) => line.startsWith('lanterntale_jobs{'))
  const asks = [await jobs()]
  counts.waiting = 0
  asks.push(await jobs())
  forget()
  asks.push(await jobs())
  const lines = (waiting: number) => [
    `lanterntale_jobs{queue="lamps",state="waiting"} ${waiting}`,
    'lanterntale_jobs{queue="lamps",state="running"} 1',
  ]
  expect(asks).toEqual([lines(3), lines(0), []])
})

test('requests are counted by route, and streams while they are open', async () => {
  const { figures } = await open()
  const site = fastify()
  onTestFinished(() => site.close())
  observeRequests(site)
  const held = Promise.withResolvers<void>()
  site.get('/story/:id', async () => {
    await held.promise
    return 'told'
  })
  const streaming = site.inject({ url: '/story/7', headers: { accept: 'text/event-stream' } })
  const plain = site.inject({ url: '/story/8', headers: { accept: 'text/html' } })
  await expect.poll(figures).toContain('lanterntale_open_streams 1')
  held.resolve()
  await Promise.all([streaming, plain, site.inject('/story/9'), site.inject('/nowhere')])
  await expect
    .poll(figures)
    .toContain('lanterntale_request_seconds_count{method="GET",route="/story/:id",status="200"} 3')
  const lines = await figures()
  expect(lines).toContain('lanterntale_open_streams 0')
  expect(lines).toContain('lanterntale_request_seconds_count{method="GET",route="none",status="404"} 1')
  // Seconds, not milliseconds.
  const [, sum] = lines.join('\n').match(/request_seconds_sum\{.*"\/story\/:id".*\} (\S+)/) ?? []
  expect(Number(sum)).toBeGreaterThan(0)
  expect(Number(sum)).toBeLessThan(30)
})

test('figures are handed out at one address alone, until the end', async () => {
  const { ask, metrics } = await open()
  const answer = await ask()
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4')
  expect((await ask('/')).status).toBe(404)
  expect((await ask('/metrics', { method: 'POST' })).status).toBe(404)
  await metrics[Symbol.asyncDispose]()
  await expect(ask()).rejects.toThrow('fetch failed')
})

test('a port that is taken is a warning that names it', async () => {
  const metricsPort = await findFreePort()
  const settings = { metricsHost: '127.0.0.1', metricsPort }
  const logged: string[] = []
  const log = pino({}, { write: (line: string) => void logged.push(line) })
  await using _first = await serveMetrics(settings, log)
  await using _second = await serveMetrics(settings, log)
  expect(logged.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { msg: 'metrics are ready', ...settings },
    {
      msg: 'metrics cannot be asked for: the port is taken',
      ...settings,
      err: { code: 'EADDRINUSE' },
    },
  ])
})
