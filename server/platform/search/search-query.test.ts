import { expect, test } from 'vitest'
import { readSearch } from './search-query.ts'

test.each([
  ['a phrase is one thing to find', '"silver lamps"', [{ terms: ['silver', 'lamp'] }]],
  ['a curly phrase as well', '“silver lamps”', [{ terms: ['silver', 'lamp'] }]],
  [
    'words are as many things, the last perhaps in typing',
    'silver lamps',
    [{ terms: ['silver'] }, { terms: ['lamp'], prefix: 'lamps' }],
  ],
  ['two letters are no beginning', 'silver la', [{ terms: ['silver'] }, { terms: ['la'] }]],
  [
    'pairs of signs, even in quotes, are found one by one',
    '"東京門"',
    [{ terms: ['東京'] }, { terms: ['京門'] }],
  ],
  [
    'a phrase that ends in pairs too',
    '"lamp 東京門"',
    [{ terms: ['lamp'] }, { terms: ['東京'] }, { terms: ['京門'] }],
  ],
  ['a lone sign begins a pair', '東', [{ terms: ['東'], prefix: '東' }]],
  ['nothing is no search', '"" …', []],
])('%s', (_, typed, query) => {
  expect(readSearch(typed)).toEqual(query)
})
