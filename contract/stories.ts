import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { NumberId, NumberIdInPath, StoryId } from './ids.ts'
import { limits } from './limits.ts'
import { KeptPlace } from './place.ts'

export const MessageIdInPath = NumberIdInPath
const ClientId = z.string().check(z.regex(/^[\w-]{21}$/, 'clientId must be 21 url-safe characters'))

const filled = z.refine<string>((text) => text.trim() !== '', 'Please write something first')
const WrittenText = z
  .string()
  .check(filled, z.maxLength(limits.promptLength, 'Please keep it to 4000 characters'))

/** A message in other words; a narrator's may be longer than what a player can send. */
export const EditedText = z
  .string()
  .check(filled, z.maxLength(limits.editLength, 'Please keep it to 20000 characters'))

export const TurnStatus = z.enum(['streaming', 'done', 'stopped', 'failed', 'interrupted'])
export type TurnStatus = z.infer<typeof TurnStatus>

const ReplyMarks = {
  /** The model came to the limit of its reply's length: the reply breaks off, and can be gone on with. */
  isCut: z.optional(z.literal(true)),
  /** The narrator that generated the reply in the place of the usual one, which has failed several times. */
  standIn: z.optional(z.string()),
}

export const StoryMessage = z.object({
  messageId: z.number(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  isInitialMessage: z.boolean(),
  createdAt: z.string(),
  /** The kind as which the player sent it, absent for something the hero does; `more` on a reply that went on by itself. */
  kind: z.optional(z.enum(['say', 'story', 'more'])),
  /** Where it has versions: which of them this is, from 1 on, and all of them, oldest first. */
  versions: z.optional(z.object({ at: z.number(), of: z.number(), messageIds: z.array(z.number()) })),
  /** The client's own id of a user message, so that it finds its message again. */
  clientId: z.optional(z.string()),
  /** Where the picture of this reply's scene is, and what it shows in words. */
  image: z.optional(z.string()),
  imageAlt: z.optional(z.string()),
  /** The state of a narrator's reply; absent once it is whole. */
  status: z.optional(TurnStatus),
  /** Beside `failed`: one sentence on what happened and what to do (NARRATOR-6). */
  hint: z.optional(z.string()),
  ...ReplyMarks,
  /** Three fitting next actions, with the last reply only. */
  suggestions: z.optional(z.array(z.string())),
})
export type StoryMessage = z.infer<typeof StoryMessage>

/** A story on the path that ends in its head, oldest first. */
export const CurrentState = z.object({
  storyId: z.string(),
  title: z.nullable(z.string()),
  messages: z.array(StoryMessage),
  /** The reader's lasting wish for this story, where there is one. */
  note: z.optional(z.string()),
  /** Where the reader was last, on whichever device. */
  lastPlace: z.optional(KeptPlace),
  canUndo: z.optional(z.literal(true)),
  canRedo: z.optional(z.literal(true)),
  /** Older messages stand above these: this is a page of the story. */
  hasOlder: z.optional(z.literal(true)),
})
export type CurrentState = z.infer<typeof CurrentState>

/** Kinds of turns: the hero does or says something, the player tells what happens, or the story goes on by itself. */
export const TurnKind = z.enum(['do', 'say', 'story', 'more'])
export type TurnKind = z.infer<typeof TurnKind>

/** A generated reply: the JSON answer of start, continue and retry, and the data of their `done` event. */
export const TurnReply = z.object({
  storyId: z.string(),
  messageId: z.number(),
  message: z.string(),
  /** The reader stopped it: this is its text until then. */
  status: z.optional(z.literal('stopped')),
  ...ReplyMarks,
  suggestions: z.optional(z.array(z.string())),
})
export type TurnReply = z.infer<typeof TurnReply>

/** The data of the `turn` event: the user's message is safely stored, the reply is on its way. */
export interface TurnBegun {
  storyId: string
  messageId: number
  userMessageId?: number
}

/** The data of the `waiting` event: the narrator begins later, for a reason that `text` says to people. */
export interface TurnWaiting {
  text: string
  seconds?: number
}

const TurnParams = z.object({ storyId: StoryId, messageId: MessageIdInPath })
const StoryParams = z.object({ storyId: StoryId })

export const startStory = endpoint({
  method: 'POST',
  path: '/api/story/start',
  summary: 'Starts a story from a prompt and generates its opening',
  access: 'user',
  throttles: ['turns'],
  body: z.object({ prompt: WrittenText, clientId: z.optional(ClientId) }),
  reply: TurnReply,
  errors: ['story_start_failed', 'too_many_turns', 'turn_interrupted'],
  streams: 'optional',
})

const Continuation = z
  .object({
    /** Absent where the narrator is only to go on. */
    message: z.optional(WrittenText),
    kind: z.optional(TurnKind),
    /** The message below which it was written: a turn sent from an older one makes a branch. */
    parentId: z.optional(NumberId),
    clientId: z.optional(ClientId),
    /** Accepted and checked, never used: the server's own record is the truth (TURN-3). */
    history: z.optional(
      z
        .array(z.object({ role: z.enum(['user', 'assistant']), content: z.string() }))
        .check(z.maxLength(limits.historyEntries)),
    ),
  })
  .check(
    z.refine(({ message, kind }) => (message === undefined) === (kind === 'more'), {
      message: 'Please write something first',
      path: ['message'],
    }),
  )

export const continueStory = endpoint({
  method: 'POST',
  path: '/api/story/:storyId/continue',
  summary: 'Stores what the reader does and generates the reply',
  access: 'user',
  throttles: ['turns'],
  params: StoryParams,
  body: Continuation,
  reply: TurnReply,
  errors: [
    'story_not_found',
    'turn_not_found',
    'turn_running',
    'too_many_turns',
    'message_failed',
    'turn_interrupted',
  ],
  streams: 'optional',
})

export const retryTurn = endpoint({
  method: 'POST',
  path: '/api/story/:storyId/turns/:messageId/retry',
  summary: 'Generates the last reply again; the one before stays beside it',
  access: 'user',
  throttles: ['turns'],
  params: TurnParams,
  /** `guide` is a wish for this one reply: 'darker', 'shorter'. */
  body: z.optional(
    z.object({
      guide: z.optional(
        z.string().check(z.maxLength(limits.guideLength, 'Please keep the wish to 500 characters')),
      ),
    }),
  ),
  reply: TurnReply,
  errors: [
    'turn_not_found',
    'turn_not_last',
    'turn_running',
    'too_many_turns',
    'message_failed',
    'story_start_failed',
    'turn_interrupted',
  ],
  streams: 'optional',
})

export const followTurn = endpoint({
  method: 'GET',
  path: '/api/story/:storyId/turns/:messageId/events',
  summary: 'Follows a running or finished turn from `Last-Event-ID` on',
  access: 'user',
  params: TurnParams,
  reply: TurnReply,
  errors: ['turn_not_found'],
  streams: 'always',
})

export const stopTurn = endpoint({
  method: 'POST',
  path: '/api/story/:storyId/turns/:messageId/stop',
  summary: 'Stops a running turn and keeps the text so far',
  access: 'user',
  params: TurnParams,
  reply: z.object({}),
  errors: ['turn_not_found'],
})

export const getCurrentState = endpoint({
  method: 'GET',
  path: '/api/story/:storyId/current-state',
  summary:
    'The story as it stands, oldest first: the whole of it, or the newest `limit` messages above `before`',
  access: 'user',
  params: StoryParams,
  query: z.object({ limit: z.optional(NumberIdInPath), before: z.optional(NumberIdInPath) }),
  reply: CurrentState,
  errors: ['story_not_found'],
})

export const recoverStory = endpoint({
  method: 'GET',
  path: '/api/story/:storyId/recover',
  summary: 'The whole story on the path through a bookmarked message of it',
  access: 'user',
  params: StoryParams,
  query: z.object({ messageId: MessageIdInPath }),
  reply: z.object({
    story: z.object({ id: z.string(), title: z.nullable(z.string()) }),
    messages: z.array(StoryMessage),
  }),
  errors: ['story_not_found', 'turn_not_found'],
})
