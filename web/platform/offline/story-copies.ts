import type { ReplyOf } from '#contract/endpoint.ts'
import { pathTo } from '#contract/endpoint.ts'
import { getCurrentState, type recoverStory } from '#contract/stories.ts'
import { sitePath } from '../base-path.ts'
import { keepNewest } from './keep-newest.ts'
import { areReaderCachesOpen, readerCaches } from './reader-caches.ts'
import { withLock } from './with-lock.ts'

const MOST_COPIES = 20

/** A story as it was read last, in the shape in which the server sends it. */
export type StoryCopy = ReplyOf<typeof getCurrentState>

/** The key of a story's copy: the address at which the server tells the story itself. */
export const copyKey = (storyId: string): string => pathTo(getCurrentState, { params: { storyId } })

/** The key of the copy that answers a read of its story, whichever of the two calls asks for it. */
export const copyKeyOf = (url: string): string => copyKey(sitePath(new URL(url)).split('/')[3] ?? '')

/** A reply from the copy, as the call asked for it: the call that recovers a bookmarked story has a shape of its own. */
export async function replyFromCopy(url: string, copy: Response): Promise<Response> {
  if (!new URL(url).pathname.endsWith('/recover')) return copy
  const { storyId: id, title, messages } = (await copy.json()) as StoryCopy
  return Response.json({ story: { id, title }, messages } satisfies ReplyOf<typeof recoverStory>)
}

/** Keeps a story for reading without a connection, along with the last nineteen others. */
export const keepStoryCopy = (copy: StoryCopy): Promise<void> =>
  changeCopy(copy.storyId, (known) => withPicturesOf(known, copy))

/** Adds a picture that was painted after the story was read. */
export const addPictureToCopy = (
  { storyId, messageId }: { storyId: string; messageId: number },
  { image, alt: imageAlt }: { image: string; alt: string },
): Promise<void> =>
  changeCopy(storyId, (known) => {
    const messages = known?.messages.map((message) =>
      message.messageId === messageId ? { ...message, image, imageAlt } : message,
    )
    return known && messages && { ...known, messages }
  })

/** The copy with the pictures that an older one knows: the page learns of a new picture beside its story. */
export function withPicturesOf(known: StoryCopy | undefined, copy: StoryCopy): StoryCopy {
  const pictures = new Map(
    known?.messages.map(({ messageId, image, imageAlt }) => [messageId, { image, imageAlt }]),
  )
  const messages = copy.messages.map((message) =>
    message.image ? message : { ...message, ...pictures.get(message.messageId) },
  )
  return { ...copy, messages }
}

/** A copy that cannot be kept, in a full storage say, is no fault: the story is on the server. */
async function changeCopy(
  storyId: string,
  change: (known: StoryCopy | undefined) => StoryCopy | undefined,
): Promise<void> {
  if (!globalThis.caches) return
  await withLock('story-copies', async () => {
    if (!(await areReaderCachesOpen())) return
    const cache = await caches.open(readerCaches.stories)
    const known = await cache.match(copyKey(storyId))
    const copy = change(known && getCurrentState.reply.safeParse(await known.json()).data)
    if (!copy) return
    await cache.put(copyKey(storyId), Response.json(copy))
    await keepNewest(cache, MOST_COPIES)
  }).catch(() => undefined)
}
