import { expect, test } from 'vitest'
import { defaultPreferences } from '#contract/preferences.ts'
import type { NarratorFailure } from '#contract/narrator-failures.ts'
import { scriptedNarrator } from '#testing/scripted-narrator.ts'
import { createFallbackNarrator } from './fallback-narrator.ts'
import { NarrationFailed, type NarrationEnd, type Narrator } from './narrator.ts'

const input = {
  storyId: 'story',
  seed: 'seed',
  premise: 'A ferry at night.',
  preferences: defaultPreferences,
  number: 0,
  path: [],
}

function open() {
  const clock = { now: 0 }
  const script = { pieces: () => ['The first ', 'tells.'], failAfter: undefined } as Parameters<
    typeof scriptedNarrator
  >[0]
  const first = scriptedNarrator(script)
  const standIn = scriptedNarrator({ pieces: () => ['The other tells.'] })
  const narrator = createFallbackNarrator({ first, standIn, now: () => clock.now })
  const fail = (reason?: NarratorFailure, pieces = 0) =>
    (first.script.failAfter = reason && { pieces, reason })
  return { clock, narrator, fail }
}

async function ask(narrator: Narrator): Promise<{ text: string; end?: NarrationEnd; reason?: string }> {
  let text = ''
  let end: NarrationEnd | undefined
  try {
    for await (const event of narrator.generateReply(input, new AbortController().signal)) {
      if (event.type === 'text') text += event.text
      if (event.type === 'end') end = event
    }
  } catch (error) {
    return { text, reason: error instanceof NarrationFailed ? error.reason : String(error) }
  }
  return { text, end }
}

const standIn = { provider: 'scripted', model: 'Scripted Narrator', isModel: true }

test('another stands in with the third failure in a row, and says so', async () => {
  const { narrator, fail } = open()
  fail('unreachable')
  expect(await ask(narrator)).toEqual({ text: '', reason: 'unreachable' })
  expect(await ask(narrator)).toEqual({ text: '', reason: 'unreachable' })
  expect(await ask(narrator)).toMatchObject({ text: 'The other tells.', end: { standIn } })
  fail(undefined)
  expect(await ask(narrator)).toMatchObject({ text: 'The other tells.', end: { standIn } })
})

test('after a minute the first is asked again, and stays when it is well', async () => {
  const { narrator, fail, clock } = open()
  fail('busy')
  for (let turn = 0; turn < 3; turn++) await ask(narrator)
  clock.now = 60_000
  expect(await ask(narrator)).toMatchObject({ text: 'The other tells.', end: { standIn } })
  clock.now = 120_000
  fail(undefined)
  const told = await ask(narrator)
  expect(told.text).toBe('The first tells.')
  expect(told.end?.standIn).toBeUndefined()
  fail('busy')
  expect(await ask(narrator)).toEqual({ text: '', reason: 'busy' })
})

test('a reply that has begun is not told anew by another', async () => {
  const { narrator, fail } = open()
  fail('broke_off', 1)
  for (let turn = 0; turn < 3; turn++)
    expect(await ask(narrator)).toEqual({ text: 'The first ', reason: 'broke_off' })
})

test('a turn that the narrator declines says nothing of its health', async () => {
  const { narrator, fail } = open()
  fail('declined')
  for (let turn = 0; turn < 5; turn++) expect((await ask(narrator)).reason).toBe('declined')
})
