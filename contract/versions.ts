import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { NumberId, StoryId } from './ids.ts'
import { limits } from './limits.ts'
import { CurrentState, EditedText, MessageIdInPath } from './stories.ts'

const StoryParams = z.object({ storyId: StoryId })
const MessageParams = z.object({ storyId: StoryId, messageId: MessageIdInPath })

export const moveHead = endpoint({
  method: 'POST',
  path: '/api/story/:storyId/head',
  summary: 'Goes on from another message; with `follow`, from the end of what was last told below it',
  access: 'user',
  params: StoryParams,
  body: z.object({ messageId: NumberId, follow: z.optional(z.boolean()) }),
  reply: CurrentState,
  errors: ['story_not_found', 'turn_not_found', 'turn_running'],
})

export const undoTurn = endpoint({
  method: 'POST',
  path: '/api/story/:storyId/undo',
  summary: 'Goes one exchange back; nothing is deleted',
  access: 'user',
  params: StoryParams,
  reply: z.extend(CurrentState, {
    /** The player's words of the exchange that was taken back, and how they were sent. */
    typed: z.optional(z.string()),
    typedKind: z.optional(z.enum(['do', 'say', 'story'])),
  }),
  errors: ['story_not_found', 'turn_running', 'nothing_to_undo'],
})

export const redoTurn = endpoint({
  method: 'POST',
  path: '/api/story/:storyId/redo',
  summary: 'Takes the last undo back that nothing was played after',
  access: 'user',
  params: StoryParams,
  reply: CurrentState,
  errors: ['story_not_found', 'turn_running', 'nothing_to_redo'],
})

export const editMessage = endpoint({
  method: 'POST',
  path: '/api/story/:storyId/messages/:messageId/edit',
  summary:
    'A message in other words: as a new version that ends the path, or with what follows kept below it',
  access: 'user',
  params: MessageParams,
  body: z.object({ content: EditedText, keepFollowing: z.boolean() }),
  reply: CurrentState,
  errors: ['turn_not_found', 'turn_running'],
})

/** A message in the tree of its story. */
export const TreeNode = z.object({
  messageId: z.number(),
  parentId: z.nullable(z.number()),
  role: z.enum(['user', 'assistant']),
  /** Its first words. */
  excerpt: z.string(),
  createdAt: z.string(),
  /** As the reader named it. */
  name: z.optional(z.string()),
  /** The words of this message before they were corrected. */
  correctedId: z.optional(z.number()),
  isBookmarked: z.optional(z.literal(true)),
  isShared: z.optional(z.literal(true)),
})
export type TreeNode = z.infer<typeof TreeNode>

export const getTree = endpoint({
  method: 'GET',
  path: '/api/story/:storyId/tree',
  summary: 'Every message of a story with the one above it, oldest first',
  access: 'user',
  params: StoryParams,
  reply: z.object({ headId: z.nullable(z.number()), nodes: z.array(TreeNode) }),
  errors: ['story_not_found'],
})

export const nameMessage = endpoint({
  method: 'PUT',
  path: '/api/story/:storyId/messages/:messageId/name',
  summary: 'Names a place of the story’s map; an empty name takes it away',
  access: 'user',
  params: MessageParams,
  body: z.object({
    name: z.string().check(
      z.overwrite((text) => text.toWellFormed().trim()),
      z.maxLength(limits.titleLength, 'Please keep the name to 200 characters'),
    ),
  }),
  reply: z.object({}),
  errors: ['turn_not_found'],
})

export const getPath = endpoint({
  method: 'GET',
  path: '/api/story/:storyId/messages/:messageId/path',
  summary: 'The story from its opening down to a message, without going there: to read it or to compare',
  access: 'user',
  params: MessageParams,
  reply: CurrentState,
  errors: ['turn_not_found'],
})

export const setNote = endpoint({
  method: 'PUT',
  path: '/api/story/:storyId/note',
  summary: 'A lasting wish for this story, which every reply heeds from then on; empty for none',
  access: 'user',
  params: StoryParams,
  body: z.object({
    text: z.string().check(
      z.overwrite((text) => text.toWellFormed().trim()),
      z.maxLength(limits.noteLength, 'Please keep the note to 1000 characters'),
    ),
  }),
  reply: z.object({}),
  errors: ['story_not_found'],
})
