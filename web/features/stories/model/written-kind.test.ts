import { expect, test } from 'vitest'
import { readKind } from './written-kind.ts'

test.each([
  ['/say Who goes there?', { kind: 'say', text: 'Who goes there?' }],
  ['/do open the door', { kind: 'do', text: 'open the door' }],
  ['/STORY\nThe rain stops.', { kind: 'story', text: 'The rain stops.' }],
  ['  /say  Hello', { kind: 'say', text: 'Hello' }],
  ['/say', { text: '/say' }],
  ['/say ', { kind: 'say', text: '' }],
  ['/sayHello', { text: '/sayHello' }],
  ['I /say Hello', { text: 'I /say Hello' }],
  ['/sing a song', { text: '/sing a song' }],
  ['', { text: '' }],
])('%j is read as %j', (text, read) => {
  expect(readKind(text)).toEqual(read)
})
