import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { createHostedModel } from '../hosted/hosted-model.ts'
import { createHttpCall } from '../hosted/http-call.ts'
import { learnAnswerForm } from './learn-answer-form.ts'

interface Refusal {
  status: number
  error: string
}
type Format = 'json_schema' | 'json_object' | 'none'

/** A server that answers by the form that it is asked for, or refuses it. */
async function serve(answers: Record<Format, string | Refusal>) {
  const asked: Format[] = []
  const server = createServer(async (request, response) => {
    const body = (await json(request)) as { response_format?: { type: Format } }
    const format = body.response_format?.type ?? 'none'
    asked.push(format)
    const answer = answers[format]
    const isRefused = typeof answer === 'object'
    response.writeHead(isRefused ? answer.status : 200, { 'content-type': 'application/json' })
    const choices = [{ index: 0, message: { content: answer }, finish_reason: 'stop' }]
    response.end(JSON.stringify(isRefused ? { error: { message: answer.error } } : { choices }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    asked,
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function learn(answers: Record<Format, string | Refusal>) {
  await using server = await serve(answers)
  const connection = { provider: 'openai-compatible' as const, address: server.address, model: 'm' }
  const model = createHostedModel(connection, { call: createHttpCall(), retryPausesMs: [] })
  const limits = { contextTokens: 4_096, replyTokens: 400, remainingMs: () => 10_000 }
  await learnAnswerForm(model, limits, new AbortController().signal)
  return { form: model.capabilities.answerForm, asked: server.asked }
}

const held = '{"feathered": "gannet"}'
const own = '{"bird": "gannet"}'
const fenced = '```json\n{"bird": "gannet"}\n```'
const refusal = { status: 400, error: 'This response_format type is unavailable now' }

test.each<[string, Record<Format, string | Refusal>, string | undefined, Format[]]>([
  [
    'keeps to the schema',
    { json_schema: held, json_object: own, none: 'A gannet.' },
    'schema',
    ['json_schema'],
  ],
  [
    'takes the schema and heeds it not',
    { json_schema: 'A gannet.', json_object: own, none: 'A gannet.' },
    'json',
    ['json_schema', 'json_object'],
  ],
  [
    'guesses at a form of its own',
    { json_schema: own, json_object: own, none: own },
    'json',
    ['json_schema', 'json_object'],
  ],
  [
    'refuses the schema',
    { json_schema: refusal, json_object: own, none: 'A gannet.' },
    'json',
    ['json_schema', 'json_object', 'json_object'],
  ],
  [
    'fences its JSON',
    { json_schema: fenced, json_object: fenced, none: fenced },
    'text',
    ['json_schema', 'json_object'],
  ],
  [
    'refuses all forms',
    { json_schema: refusal, json_object: refusal, none: 'A gannet.' },
    'text',
    ['json_schema', 'json_object', 'none'],
  ],
  ['does not answer', { json_schema: '', json_object: '', none: '' }, undefined, ['json_schema']],
])('a model that %s', async (_what, answers, form, asked) => {
  expect(await learn(answers)).toEqual({ form, asked })
})
