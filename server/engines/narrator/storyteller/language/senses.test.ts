import { describe, expect, test } from 'vitest'
import { isAnimalNoun, isBeingNoun } from './being-nouns.ts'
import { isTangible, kindOfNoun } from './noun-kinds.ts'
import { actOfSense, verbOfSense } from './verb-senses.ts'

describe('Words that no list holds', () => {
  test.for([
    ['mosey', 'go'],
    ['filch', 'steal'],
    ['gawp', 'look'],
    ['natter', 'talk'],
    ['nosh', 'eat'],
  ])('to %s is to %s', ([verb, act]) => {
    expect(actOfSense(verb!)).toBe(act)
  })

  test('a bent verb is found by its base form', () => {
    expect(verbOfSense('shuffles')).toEqual({ lemma: 'shuffle', form: 's' })
    expect(verbOfSense('slurping')).toEqual({ lemma: 'slurp', form: 'ing' })
    expect(verbOfSense('table-top')).toBeUndefined()
  })

  test('a noun is what it is', () => {
    expect(kindOfNoun('ladle')).toBe('container')
    expect(kindOfNoun('midwives')).toBe('person')
    expect(isAnimalNoun('ferret')).toBe(true)
    expect(isBeingNoun('ladle')).toBe(false)
    expect(isTangible('giggle')).toBe(false)
    expect(isTangible('bucket')).toBe(true)
  })
})
