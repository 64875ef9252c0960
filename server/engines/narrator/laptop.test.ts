import { afterAll, beforeAll, expect, test } from 'vitest'
import { defaultPreferences } from '#contract/preferences.ts'
import { startLaptopServer, type LaptopServer } from '#testing/laptop-server.ts'
import type { Narrator, NarratorInput, PromptMessage } from './narrator.ts'
import { openConnection } from './pick-narrator.ts'

const TURNS = 60

let server: LaptopServer
beforeAll(async () => {
  server = await startLaptopServer(300)
})
afterAll(() => server[Symbol.asyncDispose]())

const inputWith = (path: PromptMessage[], number: number): NarratorInput => ({
  storyId: 'story',
  seed: `seed-${number}`,
  premise: 'A lighthouse keeper hears a bell under the sea.',
  preferences: defaultPreferences,
  number,
  path: [...path],
})

async function reply(narrator: Narrator, input: NarratorInput): Promise<string> {
  let text = ''
  for await (const event of narrator.generateReply(input, new AbortController().signal))
    if (event.type === 'text') text += event.text
  return text
}

test(`a story of ${TURNS} turns on a laptop keeps its scenario and shows no thought`, async () => {
  const narrator = await openConnection({
    provider: 'openai-compatible',
    address: server.url,
    model: 'small',
  })
  const path: PromptMessage[] = []
  for (let number = 0; number <= TURNS; number++) {
    if (number > 0) path.push({ role: 'user', content: `I go on, for the ${number}th time, and listen.` })
    path.push({ role: 'assistant', content: await reply(narrator, inputWith(path, number)) })
  }
  expect(server.loads).toBe(1)
  expect(server.read).toHaveLength(TURNS + 1)
  for (const messages of server.read) {
    const text = messages.map(({ content }) => content).join('\n')
    expect(text).toContain('A lighthouse keeper hears a bell under the sea.')
    expect(text).not.toMatch(/<.think>|Okay, the player/)
  }
  const story = path.map(({ content }) => content).join('\n')
  expect(story).not.toMatch(/think|Okay, the player|\[\[/)
  const last = server.read
    .at(-1)!
    .map(({ content }) => content)
    .join('\n')
  expect(last).toContain('I go on, for the 60th time, and listen.')
})
