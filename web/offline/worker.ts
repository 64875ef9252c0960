import './own-base-path.ts'
import { appFiles, shellPage } from 'virtual:app-files'
import { addRoute, matchPrecache, precache } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies'
import { fitsPath } from '#contract/endpoint.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { picturePath, pictureWidths } from '#contract/picture-addresses.ts'
import { getPicture } from '#contract/scenes.ts'
import { getConfig, isPagePath } from '#contract/site.ts'
import { getCurrentState, recoverStory } from '#contract/stories.ts'
import { atBase, sitePath } from '#web/platform/base-path.ts'
import { keepNewestPictures } from '#web/platform/offline/keep-newest.ts'
import { areReaderCachesOpen, readerCaches } from '#web/platform/offline/reader-caches.ts'
import { readerReads } from '#web/platform/offline/reader-reads.ts'
import { copyKeyOf, replyFromCopy } from '#web/platform/offline/story-copies.ts'

declare const self: ServiceWorkerGlobalScope

/** A network that does not answer by then counts as gone, where there is something to fall back to. */
const networkTimeoutSeconds = 4

// A new worker waits until the last page of the old one is closed, so that open pages keep the files they came with.
// Nobody is held back by that: online, a page always comes from the server.
precache(appFiles.map((file) => ({ ...file, url: atBase(file.url) })))
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]))
})

const read = ({ path }: Endpoint) => {
  return ({ url, sameOrigin }: { url: URL; sameOrigin: boolean }): boolean =>
    sameOrigin && fitsPath(path, sitePath(url))
}

const page = new NetworkOnly({ networkTimeoutSeconds })
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isPagePath(sitePath(url)),
  async (options) => {
    const answer = await page.handle(options).catch(() => undefined)
    if (answer && answer.status < 500) return answer
    return (await matchPrecache(atBase(shellPage))) ?? answer ?? Response.error()
  },
)
addRoute()

/** Replies that come after a logout are not kept. */
const whileSignedIn = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.status === 200 && (await areReaderCachesOpen()) ? response : null,
}
const answers = new NetworkFirst({
  cacheName: readerCaches.answers,
  networkTimeoutSeconds,
  plugins: [whileSignedIn],
})
for (const endpoint of readerReads) registerRoute(read(endpoint), answers)
registerRoute(read(getConfig), new NetworkFirst({ cacheName: 'lanterntale.site', networkTimeoutSeconds }))

// The page keeps the copies, since it knows each turn and picture that came after the story was read.
const stories = new NetworkFirst({
  cacheName: readerCaches.stories,
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }) => copyKeyOf(request.url),
      cacheWillUpdate: async () => null,
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
        cachedResponse && replyFromCopy(request.url, cachedResponse),
    },
  ],
})
const isForCopy = ({ request }: { request: Request }): boolean => request.cache !== 'no-store'
for (const isStory of [read(getCurrentState), read(recoverStory)]) {
  registerRoute((asked) => isForCopy(asked) && isStory(asked), stories)
}

const pictures = new CacheFirst({
  cacheName: readerCaches.pictures,
  plugins: [
    whileSignedIn,
    { cacheDidUpdate: async ({ cacheName }) => keepNewestPictures(await caches.open(cacheName)) },
    // Each place asks for the width that fits it: a picture that was seen in another one is better than none.
    {
      handlerDidError: async ({ request }) => anyWidthOf(sitePath(new URL(request.url)).split('/')[2] ?? ''),
    },
  ],
})
registerRoute(read(getPicture), pictures)

async function anyWidthOf(pictureId: string): Promise<Response | undefined> {
  const cache = await caches.open(readerCaches.pictures)
  const found = await Promise.all(
    pictureWidths.map((width) => cache.match(atBase(picturePath(pictureId, width)))),
  )
  return found.findLast((picture) => picture !== undefined)
}
