import { expect, test } from 'vitest'
import { stepOfKey } from '../story-parts/versions.tsx'

const plain = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false }

test.each([
  [{ key: 'z', ctrlKey: true }, 'back'],
  [{ key: 'z', metaKey: true }, 'back'],
  [{ key: 'Z', ctrlKey: true, shiftKey: true }, 'forward'],
  [{ key: 'y', ctrlKey: true }, 'forward'],
  [{ key: 'u' }, 'back'],
  [{ key: 'u', ctrlKey: true }, undefined],
  [{ key: 'U', shiftKey: true }, undefined],
  [{ key: 'z' }, undefined],
  [{ key: 'z', ctrlKey: true, altKey: true }, undefined],
  [{ key: 'a', ctrlKey: true }, undefined],
])('%j leads %s', (pressed, way) => {
  expect(stepOfKey({ ...plain, ...pressed })).toBe(way)
})
