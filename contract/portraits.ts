import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { StoryId } from './ids.ts'
import { PictureStatus } from './scenes.ts'

/** The most letters that a portrait is painted after. */
export const PORTRAIT_WORDS_LENGTH = 600

const Words = z.string().check(
  z.overwrite((text) => text.toWellFormed().replaceAll('\0', '').trim()),
  z.refine<string>((text) => text !== '', 'Please write how they look'),
  z.maxLength(PORTRAIT_WORDS_LENGTH, `Please keep it to ${PORTRAIT_WORDS_LENGTH} characters`),
)

/** Somebody of a story, with their portrait where there is one. */
const PortraitPerson = z.object({
  /** 'hero', or their name without case and article. */
  person: z.string(),
  /** Absent for a hero without a name. */
  name: z.optional(z.string()),
  /** Looks in words: what the last portrait was painted after, or what scenario, story and memory say. */
  words: z.string(),
  /** State of the last one that was asked for. */
  status: z.optional(PictureStatus),
  image: z.optional(z.string()),
  alt: z.optional(z.string()),
})
export type PortraitPerson = z.infer<typeof PortraitPerson>

export const StoryPortraits = z.object({
  people: z.array(PortraitPerson),
  painter: z.object({ name: z.string(), isModel: z.boolean() }),
  /** Everything that a model is told beside the words about the person. */
  alsoSaid: z.optional(z.string()),
  /** The price of the dearest picture that this painter has painted of late, 0 where none is charged; absent where it is not known. */
  priceUsd: z.optional(z.number()),
})
export type StoryPortraits = z.infer<typeof StoryPortraits>

const StoryParams = z.object({ storyId: StoryId })
const PersonName = z.string().check(z.minLength(1), z.maxLength(200))

export const getPortraits = endpoint({
  method: 'GET',
  path: '/api/story/:storyId/portraits',
  summary: 'The people of a story on the path that is played, with their portraits',
  access: 'user',
  params: StoryParams,
  reply: StoryPortraits,
  errors: ['story_not_found'],
})

export const paintPortrait = endpoint({
  method: 'POST',
  path: '/api/story/:storyId/portraits',
  summary: 'Has somebody of a story painted, after the words that are given',
  access: 'user',
  throttles: ['pictures'],
  params: StoryParams,
  body: z.object({ person: PersonName, words: Words }),
  reply: StoryPortraits,
  errors: ['story_not_found', 'portrait_person_unknown', 'images_off'],
})

export const removePortrait = endpoint({
  method: 'DELETE',
  path: '/api/story/:storyId/portraits',
  summary:
    'Removes somebody’s portraits from the path that is played, or calls off the one that is being painted',
  access: 'user',
  params: StoryParams,
  query: z.object({ person: PersonName }),
  reply: StoryPortraits,
  errors: ['story_not_found'],
})
