import { expect, test } from 'vitest'
import { thingsNamed } from './things-named.ts'

const namesIn = (text: string): string[] =>
  thingsNamed(text).map(
    ({ name, amount, isHeld, isOfHero }) =>
      `${isHeld ? 'held: ' : ''}${isOfHero ? 'my ' : ''}${amount ? `${amount} ` : ''}${name}`,
  )

test.each([
  ['A letter arrives for someone who died ten years ago.', ['letter']],
  ['Two sisters, one wedding dress, one washing machine.', ['wedding dress', 'washing machine']],
  ['I found a key in the piano and I carry two lanterns.', ['held: key', 'piano', 'held: 2 lanterns']],
  ['My laptop has started to write poems.', ['my laptop']],
  ['He is caught with a map, a purse and a letter.', ['map', 'purse', 'letter']],
])('the things of "%s" are there', (text, things) => expect(namesIn(text)).toEqual(things))

test.each([
  'I must find the sword.',
  'The crown is missing.',
  'Somebody has stolen the lamp.',
  'We have no bread.',
  'My dog ate the ticket.',
  'I want a new violin.',
  'A story about a clock.',
])('nothing is there for: %s', (text) => expect(namesIn(text)).toEqual([]))
