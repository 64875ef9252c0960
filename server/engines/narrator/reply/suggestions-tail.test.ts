import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSuggestionsTail } from './suggestions-tail.ts'

const STORY = 'You lift the lantern.\n\nThe *stairs* wait, cold and wet.'
const BLOCK = '[[NEXT]]\nOpen the iron door\nCall into the dark\nTurn back'

function readAll(pieces: string[]) {
  const tail = createSuggestionsTail()
  const shown = pieces.map((piece) => tail.read(piece)).join('')
  const { text, suggestions } = tail.finish()
  return { story: shown + text, suggestions }
}

/** Cuts a text at any places. */
const cut = (text: string) =>
  fc.array(fc.nat({ max: text.length }), { maxLength: 12 }).map((places) => {
    const sorted = [0, ...places.sort((a, b) => a - b), text.length]
    return sorted.slice(1).map((place, at) => text.slice(sorted[at], place))
  })

test('story and suggestions come apart wherever the pieces are cut', () => {
  fc.assert(
    fc.property(cut(`${STORY}\n\n${BLOCK}`), (pieces) => {
      expect(readAll(pieces)).toEqual({
        story: STORY,
        suggestions: ['Open the iron door', 'Call into the dark', 'Turn back'],
      })
    }),
  )
})

test('a story without the block comes through whole, brackets and stars included', () => {
  const story = 'You read: [[ a name ]] and **[next] to it** a [[nextdoor]] sign [[n'
  fc.assert(
    fc.property(cut(`${story}othing]]`), (pieces) => {
      expect(readAll(pieces)).toEqual({ story: `${story}othing]]`, suggestions: undefined })
    }),
  )
})

test('whatever a model says, all but a marked tail is shown', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), (pieces) => {
      const said = pieces.join('')
      fc.pre(!said.includes('[['))
      expect(readAll(pieces).story).toBe(said.trim())
    }),
  )
})

test.each([
  [
    'numbers and quotation marks',
    '[[NEXT]]\n1. "Open the door."\n2) *Run*\n- Hide',
    ['Open the door', 'Run', 'Hide'],
  ],
  ['a mark in bold and lower case', '**[[next]]**\nOpen the door', ['Open the door']],
  ['more than three', '[[NEXT]]\nOne\nTwo\nThree\nFour', ['One', 'Two', 'Three']],
  ['the same twice', '[[NEXT]]\nRun\nRun', ['Run']],
  ['lines that are no suggestion', `[[NEXT]]\n---\n${'So '.repeat(60)}\nRun`, ['Run']],
  ['nothing after the mark', '[[NEXT]]\n', undefined],
])('%s in the block are read for what they are', (_what, block, suggestions) => {
  expect(readAll([`${STORY}\n\n${block}`])).toEqual({ story: STORY, suggestions })
})

test('a reply that ends in half a mark shows no trace of it', () => {
  for (const half of ['[[', '[[NE', '[[NEXT', '**[[NEXT]']) {
    expect(readAll([`${STORY}\n\n${half}`]).story).toBe(STORY)
  }
})

test('a model that begins with the mark still gets its story told', () => {
  expect(readAll(['[[NE', 'XT]]\n', STORY, `\n${BLOCK}`])).toEqual({
    story: STORY,
    suggestions: ['Open the iron door', 'Call into the dark', 'Turn back'],
  })
})
