import { describe, expect, test } from 'vitest'
import { lowBarrow as village, playTurns as play } from '#testing/play-turns.ts'
import { outcomePools } from './telling/outcome-pools.ts'
import { sensesOfDeed } from './telling/deed-names.ts'
import { kindsOf } from './telling/outcome-table.ts'

const last = (turns: string[]): string => play(village, turns).at(-1)!.text

describe('What comes of a deed', () => {
  test.each([
    ['i blow my whistle', /whistle goes clean through|whistle\b.* better than/],
    ['Ketil comes in. i poke Ketil', /Ketil/],
    ['Ketil comes in. Ketil faints', /Ketil lies quite still|hold up h(?:is|er) head/],
    ['i cut the rope', /both ends fall/],
  ])('is told of “%s”', (turn, told) => {
    expect(last([turn])).toMatch(told)
  })

  test('goes by the narrowest name of the deed and of the thing', () => {
    const names = sensesOfDeed({ verb: 'fold', text: 'fold the map' } as never)
    const kinds = kindsOf({ id: 'e1', kind: 'thing', name: 'map', since: 0 })
    expect(outcomePools(names, kinds)[0]!.join(' ')).toContain('half as large')
  })

  test('of others is nothing that only the hero’s hands would know', () => {
    for (let turn = 0; turn < 4; turn++)
      expect(last(['Ketil comes in', 'Ketil takes the jug'])).not.toMatch(
        /jug (?:fits in your hand|is yours)/,
      )
  })
})

describe('What others do in the player’s words', () => {
  const attic = 'I am hiding from Mr Crake in an old mill with my sister Nell and our goat Bim.'
  const toldOf = (turns: string[]) => play(attic, turns).at(-1)!.text

  test('makes nobody speak who only makes a noise', () => {
    expect(toldOf(['Bim bleats'])).not.toMatch(/says Bim|Bim says/)
  })
})

describe('What the hero’s hands do', () => {
  test.each([
    ['knead the dough', /dough (?:turns smooth|no longer sticks)/],
    ['board up the windows', /windows are shut/],
  ])('leaves a change that can be seen: %s', (turn, told) => {
    expect(last([turn])).toMatch(told)
  })
})

describe('Where a deed ends', () => {
  const tellsOf = (turn: string) => last([turn])

  test.each([
    ['i hide the letter inside my coat', /letter (?:is|are) out of sight/],
    ['i tuck the spoon into my jacket', /spoon (?:is|are) out of sight/],
    ['i slip the coin into the box', /in the box now/],
    ['i crouch behind the barrel', /barrel stands between you and/],
    ['i crawl under the table', /darker under the table/],
    ['i sit down on the sofa', /sofa gives under you/],
    ['i put the lamp on the table', /lamp lies on the table/],
  ])('goes by the word before the place: %s', (turn, told) => {
    expect(tellsOf(turn)).toMatch(told)
  })

  test('is nowhere where no place is named', () => {
    expect(tellsOf('i hide the letter')).not.toMatch(/From outside/)
  })

  test('claims no person and no find', () => {
    expect(tellsOf('i knock on the door')).not.toMatch(/steps|somebody|opens/i)
    expect(tellsOf('i press the button')).not.toMatch(/begins to run/)
  })

  test.each([
    ['i put my boots on', /wearing your boots/],
    ['i take off my hat', /at your hair/],
    [
      'i pull on the gloves',
      /What you touch you touch through the gloves|wearing the gloves|sees the gloves/,
    ],
  ])('is felt on the body: %s', (turn, told) => {
    expect(tellsOf(turn)).toMatch(told)
  })
})

describe('What a verb alone is sure of', () => {
  test.each([
    ['i eat the ticket', /nothing left of the ticket|ticket is gone/],
    ['i throw my rucksack as far as i can', /rucksack lies where|rucksack come down/],
    ['i dig under the birdbath', /a hole .* as deep as an arm/],
    ['i slip the papers up my sleeve', /papers (?:is|are) out of sight/],
    ['i loosen the peg', /peg sits loose/],
    ['Ketil picks me up by the collar', /feet are off the ground/],
  ])('comes of it whatever it is done to: %s', (turn, told) => {
    expect(last(['Ketil comes in', turn])).toMatch(told)
  })

  test.each([
    ['i break the silence', /pieces/],
    ['the monsoon breaks', /whole again/],
    ['i go out by the back door', /within reach/],
    ['i put sand on my tongue', /sand on now/],
  ])('is nothing that its words do not mean: %s', (turn, told) => {
    expect(last([turn])).not.toMatch(told)
  })
})

describe('Telling somebody something', () => {
  test.each(['"I was looking for blankets."', '"You put it in my coat."', '"The bridge is down."'])(
    '%s is not said over by whoever hears it',
    (typed) => {
      const told = last(['Ketil comes in', typed])
      expect(told).toMatch(/Ketil/)
      expect(told).not.toMatch(/looking for|it in (?:my|your) coat|bridge is down/)
    },
  )
})

test('a wish to skip ahead is done', () => {
  const replies = play(village, ['(skip to the next morning)', 'what time is it?'])
  expect(replies[1]!.text).not.toContain('Noted')
  expect(replies[2]!.text).toMatch(/ten past eight|eight/)
})
