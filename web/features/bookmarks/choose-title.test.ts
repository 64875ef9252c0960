import { expect, test } from 'vitest'
import { chooseTitle } from './choose-title.ts'

const none = async () => []
const unreachable = async () => {
  throw new Error('Failed to fetch')
}
const bookmarks = async () => [
  { storyId: 'mine', title: 'At the gate', updatedAt: '2026-01-02T00:00:00.000Z' },
  { storyId: 'mine', title: 'Behind the gate', updatedAt: '2026-01-03T00:00:00.000Z' },
  { storyId: 'another', title: 'Elsewhere', updatedAt: '2026-01-04T00:00:00.000Z' },
]

test('the latest bookmark of the story gives its title, and nobody else is asked', async () => {
  expect(await chooseTitle('mine', { bookmarks, server: unreachable })).toBe('Behind the gate')
})

test('without a bookmark the server is asked', async () => {
  const server = async () => 'The Gate of Fog'
  expect(await chooseTitle('third', { bookmarks, server })).toBe('The Gate of Fog')
  expect(await chooseTitle('third', { bookmarks: unreachable, server })).toBe('The Gate of Fog')
})

test.each([
  ['fails', unreachable],
  ['says nothing', async () => '  '],
])('when the server %s it is My Story', async (_, server) => {
  expect(await chooseTitle('mine', { bookmarks: none, server })).toBe('My Story')
})
