import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { memoryStorage } from '#testing/memory-storage.ts'
import { stored } from './browser-store.ts'
import { createStore, patchStore } from './store.ts'

const tab = new EventTarget()

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab))
  vi.stubGlobal('removeEventListener', tab.removeEventListener.bind(tab))
})
afterEach(() => vi.unstubAllGlobals())

const level = stored('level', z.number())
const writeInOtherTab = (key: string, text: string): void => {
  localStorage.setItem(key, text)
  tab.dispatchEvent(Object.assign(new Event('storage'), { key }))
}

test('each change is told until nobody subscribes any more', () => {
  const store = createStore(1)
  const listener = vi.fn<() => void>()
  const unsubscribe = store.subscribe(listener)
  store.set(2)
  store.set(3)
  expect([store.get(), store.initial(), listener.mock.calls.length]).toEqual([3, 1, 2])
  unsubscribe()
  store.set(4)
  expect([store.get(), listener.mock.calls.length]).toEqual([4, 2])
})

test('a part of an object is changed and the rest stays', () => {
  const store = createStore({ isOn: false, name: 'wren' })
  patchStore(store, { isOn: true })
  expect(store.get()).toEqual({ isOn: true, name: 'wren' })
})

test('a stored value is kept and is there at the next start', () => {
  createStore(1, { stored: level }).set(7)
  expect(localStorage.getItem('lanterntale.level')).toBe('7')
  expect(createStore(1, { stored: level }).get()).toBe(7)
})

test('a stored value holds for its page although the storage keeps nothing', () => {
  vi.stubGlobal('localStorage', undefined)
  const store = createStore(1, { stored: level })
  store.set(7)
  expect(store.get()).toBe(7)
})

test('another tab’s change counts in a shared store alone', () => {
  const own = createStore(1, { stored: level })
  const shared = createStore(1, { stored: level, isShared: true })
  const [ownListener, sharedListener] = [vi.fn<() => void>(), vi.fn<() => void>()]
  own.subscribe(ownListener)
  const unsubscribe = shared.subscribe(sharedListener)
  writeInOtherTab('lanterntale.level', '5')
  writeInOtherTab('lanterntale.other', '6')
  expect([own.get(), shared.get()]).toEqual([1, 5])
  expect([ownListener.mock.calls.length, sharedListener.mock.calls.length]).toEqual([0, 1])
  unsubscribe()
  writeInOtherTab('lanterntale.level', '8')
  expect(sharedListener).toHaveBeenCalledOnce()
})
