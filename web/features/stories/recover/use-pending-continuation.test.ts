// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderHook } from '#testing/render-hook.ts'
import { pendingContinuation } from '#web/platform/pending-operation.ts'
import { toasts } from '#web/ui/toast.ts'
import type { SendOutcome } from '../model/turn-changes.ts'
import { storyMarker } from '../store/story-marker.ts'
import { usePendingContinuation } from './use-pending-continuation.ts'

const pending = { type: 'continue_story', storyId: 's', message: 'I go', path: '/story/s' } as const
let shownBefore: number | undefined

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  shownBefore = toasts.all.get()[0]?.id
})
afterEach(() => vi.useRealTimers())

const pass = (ms: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
const newToast = () => toasts.all.get().find(({ id }) => id !== shownBefore)
const marker = () => storyMarker('continuation', 's').read()?.state

function open(outcome: SendOutcome = 'accepted', { storyId = 's', isReady = true } = {}) {
  const send = vi.fn(async (_text: string) => outcome)
  const use = (ready: boolean) => usePendingContinuation(storyId, ready, send)
  return { send, hook: renderHook(use, isReady) }
}

test('what waited for a login is sent half a second after the story is there, once', async () => {
  pendingContinuation.write(pending)
  const { send, hook } = open('accepted', { isReady: false })
  await pass(1_000)
  expect(pendingContinuation.read()).toEqual(pending)
  hook.render(true)
  expect(newToast()).toMatchObject({
    title: 'Continuing Story',
    description: 'Resuming where you left off...',
  })
  expect(pendingContinuation.read()).toBeUndefined()
  await pass(499)
  expect(send).not.toHaveBeenCalled()
  await pass(1)
  expect(send).toHaveBeenCalledExactlyOnceWith('I go')
  expect(marker()).toBe('completed')
  hook.leave()
  expect(pendingContinuation.read()).toBeUndefined()
})

test.each<[SendOutcome, string]>([
  ['waiting', 'completed'],
  ['refused', 'failed'],
  ['unsent', 'failed'],
  ['signed-out', 'failed'],
])('a message that was %s is marked %s', async (outcome, state) => {
  pendingContinuation.write(pending)
  open(outcome)
  await pass(500)
  expect(marker()).toBe(state)
})

test('a page that is left before the half second keeps it for the next visit', async () => {
  pendingContinuation.write(pending)
  const { send, hook } = open()
  hook.leave()
  await pass(1_000)
  expect(send).not.toHaveBeenCalled()
  expect(pendingContinuation.read()).toEqual(pending)
})

test('what waits for another story, or says nothing, is left alone', async () => {
  pendingContinuation.write(pending)
  const other = open('accepted', { storyId: 'other' })
  await pass(500)
  expect(other.send).not.toHaveBeenCalled()
  expect(pendingContinuation.read()).toEqual(pending)
  pendingContinuation.write({ ...pending, message: '' })
  const empty = open()
  await pass(500)
  expect(empty.send).not.toHaveBeenCalled()
  expect(newToast()).toBeUndefined()
})
