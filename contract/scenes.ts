import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { StoryId } from './ids.ts'
import { MessageIdInPath } from './stories.ts'

/** The most of a scene's text that a painter is asked with; a longer body is refused. */
const CONTENT_LENGTH = 20_000

export const PictureStatus = z.enum(['painting', 'painted', 'failed'])
export type PictureStatus = z.infer<typeof PictureStatus>

const NO_STORY = 'Cannot generate image: Story not properly initialized'

const PictureRequest = z.object({
  storyId: z.string(NO_STORY).check(z.regex(/^[\w-]{21,64}$/, NO_STORY)),
  content: z.string('No content available for image generation').check(
    z.refine<string>((text) => text.trim() !== '', 'No content available for image generation'),
    z.maxLength(CONTENT_LENGTH, 'The scene is too long to be painted'),
  ),
})
/** The opening's message says which story it is of. */
const OpeningPictureRequest = z.extend(PictureRequest, { storyId: z.optional(PictureRequest.shape.storyId) })
const MessageParams = z.object({ messageId: MessageIdInPath })

/** `image` is there once it is painted; until then the client looks again with `getImage`. */
const PictureAnswer = z.object({
  imageMessageId: z.number(),
  image: z.optional(z.string()),
  alt: z.optional(z.string()),
})

export const generateImage = endpoint({
  method: 'POST',
  path: '/api/story/message/:messageId/generate-image',
  summary: 'Has the scene of a reply painted, once however often it is asked',
  access: 'user',
  throttles: ['pictures'],
  params: MessageParams,
  body: PictureRequest,
  reply: PictureAnswer,
  errors: ['image_message_not_found', 'images_off', 'image_failed'],
})

export const generateInitialImage = endpoint({
  ...generateImage,
  path: '/api/story/message/:messageId/generate-initial-image',
  summary: 'The same for the opening of a story, whose id need not be given',
  body: OpeningPictureRequest,
})

export const getImage = endpoint({
  method: 'GET',
  path: '/api/story/message/:messageId/image',
  summary: 'The picture of a reply; without `image` it is still being painted, or failed',
  access: 'user',
  params: MessageParams,
  reply: z.object({
    image: z.optional(z.string()),
    alt: z.optional(z.string()),
    status: PictureStatus,
    error: z.optional(z.string()),
    /** While it is being painted: how many pictures come before it. */
    ahead: z.optional(z.number()),
  }),
  errors: ['image_not_found'],
})

export const cancelImage = endpoint({
  method: 'DELETE',
  path: '/api/story/message/:messageId/image',
  summary: 'Forgets a picture that was asked for and is not painted yet',
  access: 'user',
  params: MessageParams,
  reply: z.object({}),
  errors: [],
})

export const getPicture = endpoint({
  method: 'GET',
  path: '/pictures/:pictureId/:width.webp',
  summary: 'The picture itself, for the owner of its story and for readers of a shared story that shows it',
  access: 'public',
  params: z.object({ pictureId: StoryId, width: z.enum(['480', '960', '1280']) }),
  reply: z.unknown(),
  errors: ['image_not_found'],
})
