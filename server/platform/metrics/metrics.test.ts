import { createServer } from 'node:http'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { getUser } from '#contract/session.ts'
import { startStory } from '#contract/stories.ts'
import { findFreePort } from '#testing/free-port.ts'
import { startModelServer } from '#testing/model-server.ts'
import { Person, signUp } from '#testing/people.ts'
import { startServer } from '#testing/server-process.ts'

/** The same call, answered with events and read to its end. */
async function streamStory(reader: Person): Promise<void> {
  const headers = { accept: 'text/event-stream', 'content-type': 'application/json' }
  const body = JSON.stringify({ prompt: 'A lamp on land' })
  const response = await reader.fetch(startStory.path, { method: 'POST', headers, body })
  expect(await response.text()).toContain('event: done')
}

test('requests, turns, tokens and queries are counted, on an address that is not the public one', async () => {
  const port = await findFreePort()
  await using model = await startModelServer()
  model.answer({ text: 'A lamp burns at sea.' })
  await using server = await startServer({
    METRICS_PORT: String(port),
    NARRATOR: 'openai-compatible',
    NARRATOR_MODEL: 'test',
    NARRATOR_BASE_URL: model.url,
  })
  const reader = await signUp(new Person(server.url), 'ada')
  await reader.ask(getUser)
  await reader.ask(startStory, { body: { prompt: 'A lamp at sea' } })

  const figures = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  await expect
    .poll(figures)
    .toContain('lanterntale_turn_seconds_count{engine="openai-compatible",outcome="done"} 1')
  await streamStory(reader)
  await expect
    .poll(figures)
    .toMatch(/request_seconds_count\{method="POST",route="\/api\/story\/start",.*\} 2/)
  const text = await figures()
  expect(text).toContain('lanterntale_first_text_seconds_count{engine="openai-compatible"} 2')
  expect(text).toMatch(/lanterntale_tokens_total\{.*direction="output"\} [1-9]/)
  expect(text).toMatch(/lanterntale_request_seconds_count\{method="GET",route="\/api\/user",status="200"\} 1/)
  expect(text).toContain('lanterntale_open_streams 0')
  expect(text).toContain('lanterntale_jobs{queue="turns",state="running"} 0')
  expect(text).toContain('lanterntale_jobs{queue="pictures",state="waiting"} 0')
  expect(text).toMatch(/lanterntale_database_seconds_count [1-9]/)
  expect(text).not.toContain('ada')
  expect(await (await fetch(`${server.url}/metrics`)).text()).not.toContain('lanterntale_turn_seconds')
})

test('a taken port is a warning, and the site serves', async () => {
  const other = createServer((_request, response) => response.end('mine'))
  await once(other.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void other.close())
  const { port } = other.address() as { port: number }
  await using server = await startServer({ METRICS_PORT: String(port) })
  expect(server.printed).toContain('the port is taken')
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
})
