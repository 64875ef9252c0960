import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { memoryStorage } from '#testing/memory-storage.ts'
import { forgetReader, stored } from './browser-store.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('sessionStorage', memoryStorage())
})
afterEach(() => vi.unstubAllGlobals())

const level = stored('level', z.number())

test('what was written is read again, until it is cleared', () => {
  expect(level.read()).toBeUndefined()
  level.write(4)
  expect(level.read()).toBe(4)
  level.clear()
  expect(level.read()).toBeUndefined()
})

test.each(['"four"', '{', '', 'null', 'undefined'])('kept %j is no number and reads as nothing', (kept) => {
  localStorage.setItem('lanterntale.level', kept)
  expect(level.read()).toBeUndefined()
})

test('a tab’s own value is not kept beyond it', () => {
  const name = stored('name', z.string(), { area: 'session' })
  name.write('wren')
  expect(sessionStorage.getItem('lanterntale.name')).toBe('"wren"')
  expect(localStorage.getItem('lanterntale.name')).toBeNull()
})

test('forgetting the reader takes what is theirs and leaves the rest', () => {
  const story = stored('story', z.string(), { isReaders: true })
  const marker = stored('marker', z.string(), { isReaders: true, area: 'session' })
  localStorage.setItem('another-app', 'x')
  level.write(4)
  story.write('a tale')
  marker.write('done')
  forgetReader()
  expect([story.read(), marker.read()]).toEqual([undefined, undefined])
  expect(level.read()).toBe(4)
  expect(localStorage.getItem('another-app')).toBe('x')
})

test('a full storage keeps nothing and throws nothing', () => {
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
    getItem: () => null,
  })
  level.write(4)
  expect(level.read()).toBeUndefined()
})

test('a storage that may not even be named reads as empty', () => {
  vi.stubGlobal('localStorage', undefined)
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('blocked', 'SecurityError')
    },
  })
  level.write(4)
  level.clear()
  forgetReader()
  expect(level.read()).toBeUndefined()
})
