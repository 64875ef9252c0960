import { expect, test } from 'vitest'
import { namedPeople } from './named-people.ts'

const named = (moment: string) =>
  namedPeople({ seed: 'story:7', moment, premise: '', earlier: [], contentRating: 'general' }).map(
    ({ name }) => name,
  )

test.each([
  ['Mara, the innkeeper, waits.', ['Mara']],
  ['Sheriff Cole rides in.', ['Cole']],
  ['She is the innkeeper, and it was a king who told her.', []],
  ['He was an old sailor. There is a queen.', []],
])('%s', (moment, names) => {
  expect(named(moment)).toEqual(names)
})

test('who somebody is explained to be goes before their title', () => {
  const [rusk] = namedPeople({
    seed: 'story:7',
    moment: 'Captain Rusk, a pirate, laughs.',
    premise: '',
    earlier: [],
    contentRating: 'general',
  })
  expect(rusk).toMatchObject({ name: 'Rusk', kind: 'pirate' })
})
