import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '#testing/memory-storage.ts'
import { forgetReader } from '#web/platform/browser-store.ts'
import { WaitingTurns, waitingTurns } from './outbox.ts'
import type { WaitingTurn } from './outbox.ts'

const turn = (clientId: string, change: Partial<WaitingTurn> = {}): WaitingTurn => ({
  storyId: 's',
  clientId,
  message: `I do ${clientId}`,
  createdAt: '2026-11-21T00:00:00.000Z',
  afterId: 1,
  ...change,
})
const ids = (turns: readonly WaitingTurn[]): string[] => turns.map(({ clientId }) => clientId)

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('sessionStorage', memoryStorage())
})
afterEach(() => vi.unstubAllGlobals())

test('turns wait in the order in which they were written, each once', () => {
  for (const clientId of ['a', 'b', 'a']) waitingTurns.add(turn(clientId))
  waitingTurns.add(turn('c', { storyId: 'other' }))
  expect(ids(waitingTurns.waiting())).toEqual(['b', 'a', 'c'])
  expect(ids(waitingTurns.waiting('s'))).toEqual(['b', 'a'])
})

test('an accepted turn is gone, and the next one of its story follows its reply', () => {
  waitingTurns.add(turn('a'))
  waitingTurns.add(turn('b'))
  waitingTurns.add(turn('c', { storyId: 'other' }))
  waitingTurns.accept(turn('a'), 3)
  expect(waitingTurns.waiting().map(({ clientId, afterId }) => [clientId, afterId])).toEqual([
    ['b', 3],
    ['c', 1],
  ])
})

test('refused turns no longer wait, and are handed out once, all together', () => {
  waitingTurns.add(turn('a'))
  waitingTurns.add(turn('b'))
  waitingTurns.refuse('s', 'Too late')
  expect(waitingTurns.waiting()).toEqual([])
  expect(waitingTurns.isEmpty).toBe(false)
  expect(waitingTurns.takeRefused('other')).toBeUndefined()
  expect(waitingTurns.takeRefused('s')).toEqual({ text: 'I do a\n\nI do b', refusal: 'Too late' })
  expect(waitingTurns.takeRefused('s')).toBeUndefined()
  expect(waitingTurns.isEmpty).toBe(true)
})

test('every change is heard until nobody listens', () => {
  const listener = vi.fn<() => void>()
  const forget = waitingTurns.subscribe(listener)
  waitingTurns.add(turn('a'))
  waitingTurns.accept(turn('a'), 3)
  expect(listener).toHaveBeenCalledTimes(2)
  forget()
  waitingTurns.add(turn('b'))
  expect(listener).toHaveBeenCalledTimes(2)
})

test('they outlive the page, and go with their reader', () => {
  waitingTurns.add(turn('a'))
  expect(localStorage.getItem('lanterntale.reader.waiting-turns')).toContain('I do a')
  forgetReader()
  expect(waitingTurns.isEmpty).toBe(true)
})

test('a storage that keeps nothing says so', () => {
  const kept = { key: 'k', read: () => undefined, write: () => undefined, clear: () => undefined }
  expect(new WaitingTurns(kept).add(turn('a'))).toBe(false)
})
