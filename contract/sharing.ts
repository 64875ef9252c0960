import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { StoryId } from './ids.ts'
import { Title } from './titles.ts'

/** One entry of a shared story; `image` is the address of a picture. */
export const SharedMessage = z.object({
  role: z.enum(['user', 'assistant', 'image']),
  content: z.string(),
  image: z.optional(z.string()),
  createdAt: z.optional(z.string()),
})
export type SharedMessage = z.infer<typeof SharedMessage>

export const SharedStory = z.object({
  title: z.string(),
  messages: z.array(SharedMessage),
  /** Whoever reads it may go on with it in a story of their own. */
  canPlayOn: z.optional(z.literal(true)),
})
export type SharedStory = z.infer<typeof SharedStory>

/** A story of the reader that is public, as their bookmarks page shows it. */
export const Share = z.object({
  shareId: z.string(),
  storyId: z.string(),
  /** The message with which the published path ends. */
  lastMessageId: z.number(),
  title: z.string(),
  allowSearchEngines: z.boolean(),
  allowPlayingOn: z.boolean(),
  /** So many stories others have made of it. */
  playedOn: z.number(),
  sharedAt: z.string(),
})
export type Share = z.infer<typeof Share>

const StoryParams = z.object({ storyId: StoryId })
/** As opaque as a story's id. */
const ShareParams = z.object({ shareId: StoryId })

/** The template into which the server renders the page of a shared story. */
export const SHARED_TEMPLATE = 'shared'

/** Under which the page of a shared story keeps what it has read. */
export const sharedStoryKey = (shareId: string): string[] => ['shared story', shareId]

export const shareStory = endpoint({
  method: 'POST',
  path: '/api/story/:storyId/share',
  summary:
    'Publishes the path up to its last message; sharing again further down renews it under the same link',
  access: 'user',
  throttles: ['sharing'],
  params: StoryParams,
  body: z.object({
    title: Title,
    allowSearchEngines: z._default(z.boolean(), false),
    /** Others may go on with it in a story of their own. */
    allowPlayingOn: z._default(z.boolean(), false),
    /** They see by whom it was shared. */
    allowName: z._default(z.boolean(), false),
  }),
  reply: z.object({ shareId: z.string() }),
  errors: ['story_not_found', 'nothing_told', 'share_taken_down'],
})

export const stopSharing = endpoint({
  method: 'DELETE',
  path: '/api/story/:storyId/share',
  summary: 'Takes all that is public of a story back; its links answer 404 from then on',
  access: 'user',
  params: StoryParams,
  reply: z.object({}),
  errors: ['story_not_found'],
})

export const stopShare = endpoint({
  method: 'DELETE',
  path: '/api/shares/:shareId',
  summary:
    'Takes one published path back; its link answers 404 from then on, unless it is restored within minutes',
  access: 'user',
  params: ShareParams,
  reply: z.object({}),
  errors: ['share_not_found'],
})

export const restoreShare = endpoint({
  method: 'POST',
  path: '/api/shares/:shareId/restore',
  summary: 'Makes a path public again that was taken back minutes ago, under the same link',
  access: 'user',
  params: ShareParams,
  reply: z.object({}),
  errors: ['share_not_found'],
})

export const listShares = endpoint({
  method: 'GET',
  path: '/api/shares',
  summary: 'Which paths of the reader’s stories are public, the latest first',
  access: 'user',
  reply: z.array(Share),
})

export const getSharedStory = endpoint({
  method: 'GET',
  path: '/api/shared/:shareId',
  summary: 'A shared story, for everyone who has its link',
  access: 'public',
  throttles: ['sharedStories'],
  params: ShareParams,
  reply: SharedStory,
  errors: ['share_not_found', 'share_taken_down'],
})

export const getSampleStory = endpoint({
  method: 'GET',
  path: '/api/shared/test',
  summary: 'A sample in the shape of a shared story, shown where a story could not be loaded',
  access: 'public',
  reply: SharedStory,
})
