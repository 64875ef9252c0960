import { expect, test } from 'vitest'
import { suggestTitle } from './suggest-title.ts'

const none = async () => undefined
const unreachable = async () => {
  throw new Error('Failed to fetch')
}
const gate = async () => 'Behind the gate'

test('a title that the reader has given stands, and nobody else is asked', async () => {
  expect(await suggestTitle({ given: [none, gate, unreachable], server: unreachable })).toBe(
    'Behind the gate',
  )
})

test('without one the server is asked', async () => {
  const server = async () => 'The Gate of Fog'
  expect(await suggestTitle({ given: [none], server })).toBe('The Gate of Fog')
  expect(await suggestTitle({ given: [unreachable], server })).toBe('The Gate of Fog')
  expect(await suggestTitle({ given: [], server })).toBe('The Gate of Fog')
})

test.each([
  ['fails', unreachable],
  ['says nothing', async () => '  '],
])('when the server %s it is My Story', async (_, server) => {
  expect(await suggestTitle({ given: [none], server })).toBe('My Story')
})
