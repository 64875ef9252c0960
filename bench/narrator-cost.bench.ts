import { writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { streamText } from 'ai'
import { defaultPreferences } from '#contract/preferences.ts'
import type { NarratorInput } from '#server/engines/narrator/narrator.ts'
import { pickNarrator } from '#server/engines/narrator/pick-narrator.ts'
import { writeReplyPrompt } from '#server/engines/narrator/prompt/write-prompt.ts'
import { forkModelServer } from '#testing/model-server-process.ts'
import { describeMachine, table } from './machine.ts'

const readers = 300
const rounds = 5
const reply = { firstTokenMs: 50, tokenMs: 20, tokens: 100 }

await using server = await forkModelServer(reply)
const turn: NarratorInput = {
  storyId: 'story',
  seed: 'seed',
  premise: 'A lighthouse keeper hears a bell under the sea.',
  preferences: defaultPreferences,
  number: 1,
  path: [{ role: 'user', content: 'I row out to it.' }],
}
const { system, messages } = writeReplyPrompt(turn, { promptTokens: 8_000 })
const narrator = await pickNarrator({ engine: 'openai-compatible', model: 'mock', baseUrl: server.url })
const model = createOpenAICompatible({ name: 'mock', baseURL: server.url, includeUsage: true })('mock')

async function withStreamText() {
  let length = 0
  for await (const text of streamText({ model, instructions: system, messages, maxRetries: 0 }).textStream) {
    length += text.length
  }
  return length
}

async function withDoStream() {
  let length = 0
  const content = messages.map((message) => message.content).join('\n')
  const { stream } = await model.doStream({
    prompt: [
      { role: 'system', content: system },
      { role: 'user', content: [{ type: 'text', text: content }] },
    ],
  })
  for await (const part of stream) if (part.type === 'text-delta') length += part.delta.length
  return length
}

async function withNarrator() {
  let length = 0
  for await (const event of narrator.generateReply(turn, new AbortController().signal)) {
    if (event.type === 'text') length += event.text.length
  }
  return length
}

/** The least: reads the text off the socket and does nothing else. */
const withNothing = () =>
  new Promise<number>((resolve) => {
    let length = 0
    const readLine = (line: string) => {
      if (line.startsWith('data: {'))
        length += JSON.parse(line.slice(6)).choices[0]?.delta.content?.length ?? 0
    }
    request(`${server.url}/chat/completions`, { method: 'POST' }, (answer) => {
      answer.setEncoding('utf8')
      answer.on('data', (lines: string) => lines.split('\n').forEach(readLine))
      answer.on('end', () => resolve(length))
    }).end(JSON.stringify({ system, messages }))
  })

const ways = [
  { name: 'a bare node:http parser', tell: withNothing, cost: [] as number[] },
  { name: 'streamText', tell: withStreamText, cost: [] as number[] },
  { name: "the provider's doStream", tell: withDoStream, cost: [] as number[] },
  { name: 'the whole narrator', tell: withNarrator, cost: [] as number[] },
]

/** All readers tell one turn, spread evenly over the time that a turn takes. */
async function tellAll(tell: () => Promise<number>) {
  const turnMs = reply.tokens * reply.tokenMs
  return Promise.all(
    Array.from({ length: readers }, async (_, reader) => {
      await sleep((reader / readers) * turnMs)
      return tell()
    }),
  )
}

for (let round = 0; round <= rounds; round++) {
  for (const { name, tell, cost } of ways) {
    const before = process.cpuUsage()
    const lengths = await tellAll(tell)
    const { user, system: kernel } = process.cpuUsage(before)
    if (lengths.some((length) => length < reply.tokens)) throw new Error(`${name} lost text`)
    // The first round is warming up.
    if (round > 0) cost.push((user + kernel) / (readers * reply.tokens))
  }
}

const rows = ways.map(({ name, cost }) => {
  const sorted = cost.toSorted((a, b) => a - b)
  const median = sorted[rounds >> 1]!
  return [name, sorted[0]!.toFixed(1), median.toFixed(1), ((median * reply.tokens) / 1_000).toFixed(1)]
})
const page = `# What a hosted narrator costs

Measured by \`npm run bench -- narrator-cost\` on ${describeMachine()}: ${readers} replies of ${reply.tokens}
tokens, one each ${reply.tokenMs} ms, spread evenly, from a model server in a process of its own; ${rounds} rounds, the
ways in turn. All that a call takes is counted, setting it up included.

${table(['way', 'CPU a token, least (µs)', 'median (µs)', 'CPU a reply, median (ms)'], rows)}
`
writeFileSync(join(import.meta.dirname, 'results/narrator-cost.md'), page)
console.log(page)
