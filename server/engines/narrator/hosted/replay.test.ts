import { describe, expect, test } from 'vitest'
import { defaultPreferences } from '#contract/preferences.ts'
import { anthropic } from '#testing/replay/anthropic.ts'
import { azure } from '#testing/replay/azure.ts'
import { google } from '#testing/replay/google.ts'
import { oddForms } from '#testing/replay/odd-forms.ts'
import { ollama } from '#testing/replay/ollama.ts'
import { openaiRefusals } from '#testing/replay/openai-refusals.ts'
import { openai } from '#testing/replay/openai.ts'
import { openrouter } from '#testing/replay/openrouter.ts'
import { ownServers } from '#testing/replay/own-servers.ts'
import type { Recording } from '#testing/replay/recording.ts'
import { startReplayServer } from '#testing/replay/replay-server.ts'
import { NarrationFailed, type NarratorInput } from '../narrator.ts'
import { openConnection } from '../pick-narrator.ts'

const input: NarratorInput = {
  storyId: 'story',
  seed: 'seed',
  premise: 'A lighthouse keeper hears a bell under the sea.',
  preferences: defaultPreferences,
  number: 1,
  path: [
    { role: 'assistant', content: 'The bell tolls twice.' },
    { role: 'user', content: 'I row out to it.' },
  ],
}

async function replay({ provider, base = '/v1', model = 'm', capabilities, answers }: Recording) {
  await using server = await startReplayServer(answers)
  const connection = { provider, address: server.origin + base, model, key: 'key-1', capabilities }
  const narrator = await openConnection(connection, { retryPausesMs: [1, 1], loadingPauseMs: 1 })
  const seen = { text: '', reason: undefined as string | undefined, isCut: false, waits: [] as string[] }
  let suggestions: string[] | undefined
  let usage: object | undefined
  try {
    for await (const event of narrator.generateReply(input, new AbortController().signal)) {
      if (event.type === 'text') seen.text += event.text
      else if (event.type === 'waiting') seen.waits.push(`${event.reason} ${event.seconds}`)
      else if (event.type === 'end') ({ suggestions, usage, isCut: seen.isCut = false } = event)
    }
  } catch (error) {
    seen.reason = error instanceof NarrationFailed ? error.reason : String(error)
  }
  const { path, headers, body } = server.requests.at(-1)!
  const sent = JSON.stringify(path) + JSON.stringify(headers) + body
  return { ...seen, suggestions, usage, asked: server.requests.length, sent }
}

const recordings = {
  openai,
  'openai refuses': openaiRefusals,
  azure,
  anthropic,
  google,
  openrouter,
  ollama,
  'one’s own server': ownServers,
  'an odd form': oddForms,
}

describe.each(Object.entries(recordings))('%s', (_provider, list) => {
  test.each(list)('$name', async (recording) => {
    const { sees, asked = 1, sends = [], omits = [] } = recording
    const seen = await replay(recording)
    expect(seen).toMatchObject({ isCut: false, waits: [], ...sees, asked })
    expect(seen.reason).toBe(sees.reason)
    for (const part of sends) expect(seen.sent).toContain(part)
    for (const part of omits) expect(seen.sent).not.toContain(part)
  })
})

test('at least sixty ways of answering are held', () => {
  expect(Object.values(recordings).flat().length).toBeGreaterThanOrEqual(60)
})
