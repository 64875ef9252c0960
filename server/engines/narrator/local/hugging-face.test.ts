import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHttpCall } from '../hosted/http-call.ts'
import { findOnHub, type Hub } from './hugging-face.ts'

const repositories: Record<string, string[]> = {
  'owner/several': [
    'README.md',
    'mmproj-model-Q8_0.gguf',
    'model-Q4_K_M.gguf',
    'model-Q4_K_S.gguf',
    'big/model-Q8_0-00001-of-00002.gguf',
    'big/model-Q8_0-00002-of-00002.gguf',
  ],
  'owner/one': ['only.gguf'],
  'owner/none': ['model.safetensors'],
}

let server: ReturnType<typeof createServer>
let hub: Hub
beforeAll(async () => {
  server = createServer((request, response) => {
    const files = repositories[request.url!.replace('/api/models/', '')]
    response.writeHead(files ? 200 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ siblings: files?.map((rfilename) => ({ rfilename })) }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  hub = { url, call: createHttpCall(), signal: new AbortController().signal }
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

test.each([
  ['hf:owner/several/model-Q4_K_S.gguf', 'owner/several/resolve/main/model-Q4_K_S.gguf'],
  ['hf:owner/several:Q4_K_S', 'owner/several/resolve/main/model-Q4_K_S.gguf'],
  ['hf:owner/several:q4_k_m', 'owner/several/resolve/main/model-Q4_K_M.gguf'],
  ['hf:owner/several', 'owner/several/resolve/main/model-Q4_K_M.gguf'],
  ['hf:owner/several:Q8_0', 'owner/several/resolve/main/big/model-Q8_0-00001-of-00002.gguf'],
  ['hf:owner/one', 'owner/one/resolve/main/only.gguf'],
])('%s is a file', async (address, path) => {
  expect(await findOnHub(address, hub)).toBe(`${hub.url}/${path}`)
})

test('any other address is left alone', async () => {
  expect(await findOnHub('https://models.example.org/tiny.gguf', hub)).toBeUndefined()
  expect(await findOnHub('hf:owner', hub)).toBeUndefined()
})

test.each([
  [
    'hf:owner/several:Q2_K',
    'There is no one file of Q2_K in owner/several; there is model-Q4_K_M.gguf, model-Q4_K_S.gguf, big/model-Q8_0-00001-of-00002.gguf',
  ],
  ['hf:owner/none', 'There is no one file in owner/none; there is no GGUF file at all'],
  ['hf:owner/away:Q4_K_M', 'owner/away cannot be looked up: it is not there, or not open to everyone'],
])('%s is refused in words', async (address, text) => {
  await expect(findOnHub(address, hub)).rejects.toThrow(text)
})
