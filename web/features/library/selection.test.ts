import { expect, test } from 'vitest'
import { pathOfSelection, readSelection } from './selection.ts'

const usual = { search: '', sort: 'updated', section: 'active', genre: undefined, page: 1 } as const

test.each([
  ['', usual, '/stories'],
  [
    'search=red+door&sort=turns&page=3',
    { ...usual, search: 'red door', sort: 'turns', page: 3 },
    '/stories?search=red+door&sort=turns&page=3',
  ],
  ['section=bin', { ...usual, section: 'bin' }, '/stories?section=bin'],
  [
    'genre=horror&sort=title&section=archived',
    { ...usual, genre: 'horror', sort: 'title', section: 'archived' },
    '/stories?sort=title&section=archived&genre=horror',
  ],
  ['sort=colour&genre=cooking&section=top&page=-2', usual, '/stories'],
  ['page=1.5', usual, '/stories'],
] as const)('%j is %j', (query, selection, path) => {
  expect(readSelection(query)).toEqual(selection)
  expect(pathOfSelection(selection)).toBe(path)
})
