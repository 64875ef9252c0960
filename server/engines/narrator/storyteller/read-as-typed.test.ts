import { expect, test } from 'vitest'
import { playTurns } from '#testing/play-turns.ts'

const inn = 'I am Wat, a swordsman. Three men of the Heron sect sit at the next table of an inn.'
const told = (...turns: string[]): string => playTurns(inn, turns).at(-1)!.text

test.each([
  ['dawn, then, at last, thin as milk', /^Dawn, then, at last, thin as milk\.$/],
  ['nope nope nope run for the gate', /^You run for the gate\./],
  ['follow it follow it follow it', /^You follow it\.$/],
  ['no answer. i try the handle', /^No answer\. You try the handle\./],
  ['nap', /^You nap\./],
])('%s: no word of it is taken for what one does', (turn, reply) => {
  expect(told(turn)).toMatch(reply)
})

test.each([
  'Narrator, be honest, am I the bad guy here',
  'ok be real with me narrator did they eat her',
  'Tell me, narrator, does anybody leave?',
])('%s: asked of the narrator, who answers yes or no', (turn) => {
  expect(told(turn)).toMatch(/^(?:Yes|No),/)
})

test('a question behind a statement is asked, without its mark too', () => {
  expect(told('There are four of them and only three biscuits what do they do')).not.toContain('what do they')
})

test.each([
  'I watch their hands while he answers.',
  'what did he shout??',
  'I carry him inside, he says to act natural',
])('%s: nobody is made to say what is told', (turn) => expect(told(turn)).not.toContain('“'))
