import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { defaultPreferences } from '#contract/preferences.ts'
import { isLlamaHere, llamaFolder } from '#testing/llama-package.ts'
import { writeTinyGguf } from '#testing/write-tiny-gguf.ts'
import type { NarrationEvent, Narrator, NarratorInput } from '../narrator.ts'
import { narratorSuite } from '../narrator.suite.ts'
import { pickNarrator } from '../pick-narrator.ts'

const MISSING =
  'A local model needs the optional package node-llama-cpp, which is not installed. ' +
  'Install it with: npm install --prefix .toolchain/llama --omit=optional '

let folder: string
let file: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tiny-model-'))
  file = join(folder, 'tiny.gguf')
  await writeTinyGguf(file)
})
afterAll(() => rm(folder, { recursive: true }))

const turn: NarratorInput = {
  storyId: 'story',
  seed: 'seed',
  premise: 'A lighthouse keeper hears a bell under the sea.',
  preferences: defaultPreferences,
  number: 1,
  path: [
    { role: 'assistant', content: 'The bell tolls.' },
    { role: 'user', content: 'I row out to it.' },
  ],
}
const never = new AbortController().signal

async function failureOf(narrator: Narrator): Promise<unknown> {
  try {
    for await (const _event of narrator.generateReply(turn, never)) continue
    return undefined
  } catch (error) {
    return error
  }
}

test('without the optional package a local model says what to install', async () => {
  const narrator = await pickNarrator({ engine: 'local', file, packageFolder: folder })
  expect(await failureOf(narrator)).toMatchObject({
    reason: 'model_missing',
    cause: { message: expect.stringContaining(MISSING) },
  })
})

/** Its vocabulary is all but letters: a prompt takes four times the tokens that it would elsewhere. */
const pickTiny = (contextTokens = 16_384) =>
  pickNarrator({
    engine: 'local',
    file,
    packageFolder: llamaFolder,
    threads: 1,
    contextTokens,
    replyTokens: 60,
  })

if (isLlamaHere) narratorSuite('a local model', () => pickTiny())

const withPackage: Record<string, () => Promise<void>> = {
  'a GGUF file tells a turn and counts its tokens': async () => {
    const narrator = await pickTiny()
    expect(narrator).toMatchObject({ provider: 'local', model: 'tiny', isModel: true })
    const events: NarrationEvent[] = []
    for await (const event of narrator.generateReply(turn, never)) events.push(event)
    const end = events.at(-1)
    expect(events.map((event) => (event.type === 'text' ? event.text : '')).join('')).toMatch(/\w{3,} /)
    expect(end).toMatchObject({ type: 'end', usage: { inputTokens: expect.any(Number) } })
    expect(end?.type === 'end' && end.usage.outputTokens).toBe(60)
  },

  'a title has at most 60 characters': async () => {
    const { title } = await (await pickTiny()).suggestTitle(turn, never)
    expect(title.length).toBeGreaterThan(0)
    expect(title.length).toBeLessThanOrEqual(60)
  },

  'replies wait for one another, and a stop frees the model for the next': async () => {
    const narrator = await pickTiny()
    const stop = new AbortController()
    const first: string[] = []
    const reply = (async () => {
      for await (const event of narrator.generateReply(turn, stop.signal)) {
        first.push(event.type)
        stop.abort()
      }
    })()
    const second: string[] = []
    for await (const event of narrator.generateReply(turn, never)) second.push(event.type)
    await reply
    expect(first).not.toContain('end')
    expect(second.at(-1)).toBe('end')
  },

  'a story longer than the context is still told': async () => {
    const narrator = await pickTiny(8_192)
    const path = Array.from({ length: 401 }, (_, at) => ({
      role: at % 2 === 0 ? ('user' as const) : ('assistant' as const),
      content: 'the sea is loud and cold '.repeat(10),
    }))
    const types: string[] = []
    for await (const event of narrator.generateReply({ ...turn, path }, never)) types.push(event.type)
    expect(types.at(-1)).toBe('end')
  },

  'a file that is no model is named in the error': async () => {
    const broken = join(folder, 'broken.gguf')
    await writeFile(broken, 'not a model')
    for (const path of [broken, join(folder, 'missing.gguf')]) {
      const failure = await failureOf(
        await pickNarrator({ engine: 'local', file: path, packageFolder: llamaFolder }),
      )
      expect(failure).toMatchObject({
        reason: 'model_missing',
        cause: { message: expect.stringContaining(`The model file ${path} could not be loaded`) },
      })
    }
  },
}

const withoutPackage: Record<string, () => Promise<void>> = {
  'the installation has no local engine and says so when one is chosen': async () => {
    const narrator = await pickNarrator({ engine: 'local', file, packageFolder: llamaFolder })
    expect(await failureOf(narrator)).toMatchObject({
      reason: 'model_missing',
      cause: { message: expect.stringContaining(MISSING) },
    })
  },
}

test.each(Object.entries(isLlamaHere ? withPackage : withoutPackage))('%s', async (_what, proof) => {
  expect.hasAssertions()
  await proof()
})
