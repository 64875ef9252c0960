import { expect, test } from 'vitest'
import { markMatches } from './mark-matches.ts'
import { readSearch } from './search-query.ts'

const marked = (text: string, typed: string): string =>
  markMatches(text, readSearch(typed))
    .map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join('')

test('shows the sentence that holds most of the words, with its neighbours left out', () => {
  const text = 'The lamp swings. The silver lamps of the ferryman go out! Nobody speaks.'
  expect(marked(text, 'lamp silver')).toBe('… The [silver] [lamps] of the ferryman go out! …')
})

test('shows the first of sentences that hold as much', () => {
  expect(marked('The lamp is old. The lamp is new.', 'lamp')).toBe('The [lamp] is old. …')
})

test('marks the last word of what is shown, and nothing behind it', () => {
  expect(marked('He holds the lamp', 'lamp')).toBe('He holds the [lamp]')
  const far = marked(`The lamp ${'shines and '.repeat(60)}the lamp`, 'lamp')
  expect(far).toMatch(/^The \[lamp\] shines[^[]* …$/)
})

test('marks words as they are written, whatever their case, accents and endings', () => {
  expect(marked('Åsgård’s Cafés were *shining*', 'asgard cafe shine')).toBe(
    '[Åsgård’s] [Cafés] were *[shining]*',
  )
})

test('marks the beginning that was typed with its whole word', () => {
  expect(marked('A thimble.', 'thim')).toBe('A [thimble].')
})

test('marks inside of a script without spaces', () => {
  expect(marked('黒猫が東京の門で待つ。', '東京')).toBe('黒猫が[東京]の門で待つ。')
})

test('cuts a long sentence to what stands around its first match', () => {
  const long = `${'word '.repeat(200)}thimble ${'word '.repeat(200)}`
  const shown = marked(long, 'thimble')
  expect(shown).toMatch(/^… (word )+\[thimble\]( word)+ …$/)
  expect(shown.length).toBeLessThan(260)
})

test('keeps tags as the text they are', () => {
  expect(markMatches('<b>lamp</b>', readSearch('lamp'))).toEqual([
    { text: '<b>' },
    { text: 'lamp', isMatch: true },
    { text: '</b>' },
  ])
})
