import { describe, expect, test } from 'vitest'
import { isOfEra, isWithinRating } from '../telling/fits.ts'
import { slotsOf } from '../telling/template.ts'
import type { World } from '../world/world.ts'
import { signs } from './inquiry-lines.ts'
import { storylets } from './storylets.ts'

const SLOTS = new Set(['x', 'prop', 'foe', 'want', 'thing', 'question', 'trouble'])
const FORMS = /^(?:a|the|bare|they|them|their|self|is|has|was|does)$/
const MOST_WORDS = 60
const ERAS = ['ancient', 'medieval', 'earlyModern', 'nineteenth', 'contemporary', 'farFuture']
const LONGEST_CHIP = 52

describe.each(storylets.map((storylet) => [storylet.id, storylet] as const))('Storylet %s', (_, storylet) => {
  const beats = Object.entries(storylet.beats)
  const told = beats.flatMap(([, beat]) => beat.told)
  const chips = beats.flatMap(([, { choices }]) => choices.map(({ chip }) => chip))

  test('begins, and each choice leads to a beat, and to each beat a choice', () => {
    const led = new Set([
      'start',
      ...beats.flatMap(([, { choices }]) => choices.flatMap(({ to }) => to.split('?'))),
    ])
    expect([...led].toSorted()).toEqual(Object.keys(storylet.beats).toSorted())
  })

  test('offers a few choices, and none that is too long', () => {
    for (const [, { choices }] of beats) expect(choices.length).toBeLessThan(5)
    expect(storylet.beats.start!.choices.length).toBeGreaterThan(1)
    expect(chips.filter((chip) => chip.length > LONGEST_CHIP)).toEqual([])
  })

  test('comes to an end on every way', () => {
    const ends = new Set<string>()
    const isEnd = ([name, { choices }]: (typeof beats)[number]) =>
      choices.every(({ to }) => to.split('?').every((each) => ends.has(each))) ? ends.add(name) : undefined
    for (let round = 0; round < beats.length; round++) beats.forEach(isEnd)
    // A choice may lead back; then another leads on.
    const stuck = beats.filter(
      ([name, { choices }]) => !ends.has(name) && !choices.some(({ to }) => ends.has(to)),
    )
    expect(stuck).toEqual([])
  })

  test('has lines with slots that are filled, straight quotes in pairs, few words, and nothing harsh', () => {
    for (const line of [...told, ...chips]) {
      expect(slotsOf(line).filter((slot) => !SLOTS.has(slot))).toEqual([])
      expect(`${line}: ${(line.match(/"/g) ?? []).length % 2}`).toBe(`${line}: 0`)
      expect(line).not.toMatch(/[“”‘’]/)
      expect(
        [...line.matchAll(/\[[\^\w]+\.([^\]]*)\]/g)].filter(([, form = '']) => !FORMS.test(form)),
      ).toEqual([])
      expect(`${line}: ${line.split(' ').length <= MOST_WORDS}`).toBe(`${line}: true`)
      expect(`${line}: ${isWithinRating(line.replace(/\[[^\]]*\]/g, ''), 'general')}`).toBe(`${line}: true`)
    }
  })
})

test('what can be told in every age names nothing that came later', () => {
  const late = storylets
    .filter(
      ({ genres, needs, places }) =>
        genres[0] !== 'scifi' &&
        !needs.some((need) => /^(?:modern|ruins|far)$/.test(need)) &&
        // Where there is one of these, it is of its age.
        !places.some((place) => place === 'train' || place === 'starship'),
    )
    .flatMap(({ beats }) => Object.values(beats).flatMap(({ told }) => told))
    .filter((line) => ERAS.some((era) => !isOfEra(line, { era, premiseWords: [] } as unknown as World)))
  expect(late).toEqual([])
})

test('no two signs of an inquiry are alike', () => {
  expect(new Set(signs.flatMap(({ trace, mark }) => [trace, mark])).size).toBe(signs.length * 2)
})
