import { expect, test } from 'vitest'
import { defaultPreferences } from '#contract/preferences.ts'
import type { NarratorInput, PromptMessage } from '../narrator.ts'
import { makeReply } from './telling/make-reply.ts'

const input: NarratorInput = {
  storyId: 'a-story',
  seed: 'seed/0',
  premise:
    'I am Tamsin, a hedge witch in the village of Low Barrow. The river has stopped flowing and I must find out why before the harvest.',
  preferences: defaultPreferences,
  number: 0,
  path: [],
}
const opening = makeReply(input)

function replyTo(...sent: PromptMessage[]): string {
  const path: PromptMessage[] = [{ role: 'assistant', content: opening.text }, ...sent]
  return makeReply({ ...input, seed: 'seed/1', number: 1, path, memory: opening.memory }).text
}

test('what the hero does is done, and the same words said aloud are only heard', () => {
  const words = 'Go to the river'
  expect(replyTo({ role: 'user', content: words })).toMatch(/You (?:go|leave|take)[^“]*\briver\b/)
  const said = replyTo({ role: 'user', kind: 'say', content: words })
  expect(said).not.toMatch(/^You /)
  expect(said).toMatch(/“.+”/)
  expect(said).toMatch(/\bsays?\b/)
})

test('what happens in the story has happened, by whom it says', () => {
  const told = replyTo({
    role: 'user',
    kind: 'story',
    content: 'The miller walks in and lights a lamp.',
  })
  expect(told).toMatch(/miller walks in and lights a lamp\..*lamp is lit/)
})

test('with no turn at all the story goes on', () => {
  expect(replyTo().trim()).not.toBe('')
  expect(replyTo()).not.toBe(opening.text)
})
