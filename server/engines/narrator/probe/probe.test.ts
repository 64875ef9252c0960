import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import { startLaptopServer } from '#testing/laptop-server.ts'
import { startModelServer } from '#testing/model-server.ts'
import type { ConnectionSettings } from '../connection.ts'
import { createHttpCall } from '../hosted/http-call.ts'
import { findLocalServers } from './find-local-servers.ts'
import { listModels } from './list-models.ts'
import { probeConnection } from './probe-connection.ts'
import { readServerFacts } from './server-facts.ts'

const call = createHttpCall()

/** A server that answers each path with the JSON that stands for it, and any other with 404. */
async function serve(answers: Record<string, object>) {
  const handler: RequestListener = (request, response) => {
    const answer = answers[request.url ?? '']
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer ?? { error: 'not found' }))
  }
  const server = createServer(handler)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const own = (address: string, more: Partial<ConnectionSettings> = {}): ConnectionSettings => ({
  provider: 'openai-compatible',
  address,
  model: 'm',
  ...more,
})

describe('what a server says of itself', () => {
  test.each<[string, Record<string, object>, object]>([
    [
      'Ollama, with what the model was trained for',
      { '/api/show': { model_info: { 'llama.context_length': 131_072 }, details: {} } },
      { server: 'ollama', contextTokens: 131_072 },
    ],
    [
      'Ollama, with what its Modelfile sets',
      {
        '/api/show': {
          parameters: 'num_ctx                        8192',
          model_info: { 'x.context_length': 32_768 },
        },
      },
      { server: 'ollama', contextTokens: 8_192 },
    ],
    [
      'llama.cpp',
      { '/props': { default_generation_settings: { n_ctx: 4_096 } } },
      { server: 'llama.cpp', contextTokens: 4_096 },
    ],
    [
      'LM Studio',
      {
        '/api/v0/models': { data: [{ id: 'm', loaded_context_length: 6_144, max_context_length: 131_072 }] },
      },
      { server: 'lm-studio', contextTokens: 6_144 },
    ],
    [
      'KoboldCpp',
      { '/api/extra/true_max_context_length': { value: 8_192 } },
      { server: 'koboldcpp', contextTokens: 8_192 },
    ],
    [
      'vLLM',
      { '/v1/models': { data: [{ id: 'm', owned_by: 'vllm', max_model_len: 32_768 }] } },
      { server: 'vllm', contextTokens: 32_768 },
    ],
    [
      'a server that lists another model',
      { '/v1/models': { data: [{ id: 'x', max_model_len: 1_024 }] } },
      {},
    ],
    ['a number that is none', { '/props': { default_generation_settings: { n_ctx: -1 } } }, {}],
    ['nothing', {}, {}],
  ])('%s', async (_what, answers, facts) => {
    await using server = await serve(answers)
    expect(await readServerFacts(own(`${server.origin}/v1`), call)).toEqual(facts)
  })

  test('a server that is not there says nothing', async () => {
    expect(await readServerFacts(own('http://127.0.0.1:1/v1'), call)).toEqual({})
    expect(await listModels(own('http://127.0.0.1:1/v1'), call)).toEqual([])
  })
})

test('models are listed in each provider’s way', async () => {
  await using server = await serve({
    '/v1/models': { data: [{ id: 'a' }, { id: 7 }, {}] },
    '/api/tags': { models: [{ name: 'b:latest' }] },
    '/v1beta/models': { models: [{ name: 'models/gemini' }] },
  })
  expect(await listModels(own(`${server.origin}/v1`), call)).toEqual(['a'])
  expect(await listModels(own(server.origin), call)).toEqual(['a'])
  expect(await listModels(own(server.origin, { provider: 'ollama' }), call)).toEqual(['b:latest'])
  expect(await listModels(own(`${server.origin}/v1beta`, { provider: 'google' }), call)).toEqual(['gemini'])
})

test('servers on this machine are found by their usual ports', async () => {
  await using ollama = await serve({ '/api/tags': { models: [{ name: 'llama3.2:3b' }] } })
  await using studio = await serve({ '/v1/models': { data: [{ id: 'qwen' }] } })
  const ports = { ollama: ollama.port, 'lm-studio': studio.port, 'llama.cpp': 1, koboldcpp: 1 }
  expect(await findLocalServers(call, ports)).toEqual([
    {
      server: 'ollama',
      connection: { provider: 'ollama', address: `http://127.0.0.1:${ollama.port}` },
      models: ['llama3.2:3b'],
    },
    {
      server: 'lm-studio',
      connection: { provider: 'openai-compatible', address: `http://127.0.0.1:${studio.port}/v1` },
      models: ['qwen'],
    },
  ])
})

describe('a probe', () => {
  test('of a good model says how fast it is and how much it is given', async () => {
    await using server = await startModelServer({
      text: 'The bell tolls.\n\n[[NEXT]]\nRow out\nListen\nSleep',
    })
    const probe = await probeConnection(own(server.url, { contextTokens: 16_000 }), call)
    expect(probe).not.toHaveProperty('failure')
    expect(probe).toMatchObject({
      capabilities: { takesSystemRole: true, thoughts: 'none', givesSuggestions: true },
    })
    expect(probe.findings.map(({ text }) => text.replace(/[\d.,]+ (s|tokens a second)/g, 'N $1'))).toContain(
      'Is given 16,000 tokens of a story.',
    )
    expect(probe.findings[0]?.text).toMatch(/^The first word came after .* tokens a second\.$/)
    // Cold and warm, and two questions about the form of an answer.
    expect(server.requests).toHaveLength(4)
  })

  test('of a laptop finds its thoughts and that it suggests nothing', async () => {
    await using server = await startLaptopServer(20)
    const { capabilities, findings } = await probeConnection(own(server.url), call)
    expect(capabilities).toMatchObject({ thoughts: 'unopened', givesSuggestions: false })
    expect(findings.map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        'How much it reads is not known: 4,096 tokens are assumed.',
        'Thinks before it writes; its thoughts are kept out of the story.',
        'Suggests no next actions: readers think of their own.',
      ]),
    )
  })

  test('of a key that is wrong says so, and keeps the key to itself', async () => {
    await using server = await startModelServer({ status: 401 })
    const probe = await probeConnection(own(server.url, { key: 'sk-canary-0123456789' }), call)
    expect(probe).toMatchObject({
      failure: 'wrong_key',
      sentence: '401 The request of [secret] was turned away',
      findings: [
        {
          kind: 'fails',
          text: 'The AI model did not accept this site’s key; whoever runs the site has to check it.',
        },
      ],
    })
    expect(JSON.stringify(probe)).not.toContain('canary')
  })

  test('of an Ollama that loads less than it is asked for says how to start it', async () => {
    const text = 'The bell tolls.\n\n[[NEXT]]\nRow out'
    const tags = { details: {}, model_info: { 'llama.context_length': 131_072 } }
    await using server = await serve({
      '/api/show': tags,
      '/api/chat': { message: { content: text }, done: true, done_reason: 'stop' },
      '/api/ps': {
        models: [
          { name: 'other:latest', context_length: 32_768 },
          { name: 'm:latest', context_length: 4_096 },
        ],
      },
    })
    const probe = await probeConnection(own(server.origin, { provider: 'ollama' }), call)
    expect(probe.capabilities).toMatchObject({ contextTokens: 4_096, isLoadedShort: true })
    expect(probe.findings).toContainEqual({
      kind: 'better',
      text: 'Reads 4,096 tokens: long stories are summarised early.',
      advice: 'Start Ollama with OLLAMA_CONTEXT_LENGTH=16384.',
    })
  })

  test('of a small context says what to do', async () => {
    await using server = await serve({ '/props': { default_generation_settings: { n_ctx: 4_096 } } })
    const { capabilities, failure } = await probeConnection(own(`${server.origin}/v1`), call)
    expect(capabilities).toMatchObject({ server: 'llama.cpp', contextTokens: 4_096 })
    expect(failure).toBe('model_missing')
  })
})
