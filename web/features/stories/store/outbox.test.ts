import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '#testing/memory-storage.ts'
import { forgetReader } from '#web/platform/browser-store.ts'
import { Outbox, outbox } from './outbox.ts'
import type { OutboxTurn } from '../model/outbox-messages.ts'

const turn = (clientId: string, change: Partial<OutboxTurn> = {}): OutboxTurn => ({
  storyId: 's',
  clientId,
  message: `I do ${clientId}`,
  createdAt: '2026-11-21T00:00:00.000Z',
  afterId: 1,
  ...change,
})
const ids = (turns: readonly OutboxTurn[]): string[] => turns.map(({ clientId }) => clientId)

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('sessionStorage', memoryStorage())
})
afterEach(() => vi.unstubAllGlobals())

test('turns wait in the order in which they were written, each once', () => {
  for (const clientId of ['a', 'b', 'a']) outbox.add(turn(clientId))
  outbox.add(turn('c', { storyId: 'other' }))
  expect(ids(outbox.waiting())).toEqual(['b', 'a', 'c'])
  expect(ids(outbox.waiting('s'))).toEqual(['b', 'a'])
})

test('an accepted turn is gone, and the next one of its story follows its reply', () => {
  outbox.add(turn('a'))
  outbox.add(turn('b'))
  outbox.add(turn('c', { storyId: 'other' }))
  outbox.accept(turn('a'), 3)
  expect(outbox.waiting().map(({ clientId, afterId }) => [clientId, afterId])).toEqual([
    ['b', 3],
    ['c', 1],
  ])
})

test('refused turns no longer wait, and are handed out once, all together', () => {
  outbox.add(turn('a'))
  outbox.add(turn('b'))
  outbox.refuse('s', 'Too late')
  expect(outbox.waiting()).toEqual([])
  expect(outbox.isEmpty).toBe(false)
  expect(outbox.takeRefused('other')).toBeUndefined()
  expect(outbox.takeRefused('s')).toEqual({ text: 'I do a\n\nI do b', refusal: 'Too late' })
  expect(outbox.takeRefused('s')).toBeUndefined()
  expect(outbox.isEmpty).toBe(true)
})

test('every change is heard until nobody listens', () => {
  const listener = vi.fn<() => void>()
  const forget = outbox.subscribe(listener)
  outbox.add(turn('a'))
  outbox.accept(turn('a'), 3)
  expect(listener).toHaveBeenCalledTimes(2)
  forget()
  outbox.add(turn('b'))
  expect(listener).toHaveBeenCalledTimes(2)
})

test('they outlive the page, and go with their reader', () => {
  outbox.add(turn('a'))
  expect(localStorage.getItem('lanterntale.reader.waiting-turns')).toContain('I do a')
  forgetReader()
  expect(outbox.isEmpty).toBe(true)
})

test('a storage that keeps nothing says so', () => {
  const kept = { key: 'k', read: () => undefined, write: () => undefined, clear: () => undefined }
  expect(new Outbox(kept).add(turn('a'))).toBe(false)
})
