import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createThoughtFilter } from './thought-filter.ts'

interface Given {
  known?: 'none' | 'unopened'
  maySwallow?: boolean
  isCut?: boolean
}

function readAll(said: string, cutAt: number[], { known, maySwallow = true, isCut = false }: Given = {}) {
  const places = [0, ...cutAt.map((place) => place % (said.length + 1)).sort((a, b) => a - b), said.length]
  const filter = createThoughtFilter(known, maySwallow)
  const read = places.slice(1).map((place, at) => filter.read(said.slice(places[at], place)))
  const text = read.join('') + filter.finish(isCut)
  return { text: text.trim(), form: filter.form, isOver: filter.isOver }
}

const wherever = (said: string, given: Given, check: (read: ReturnType<typeof readAll>) => void) =>
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 6 }), (cutAt) => void check(readAll(said, cutAt, given))),
    { numRuns: 60 },
  )

const LONG = 'You climb the stairs, and the bell tolls below you. '.repeat(6).trim()

describe('wherever it is cut', () => {
  test.each([
    ['<think>The bell, then the stairs.</think>You climb.', 'You climb.', 'tags'],
    ['\n<think></think>\n\nYou climb.', 'You climb.', 'tags'],
    ['<thinking>Hm.</thinking>You climb.', 'You climb.', 'tags'],
    ['[THINK]Hm.[/THINK]You climb.', 'You climb.', 'tags'],
    [
      '<|channel|>analysis<|message|>Hm.<|end|><|start|>assistant<|channel|>final<|message|>You climb.',
      'You climb.',
      'tags',
    ],
    ['<|start|>assistant<|channel|>final<|message|>You climb.<|return|>', 'You climb.', 'none'],
    ['Okay, stairs.\n</think>\n\nYou climb.', 'You climb.', 'unopened'],
    ['<think>and never comes to an end', '', 'tags'],
    ['You climb.\n\n<think>More?</think>\nYou fall.', 'You climb.\n\n\nYou fall.', 'tags'],
    ['<thin ice> ahead.', '<thin ice> ahead.', 'none'],
    ['<thi', '<thi', 'none'],
    ['', '', 'none'],
    ['You climb.<|im_end|>\n<|im_start|>user', 'You climb.', 'none'],
    ['You climb.</s>', 'You climb.', 'none'],
    ['You climb. [INST] go on [/INST]', 'You climb.', 'none'],
    ['You climb.\n\n<player>\nI fall.', 'You climb.', 'none'],
    ['a < b, and [so] on: <b>', 'a < b, and [so] on: <b>', 'none'],
  ])('of %j the reader sees %j', (said, seen, form) => {
    wherever(said, { maySwallow: true }, (read) => {
      expect(read.text).toBe(seen)
      expect(read.form).toBe(form)
    })
  })

  test('a story is told from its first sentences on, a thought is kept back', () => {
    const filter = createThoughtFilter(undefined, true)
    expect(filter.read('You climb')).toBe('')
    expect(filter.read(LONG)).not.toBe('')
    const other = createThoughtFilter(undefined, true)
    expect(other.read(`Okay, the player climbs. ${LONG}`)).toBe('')
  })

  test('where no server swallows tags nothing waits', () => {
    const filter = createThoughtFilter(undefined, false)
    expect(filter.read('You climb.')).toBe('You climb.')
  })

  test('of a model that is known for it, a reply cut before its closing tag is all thought', () => {
    wherever(LONG, { known: 'unopened', isCut: true }, ({ text }) => expect(text).toBe(''))
    wherever(LONG, { known: 'unopened' }, ({ text }) => expect(text).toBe(LONG))
  })

  test('a reply is over where the model begins to speak for the player', () => {
    wherever(`${LONG}\n<player>\nI fall.\n</player>\nYou fall.`, {}, ({ text, isOver }) => {
      expect(text).toBe(LONG)
      expect(isOver).toBe(true)
    })
  })
})
