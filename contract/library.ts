import * as z from 'zod/mini'
import { Title } from './titles.ts'
import { endpoint } from './endpoint.ts'
import { genres } from './genres.ts'
import { StoryId } from './ids.ts'

export const STORIES_A_PAGE = 20
/** Days for which a deleted story can be taken back. */
export const BIN_DAYS = 30
/** So long can a link that was taken back be restored. */
export const STOPPED_SHARE_MINUTES = 10

/** A piece of a sentence that was found; those that match are set off by whoever shows it. */
export const MatchPart = z.object({ text: z.string(), isMatch: z.optional(z.literal(true)) })

/** A place in a story where all the words stand that were looked for. */
export const SearchMatch = z.object({
  place: z.enum(['title', 'scenario', 'message']),
  /** Only of a message. */
  messageId: z.optional(z.number()),
  role: z.optional(z.enum(['user', 'assistant'])),
  /** The message stands on another path than the one that is being played. */
  isElsewhere: z.optional(z.literal(true)),
  parts: z.array(MatchPart),
})
export type SearchMatch = z.infer<typeof SearchMatch>

export const StorySummary = z.object({
  storyId: z.string(),
  /** As the reader named it, else as the narrator suggested, else the first words of its scenario. */
  title: z.string(),
  /** The first words of its opening. */
  opening: z.string(),
  genre: z.optional(z.enum(genres)),
  /** Turns of the player on the path that is being played. */
  turns: z.number(),
  createdAt: z.string(),
  /** When it was last played. */
  updatedAt: z.string(),
  /** The newest picture on the path. */
  image: z.optional(z.string()),
  imageAlt: z.optional(z.string()),
  isArchived: z.optional(z.literal(true)),
  /** Only in the bin: when it goes for good. */
  goneAt: z.optional(z.string()),
  /** Only of a search. */
  match: z.optional(SearchMatch),
})
export type StorySummary = z.infer<typeof StorySummary>

export const StorySection = z.enum(['active', 'archived', 'bin'])
export const StorySort = z.enum(['updated', 'title', 'turns'])

const SearchText = z.string().check(z.maxLength(200, 'Please keep the search to 200 characters'))
const PageNumber = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,5}$/)),
  z.transform((text: string) => Number(text)),
)
const StoryParams = z.object({ storyId: StoryId })

export const listStories = endpoint({
  method: 'GET',
  path: '/api/stories',
  summary: 'The reader’s own stories, 20 a page; a search looks into titles, scenarios and every told word',
  access: 'user',
  throttles: ['library'],
  query: z.object({
    search: z.optional(SearchText),
    sort: z.optional(StorySort),
    genre: z.optional(z.enum(genres)),
    /** Where to look: by default among those that are neither archived nor in the bin. */
    section: z.optional(StorySection),
    /** From 1 on. */
    page: z.optional(PageNumber),
  }),
  reply: z.object({
    stories: z.array(StorySummary),
    total: z.number(),
    /** The genres that stories of this section have, to filter by. */
    genres: z.array(z.enum(genres)),
  }),
})

export const searchStory = endpoint({
  method: 'GET',
  path: '/api/story/:storyId/search',
  summary: 'The places of a story where all these words stand, the best first, 50 at most',
  access: 'user',
  throttles: ['library'],
  params: StoryParams,
  query: z.object({ search: SearchText }),
  reply: z.object({ matches: z.array(SearchMatch) }),
  errors: ['story_not_found'],
})

export const updateStory = endpoint({
  method: 'PATCH',
  path: '/api/story/:storyId',
  summary: 'Renames a story, or puts it into the archive or back',
  access: 'user',
  params: StoryParams,
  body: z.object({ title: z.optional(Title), archived: z.optional(z.boolean()) }),
  reply: StorySummary,
  errors: ['story_not_found'],
})

export const deleteStory = endpoint({
  method: 'DELETE',
  path: '/api/story/:storyId',
  summary: 'Puts a story into the bin; after 30 days it is gone for good',
  access: 'user',
  params: StoryParams,
  reply: z.object({}),
  errors: ['story_not_found'],
})

export const restoreStory = endpoint({
  method: 'POST',
  path: '/api/story/:storyId/restore',
  summary: 'Takes a story out of the bin',
  access: 'user',
  params: StoryParams,
  reply: StorySummary,
  errors: ['story_not_found'],
})
