import { beforeEach, expect, test, vi } from 'vitest'
import { memoryCaches } from '#testing/memory-caches.ts'
import { keepNewestPictures } from './keep-newest.ts'
import { emptyReaderCaches, openReaderCaches, readerCaches } from './reader-caches.ts'
import { addPictureToCopy, copyKey, keepStoryCopy } from './story-copies.ts'
import type { StoryCopy } from './story-copies.ts'

const message = {
  messageId: 1,
  role: 'assistant',
  content: 'Once.',
  isInitialMessage: true,
  createdAt: '',
} as const
const story = (storyId: string, copy: Partial<StoryCopy> = {}): StoryCopy => ({
  storyId,
  title: null,
  messages: [message],
  ...copy,
})
const scene = { image: '/pictures/p/1280.webp', alt: 'A ferry' }

async function keptCopy(storyId: string): Promise<unknown> {
  const kept = await (await caches.open(readerCaches.stories)).match(copyKey(storyId))
  return kept?.json()
}

beforeEach(async () => {
  vi.stubGlobal('caches', memoryCaches())
  vi.stubGlobal('navigator', {})
  await openReaderCaches()
  return () => vi.unstubAllGlobals()
})

test('a story is kept as it was read last', async () => {
  await keepStoryCopy(story('s'))
  await keepStoryCopy(story('s', { title: 'The ferry' }))
  expect(await keptCopy('s')).toEqual(story('s', { title: 'The ferry' }))
})

test('the twenty stories read last are kept', async () => {
  for (let number = 1; number <= 20; number++) await keepStoryCopy(story(`s${number}`))
  await keepStoryCopy(story('s1'))
  await keepStoryCopy(story('s21'))
  expect(await keptCopy('s2')).toBeUndefined()
  expect(await keptCopy('s1')).toEqual(story('s1'))
  expect(await (await caches.open(readerCaches.stories)).keys()).toHaveLength(20)
})

test('the three hundred pictures that came last are kept', async () => {
  const cache = await caches.open(readerCaches.pictures)
  for (let number = 1; number <= 302; number++) await cache.put(`/pictures/${number}`, new Response('x'))
  await keepNewestPictures(cache)
  expect(await cache.keys()).toHaveLength(300)
  expect([await cache.match('/pictures/2'), await cache.match('/pictures/3')]).toEqual([
    undefined,
    expect.any(Response),
  ])
})

test('a picture painted later joins the copy and stays in it', async () => {
  await keepStoryCopy(story('s'))
  await addPictureToCopy({ storyId: 's', messageId: 1 }, scene)
  const second = { ...message, messageId: 2, isInitialMessage: false }
  await keepStoryCopy(story('s', { messages: [message, second] }))
  const painted = { ...message, image: scene.image, imageAlt: scene.alt }
  expect(await keptCopy('s')).toEqual(story('s', { messages: [painted, second] }))
})

test('a picture of a story that was never read keeps nothing', async () => {
  await addPictureToCopy({ storyId: 's', messageId: 1 }, scene)
  expect(await keptCopy('s')).toBeUndefined()
})

test('after a logout nothing stays, and nothing that comes late is kept', async () => {
  await keepStoryCopy(story('s'))
  await (await caches.open('lanterntale.site')).put('/api/config', Response.json({}))
  await emptyReaderCaches()
  await keepStoryCopy(story('s'))
  expect(await caches.keys()).toEqual(['lanterntale.site'])
})

test('the next reader’s caches are opened after those of the one before are emptied', async () => {
  await keepStoryCopy(story('s'))
  void emptyReaderCaches()
  await openReaderCaches()
  await keepStoryCopy(story('t'))
  expect([await keptCopy('s'), await keptCopy('t')]).toEqual([undefined, story('t')])
})

test('a browser without caches keeps nothing and complains about nothing', async () => {
  vi.stubGlobal('caches', undefined)
  await expect(keepStoryCopy(story('s'))).resolves.toBeUndefined()
  await expect(emptyReaderCaches()).resolves.toBeUndefined()
})
