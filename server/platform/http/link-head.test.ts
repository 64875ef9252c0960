import { expect, test } from 'vitest'
import { linkHead, titleOfLink } from './link-head.ts'

const page = {
  title: 'The  old\n<mill>',
  description: 'Wheat & "rye"',
  url: 'https://tales.example.org/a?b&c',
  type: 'article',
  isForSearchEngines: false,
} as const

test('a page without a picture says what it is, to search engines only where it is for them', () => {
  const head = linkHead(page)
  expect(head.split('\n    ')).toEqual([
    '<title>The old &lt;mill&gt; · Lanterntale</title>',
    '<meta name="description" content="Wheat &amp; &quot;rye&quot;">',
    '<link rel="canonical" href="https://tales.example.org/a?b&amp;c">',
    '<meta name="robots" content="noindex">',
    '<meta property="og:type" content="article">',
    '<meta property="og:site_name" content="Lanterntale">',
    '<meta property="og:title" content="The old &lt;mill&gt;">',
    '<meta property="og:description" content="Wheat &amp; &quot;rye&quot;">',
    '<meta property="og:url" content="https://tales.example.org/a?b&amp;c">',
    '<meta name="twitter:card" content="summary">',
    '<meta name="twitter:title" content="The old &lt;mill&gt;">',
    '<meta name="twitter:description" content="Wheat &amp; &quot;rye&quot;">',
  ])
  const open = linkHead({ ...page, isForSearchEngines: true }).split('\n    ')
  expect(open).toEqual(head.split('\n    ').filter((tag) => !tag.includes('robots')))
})

test('a picture is shown large, with its size and its words', () => {
  const picture = { url: 'https://tales.example.org/a.png', width: 1200, height: 630, alt: 'A "mill"' }
  const tags = linkHead({ ...page, picture }).split('\n    ')
  expect(tags.slice(9, 15)).toEqual([
    '<meta property="og:image" content="https://tales.example.org/a.png">',
    '<meta property="og:image:type" content="image/png">',
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    '<meta property="og:image:alt" content="A &quot;mill&quot;">',
    '<meta name="twitter:card" content="summary_large_image">',
  ])
  expect(tags.slice(-2)).toEqual([
    '<meta name="twitter:image" content="https://tales.example.org/a.png">',
    '<meta name="twitter:image:alt" content="A &quot;mill&quot;">',
  ])
})

test('a title is one line of at most 120 characters', () => {
  expect(titleOfLink('One\n\ntwo')).toBe('One two')
  expect(titleOfLink('word '.repeat(24).trim())).toBe('word '.repeat(24).trim())
  expect(titleOfLink('word '.repeat(60)).length).toBeLessThanOrEqual(120)
})
