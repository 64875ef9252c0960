import { describe, expect, test } from 'vitest'
import { asFirstPerson } from './as-first-person.ts'

const told = { isOtherMeant: false, others: [] }

describe('A turn that tells of the hero in the third person', () => {
  test.each([
    ['Marit finally sits down, and takes off her shoes.', 'I finally sit down, and take off my shoes.'],
    ['She asks the orderly whether any men came.', 'I ask the orderly whether any men came.'],
    [
      'A soldier grabs her sleeve and says he knew her brother.',
      'A soldier grabs my sleeve and says he knew my brother.',
    ],
    ["She doesn't want to wake him", "I don't want to wake him"],
    ['She is furious.', 'I am furious.'],
    ["Marit's hands shake.", 'My hands shake.'],
    ['She stays. "Is she here?" the nurse asks her.', 'I stay. "Is she here?" the nurse asks me.'],
  ])('is read as the hero would tell it: %s', (typed, read) => {
    expect(asFirstPerson(typed, { ...told, names: ['Marit'], gender: 'f' })).toBe(read)
  })

  test.each([
    ['who was named before', 'The maid curtsies. She blushes.', []],
    ['who is known by name', 'Petra lifts the latch and she whistles.', ['petra']],
  ])('leaves "she" to another woman %s', (_, typed, others) => {
    expect(asFirstPerson(typed, { ...told, others, names: ['Marit'], gender: 'f' })).toBe(typed)
  })

  test.each([
    [
      'who is lied to',
      'Marit lies to her and shuts the door behind her.',
      'I lie to her and shut the door behind me.',
    ],
    [
      'who is told something',
      'Marit tells her that she has until noon.',
      'I tell her that she has until noon.',
    ],
    ['whose hand is taken', 'Marit takes her hand.', 'I take her hand.'],
    ['who is helped up', 'Marit helps her up.', 'I help her up.'],
    [
      'beside whom it is done',
      'Marit sits down next to her, feels her pulse and sees that she is awake.',
      'I sit down next to her, feel her pulse and see that she is awake.',
    ],
    ['whose head it is', 'The deputy shakes her head at her.', 'The deputy shakes her head at me.'],
    ['who is given something', 'Marit pays, and tips her five dollars.', 'I pay, and tip her five dollars.'],
  ])('leaves another %s', (_, typed, read) => {
    expect(asFirstPerson(typed, { ...told, names: ['Marit'], gender: 'f' })).toBe(read)
  })

  test('knows a hero of no known gender by name alone', () => {
    expect(asFirstPerson('Sam runs. She waits.', { ...told, names: ['Sam'] })).toBe('I run. She waits.')
  })
})
