import { expect, test } from 'vitest'
import { defaultPreferences } from '#contract/preferences.ts'
import type { NarratorFailure } from '#contract/narrator-failures.ts'
import { scriptedNarrator } from '#testing/scripted-narrator.ts'
import { restAfterFailures } from './breaker-narrator.ts'
import { NarrationFailed, type Narrator } from './narrator.ts'

const input = {
  storyId: 'story',
  seed: 'seed',
  premise: 'A ferry at night.',
  preferences: defaultPreferences,
  number: 0,
  path: [],
}

function open() {
  const clock = { now: 0, rests: 0 }
  const asked = scriptedNarrator({ pieces: () => ['It tells.'] })
  const narrator = restAfterFailures(asked, { now: () => clock.now, onRest: () => (clock.rests += 1) })
  const fail = (reason?: NarratorFailure) => (asked.script.failAfter = reason && { pieces: 0, reason })
  return { clock, asked, narrator, fail }
}

async function ask(narrator: Narrator, signal = new AbortController().signal): Promise<string> {
  let text = ''
  try {
    for await (const event of narrator.generateReply(input, signal))
      if (event.type === 'text') text += event.text
  } catch (error) {
    return error instanceof NarrationFailed ? error.reason : 'ended'
  }
  return text
}
const askTimes = async (narrator: Narrator, times: number) => {
  const told: string[] = []
  for (let n = 0; n < times; n++) told.push(await ask(narrator))
  return told
}

test('it rests after five failures in a row, and is asked nothing meanwhile', async () => {
  const { asked, narrator, fail, clock } = open()
  fail('unreachable')
  expect(await askTimes(narrator, 7)).toEqual([...Array<string>(5).fill('unreachable'), 'resting', 'resting'])
  await expect(narrator.suggestTitle(input, new AbortController().signal)).rejects.toThrow('resting')
  expect([asked.inputs.length, clock.rests]).toEqual([5, 1])
})

test('after half a minute one request tries it, the others rest on, and a success ends the rest', async () => {
  const { asked, narrator, fail, clock } = open()
  fail('busy')
  await askTimes(narrator, 5)
  clock.now = 29_999
  expect(await ask(narrator)).toBe('resting')
  clock.now = 30_000
  expect(await ask(narrator)).toBe('busy')
  expect(await ask(narrator)).toBe('resting')

  clock.now = 60_000
  fail(undefined)
  asked.isHeld = true
  const trial = ask(narrator)
  await expect.poll(() => asked.inputs.length).toBe(7)
  expect(await ask(narrator)).toBe('resting')
  asked.release()
  expect(await trial).toBe('It tells.')
  expect(await askTimes(narrator, 2)).toEqual(['It tells.', 'It tells.'])
})

test('a trial that its reader ends leaves room for the next', async () => {
  const { asked, narrator, fail, clock } = open()
  fail('busy')
  await askTimes(narrator, 5)
  clock.now = 30_000
  fail(undefined)
  asked.isHeld = true
  const reader = new AbortController()
  const trial = ask(narrator, reader.signal)
  await expect.poll(() => asked.inputs.length).toBe(6)
  reader.abort()
  expect(await trial).toBe('ended')
  asked.release()
  expect(await ask(narrator)).toBe('It tells.')
})

test('failures that lie in a turn, and those before a success, do not count', async () => {
  const { narrator, fail } = open()
  fail('declined')
  expect(await askTimes(narrator, 8)).toEqual(Array<string>(8).fill('declined'))
  fail('busy')
  await askTimes(narrator, 4)
  fail(undefined)
  await ask(narrator)
  fail('busy')
  expect(await askTimes(narrator, 5)).toEqual(Array<string>(5).fill('busy'))
})
