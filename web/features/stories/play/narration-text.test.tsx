import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NarrationText } from './narration-text.tsx'

const html = (text: string): string =>
  renderToStaticMarkup(<NarrationText text={text} />).replaceAll(/ class="[^"]*"/g, '')

test('paragraphs, emphasis and quotes become elements', () => {
  expect(html('He *ran*.\n\n> **Stop!**')).toBe(
    '<div><p>He <em>ran</em>.</p><blockquote><p><strong>Stop!</strong></p></blockquote></div>',
  )
})

test.each([
  ['<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
  ['[here](javascript:alert(1))', '[here](javascript:alert(1))'],
  ['![a](https://example.test/a.png)', '![a](https://example.test/a.png)'],
  ['<b>**x**</b>', '&lt;b&gt;<strong>x</strong>&lt;/b&gt;'],
])('%s stays text', (text, shown) => {
  expect(html(text)).toBe(`<div><p>${shown}</p></div>`)
})
