// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderHook } from '#testing/render-hook.ts'
import { lengthAfterFrame, useGrowingText } from './use-growing-text.ts'

let wantsNoMotion = false
/** Tasks for the next frame. */
let tasks: (() => void)[] = []

beforeEach(() => {
  wantsNoMotion = false
  tasks = []
  vi.stubGlobal('requestAnimationFrame', (task: () => void) => tasks.push(task))
  vi.stubGlobal('cancelAnimationFrame', () => tasks.splice(0))
  vi.stubGlobal('matchMedia', () => ({ matches: wantsNoMotion }))
})
afterEach(() => vi.unstubAllGlobals())

const WORDS = Array.from({ length: 60 }, (_, at) => `word${at}`).join(' ')
const grow = (text: string) =>
  renderHook(([now, isUnfinished]: [string, boolean]) => useGrowingText(now, isUnfinished), [text, true])
const passFrame = () => act(() => tasks.splice(0).forEach((task) => task()))

test('a burst grows by words until all of it is there', () => {
  const hook = grow('word0')
  hook.render([WORDS, true])
  const seen = [hook.result]
  while (tasks.length > 0) {
    passFrame()
    seen.push(hook.result)
  }
  expect(seen[0]).toBe('word0')
  expect(seen.at(-1)).toBe(WORDS)
  expect(seen.length).toBeGreaterThan(5)
  for (const part of seen) expect(WORDS === part || WORDS.startsWith(`${part} `)).toBe(true)
})

test('what stood there from the first is there at once, and so is all once it is whole', () => {
  const hook = grow(WORDS)
  expect(hook.result).toBe(WORDS)
  hook.render([`${WORDS} and then ${WORDS}`, true])
  expect(hook.result).toBe(WORDS)
  hook.render([`${WORDS} and then ${WORDS}`, false])
  expect(hook.result).toBe(`${WORDS} and then ${WORDS}`)
})

test('told anew it begins anew', () => {
  const hook = grow(WORDS)
  hook.render(['', true])
  expect(hook.result).toBe('')
  hook.render([WORDS, true])
  expect(hook.result).toBe('')
  passFrame()
  expect(hook.result).not.toBe('')
  expect(hook.result).not.toBe(WORDS)
})

test('who wants no motion has all of it with the next frame', () => {
  wantsNoMotion = true
  const hook = grow('word0')
  hook.render([WORDS, true])
  passFrame()
  expect(hook.result).toBe(WORDS)
})

test.each([
  ['one two three four', 0, 'one'],
  ['一二三四五六七八九十', 0, '一二'],
  ['Onewithoutanyend', 3, 'Onewithoutanyend'],
])('%j goes on from %i to a word’s end', (text, from, shown) => {
  expect(text.slice(0, lengthAfterFrame(text, from))).toBe(shown)
})
