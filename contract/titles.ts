import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { StoryId } from './ids.ts'

/** Spaces and invisible signs alone are no title. */
const isVisible = z.refine<string>((text) => /[^\p{Z}\p{Cc}\p{Cf}]/u.test(text), 'Please enter a title')

/** A reader's name for a story or a place in it, stored as it was written, without spaces around it. */
export const Title = z.string().check(
  z.overwrite((text) => text.toWellFormed().trim()),
  isVisible,
  z.maxLength(limits.titleLength, 'Please keep the title to 200 characters'),
)

export const generateTitle = endpoint({
  method: 'GET',
  path: '/api/story/:storyId/generate-title',
  summary: 'A title for the story as it stands; the narrator is asked once for each state of it',
  access: 'user',
  throttles: ['titles'],
  guarded: true,
  params: z.object({ storyId: StoryId }),
  reply: z.object({ title: z.string() }),
  errors: ['story_not_found', 'nothing_told', 'title_failed'],
})
