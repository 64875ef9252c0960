import { expect, test } from 'vitest'
import { edgeOfKey } from './use-feed-window.ts'

const pressed = { shiftKey: false, altKey: false, defaultPrevented: false }

test('Home and End lead to the edges of the story', () => {
  expect(edgeOfKey({ ...pressed, key: 'Home' })).toBe('start')
  expect(edgeOfKey({ ...pressed, key: 'End' })).toBe('end')
  expect(edgeOfKey({ ...pressed, key: 'PageUp' })).toBeUndefined()
})

test('a key that selects text, or was used by something else, is left alone', () => {
  expect(edgeOfKey({ ...pressed, key: 'Home', shiftKey: true })).toBeUndefined()
  expect(edgeOfKey({ ...pressed, key: 'Home', altKey: true })).toBeUndefined()
  expect(edgeOfKey({ ...pressed, key: 'End', defaultPrevented: true })).toBeUndefined()
})
