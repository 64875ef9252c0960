import { expect, test } from 'vitest'
import { passagesOf, sceneIdOf, scenesOf } from './scenes.ts'

test('pictures are numbered in the order of reading, and what shows nothing is left out', () => {
  const passages = passagesOf([
    { role: 'assistant', content: 'It rains.' },
    { role: 'image', content: 'A wet road', image: '/one.webp' },
    { role: 'user', content: 'I walk.' },
    { role: 'image', content: 'Generated image' },
    { role: 'assistant', content: '', image: '/two.webp' },
    { role: 'assistant', content: '' },
  ])
  expect(passages).toEqual([
    { kind: 'Story', text: 'It rains.' },
    { kind: 'Scene', number: 1, image: '/one.webp', alt: 'A wet road' },
    { kind: 'You', text: 'I walk.' },
    { kind: 'Scene', number: 2, image: '/two.webp', alt: '' },
  ])
  expect(scenesOf(passages).map(sceneIdOf)).toEqual(['scene-1', 'scene-2'])
})
