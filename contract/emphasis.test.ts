import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readEmphasis } from './emphasis.ts'
import type { Inline } from './emphasis.ts'

const em = (...inlines: Inline[]): Inline => ({ mark: 'em', inlines })
const strong = (...inlines: Inline[]): Inline => ({ mark: 'strong', inlines })

test.each<[string, Inline[]]>([
  ['plain words', ['plain words']],
  ['a *soft* word', ['a ', em('soft'), ' word']],
  ['a _soft_ word', ['a ', em('soft'), ' word']],
  ['**loud**', [strong('loud')]],
  ['__loud__!', [strong('loud'), '!']],
  ['***both***', [strong(em('both'))]],
  ['**loud *and soft* again**', [strong('loud ', em('and soft'), ' again')]],
  ['*soft **and loud***', [em('soft ', strong('and loud'))]],
])('%s is read as emphasis', (text, inlines) => {
  expect(readEmphasis(text)).toEqual(inlines)
})

test.each([
  'two * three * four',
  'snake_case_name',
  'an *open sign',
  '**open',
  '***',
  '* * *',
  '****four****',
  '****four*',
  '*four****',
  'a footnote*',
  '[a link](https://example.test) and ![a picture](x.png)',
  '<b>no markup</b> <script>alert(1)</script> &amp;',
  '# not a heading',
])('%s stays the text it is', (text) => {
  expect(readEmphasis(text)).toEqual([text])
})

test('signs inside of an unfinished text stay what they are', () => {
  expect(readEmphasis('two * three * four', true)).toEqual(['two * three * four'])
})

test('signs behind a backslash are text', () => {
  expect(readEmphasis('\\*not soft\\* and \\_this\\_')).toEqual(['*not soft* and _this_'])
})

test('emphasis that is crossed by another keeps the inner sign as text', () => {
  expect(readEmphasis('*one _two* three_')).toEqual([em('one _two'), ' three_'])
})

test('unfinished text is emphasised before its end has come', () => {
  expect(readEmphasis('she said *never', true)).toEqual(['she said ', em('never')])
  expect(readEmphasis('she said *', true)).toEqual(['she said '])
  expect(readEmphasis('she said **', true)).toEqual(['she said '])
})

test('no word is ever lost or made up, whatever the signs', () => {
  const plain = (inline: Inline): string =>
    typeof inline === 'string' ? inline : inline.inlines.map(plain).join('')
  const wild = fc.string({ unit: fc.constantFrom('*', '_', ' ', 'a', 'b', '\n', '>', '<') })
  fc.assert(
    fc.property(wild, (text) => {
      const words = (given: string): string => given.replace(/[*_]/g, '')
      expect(words(readEmphasis(text).map(plain).join(''))).toBe(words(text))
    }),
  )
})
