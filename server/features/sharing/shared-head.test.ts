import { describe, expect, test, vi } from 'vitest'
import { cardCache } from './card/card-cache.ts'
import { sharedHead } from './shared-head.ts'
import type { PublishedStory } from './sharing.queries.ts'

const story: PublishedStory = {
  id: 'one',
  title: 'The "Mill"\nby day',
  excerpt: 'It grinds & grinds.',
  storyId: 's',
  headId: 1,
  userId: 1,
  allowsSearchEngines: false,
  allowsPlayingOn: false,
  allowsName: false,
  sharedAt: 36,
}

test('a link unfolds by these tags', () => {
  expect(sharedHead(story, 'https://tales.example').split('\n    ')).toEqual([
    '<title>The &quot;Mill&quot; by day · Lanterntale</title>',
    '<meta name="description" content="It grinds &amp; grinds.">',
    '<link rel="canonical" href="https://tales.example/shared/one">',
    '<meta name="robots" content="noindex">',
    '<meta property="og:type" content="article">',
    '<meta property="og:site_name" content="Lanterntale">',
    '<meta property="og:title" content="The &quot;Mill&quot; by day">',
    '<meta property="og:description" content="It grinds &amp; grinds.">',
    '<meta property="og:url" content="https://tales.example/shared/one">',
    '<meta property="og:image" content="https://tales.example/shared/one/card.png?v=10">',
    '<meta property="og:image:type" content="image/png">',
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    '<meta property="og:image:alt" content="The title “The &quot;Mill&quot; by day” in lantern light">',
    '<meta name="twitter:card" content="summary_large_image">',
    '<meta name="twitter:title" content="The &quot;Mill&quot; by day">',
    '<meta name="twitter:description" content="It grinds &amp; grinds.">',
    '<meta name="twitter:image" content="https://tales.example/shared/one/card.png?v=10">',
    '<meta name="twitter:image:alt" content="The title “The &quot;Mill&quot; by day” in lantern light">',
  ])
})

test('a story that search engines may show, and that has no words yet, says so', () => {
  const head = sharedHead({ ...story, allowsSearchEngines: true, excerpt: '' }, 'https://tales.example')
  expect(head).not.toContain('noindex')
  expect(head).toContain('<meta name="description" content="A story told on Lanterntale.">')
})

describe('cards', () => {
  const cardOf = (id: string, sharedAt = 0) => ({ ...story, id, sharedAt })
  const drawing = () => vi.fn(async ({ id }: PublishedStory) => Buffer.from(id))

  test('are drawn once each, and anew when the story is shared anew or its first scene is there', async () => {
    const draw = drawing()
    const cards = cardCache(draw)
    const both = await Promise.all([cards.take(cardOf('one')), cards.take(cardOf('one'))])
    expect(both.map(String)).toEqual(['one', 'one'])
    expect(draw).toHaveBeenCalledOnce()
    await cards.take(cardOf('one', 1))
    expect(draw).toHaveBeenCalledTimes(2)
    await cards.take(cardOf('one', 1), 'a scene')
    expect(draw).toHaveBeenCalledTimes(3)
  })

  test('are kept for the hundred stories that were asked for last', async () => {
    const draw = drawing()
    const cards = cardCache(draw)
    for (let n = 0; n < 100; n++) await cards.take(cardOf(`story ${n}`))
    await cards.take(cardOf('story 0'))
    expect(draw).toHaveBeenCalledTimes(100)
    await cards.take(cardOf('story 100'))
    await cards.take(cardOf('story 0'))
    expect(draw).toHaveBeenCalledTimes(101)
    await cards.take(cardOf('story 1'))
    expect(draw).toHaveBeenCalledTimes(102)
  })

  test('that could not be drawn are tried again', async () => {
    const draw = drawing().mockRejectedValueOnce(new Error('no ink'))
    const cards = cardCache(draw)
    await expect(cards.take(cardOf('one'))).rejects.toThrow('no ink')
    expect(String(await cards.take(cardOf('one')))).toBe('one')
  })
})
