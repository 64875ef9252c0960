import { expect, test } from 'vitest'
import { pathOfSelection, readSelection } from './selection.ts'

const usual = { search: '', sort: 'updated', shelf: 'active', genre: undefined, page: 1 } as const

test.each([
  ['', usual, '/stories'],
  [
    'search=red+door&sort=turns&page=3',
    { ...usual, search: 'red door', sort: 'turns', page: 3 },
    '/stories?search=red+door&sort=turns&page=3',
  ],
  ['shelf=bin', { ...usual, shelf: 'bin' }, '/stories?shelf=bin'],
  [
    'genre=horror&sort=title&shelf=archived',
    { ...usual, genre: 'horror', sort: 'title', shelf: 'archived' },
    '/stories?sort=title&shelf=archived&genre=horror',
  ],
  ['sort=colour&genre=cooking&shelf=top&page=-2', usual, '/stories'],
  ['page=1.5', usual, '/stories'],
] as const)('%j is %j', (query, selection, path) => {
  expect(readSelection(query)).toEqual(selection)
  expect(pathOfSelection(selection)).toBe(path)
})
