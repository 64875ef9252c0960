import type { ReplyOf } from '#contract/endpoint.ts'
import type { recoverStory } from '#contract/stories.ts'
import { copyKey } from '#web/platform/offline/story-copies.ts'
import type { StoryCopy } from '#web/platform/offline/story-copies.ts'

/** Where the copy lies that answers a read of the story, whichever of the two calls asks for it. */
export const copyKeyOf = (url: string): string => copyKey(new URL(url).pathname.split('/')[3] ?? '')

/** The copy as the call asked for it: the call that recovers a bookmarked story has a shape of its own. */
export async function answerFromCopy(url: string, copy: Response): Promise<Response> {
  if (!new URL(url).pathname.endsWith('/recover')) return copy
  const { storyId: id, title, messages } = (await copy.json()) as StoryCopy
  return Response.json({ story: { id, title }, messages } satisfies ReplyOf<typeof recoverStory>)
}
