import { expect, test } from 'vitest'
import { playTurns } from '#testing/play-turns.ts'

const told = (premise: string, ...turns: string[]): string => playTurns(premise, turns).at(-1)!.text

const office =
  "I'm Priya, first week at an ad agency. My boss Gareth just took credit for my pitch. My desk mate is Leo."

test('what somebody said is nobody’s to make up', () => {
  expect(told(office, 'what did leo say about the pitch')).not.toContain('“')
})

test('whose something is that nobody told of is left open, and no owner is made up', () => {
  expect(told(office, 'I knock over a cello', 'whose cello is it')).toMatch(/\bwhose cello it is\b/i)
})

test('whoever is called by name in the midst of a scene is there and answers', () => {
  expect(told(office, 'say "actually gareth, those were my slides"')).toContain('Gareth')
})

test('what somebody does not do after a deed is theirs, and no question', () => {
  expect(told(office, "gareth walks by and doesn't even look at me")).toContain(
    'Gareth walks by and does not even look at you.',
  )
})

test('a name that somebody tells of another is not their own', () => {
  const cottage = "I moved into a cottage with my daughter Ellie (6). There's one more chair every day."
  expect(told(cottage, "ellie says his name is Mr Tall and he doesn't like me")).toMatch(
    /^Ellie says his name is Mr Tall/,
  )
})
