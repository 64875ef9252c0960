import type { KeptPlace } from '#contract/place.ts'
import type { TurnReply } from '#contract/stories.ts'
import { versionsAfter } from './feed-message.ts'
import type { FeedMessage } from './feed-message.ts'

/** The story page's whole state. */
export interface StoryState {
  messages: FeedMessage[]
  title?: string
  isLoadingStory: boolean
  /** It could not be read from the server; the browser's snapshot is shown, if there is one. */
  hasFailedToLoad: boolean
  isGenerating: boolean
  /** The story is on its way to another place in its tree. */
  isMoving: boolean
  /** The reader has asked the narrator to stop. */
  isStopping: boolean
  /** The connection broke while the reply streams; the next try is on its way. */
  isReconnecting: boolean
  /** Why the narrator has not begun yet, where it has said so. */
  waitingText?: string
  error?: string
  /** The server's name for it, where it refused a turn. */
  errorCode?: string
  /** A remark on the story as it was read, such as that parts are missing. */
  remark?: string
  /** The reader's lasting wish for the story. */
  note?: string
  /** Where the reader was last, on whichever device, when the story was read. */
  lastPlace?: KeptPlace
  canUndo: boolean
  canRedo: boolean
  /** Older messages stand on the server and are on their way. */
  hasOlder: boolean
  /** The reply that was last finished while the page was open. */
  finishedId?: number
}

type LoadedStory = Partial<
  Pick<StoryState, 'title' | 'remark' | 'note' | 'lastPlace' | 'canUndo' | 'canRedo' | 'hasOlder'>
>

export type StoryChange =
  | { type: 'loading' }
  | ({ type: 'loaded'; messages: FeedMessage[] } & LoadedStory)
  /** The messages above the first one, `before`. */
  | { type: 'older'; messages: FeedMessage[]; before: number }
  | { type: 'noted'; note?: string }
  | { type: 'load-failed'; error: string }
  /** The reader's message is on its way, for the first time or again. */
  | { type: 'sent'; message: FeedMessage }
  | { type: 'asked-again' }
  | { type: 'moving' }
  | { type: 'move-failed'; error: string }
  /** The server has stored the turn; `reply` is still empty. `replaced` is the reply that is generated again. */
  | { type: 'begun'; reply: FeedMessage; sentId?: string; userMessageId?: number; replaced?: number }
  /** From `at` on the text takes the place of what stood there. */
  | { type: 'text'; text: string; at?: number }
  | { type: 'narrator-waits'; text: string }
  | { type: 'lost' }
  | { type: 'stopping' }
  | { type: 'finished'; reply: TurnReply }
  | { type: 'failed'; error: string; code?: string; hint?: string }
  /** The server refused the turn: the reader's words leave the story and go back to the field. */
  | { type: 'refused'; error?: string; code?: string; sentId?: string }
  /** Nobody answered: the reader's words stay, to be sent again. */
  | { type: 'unsent'; sentId: string }
  /** The outbox has changed; `messages` are the story's with those that wait now. */
  | { type: 'waiting'; messages: FeedMessage[] }
  /** A turn from the outbox was not sent: its text goes back to the field. */
  | { type: 'returned'; error: string }
  | { type: 'stop-failed'; error: string }
  | { type: 'error-dismissed' }

const atRest = {
  isGenerating: false,
  isMoving: false,
  isStopping: false,
  isReconnecting: false,
  waitingText: undefined,
} as const

export const emptyStory: StoryState = {
  messages: [],
  isLoadingStory: false,
  hasFailedToLoad: false,
  canUndo: false,
  canRedo: false,
  hasOlder: false,
  ...atRest,
}

const errorOf = (error?: string, errorCode?: string) => ({ error, errorCode })

/** The next state; messages that do not change stay the same objects, so that their rows need no new painting. */
export function changeStory(state: StoryState, change: StoryChange): StoryState {
  const { messages } = state
  switch (change.type) {
    case 'loading':
      return { ...state, isLoadingStory: true, hasFailedToLoad: false, ...errorOf() }
    case 'loaded': {
      const { messages: read, canUndo = false, canRedo = false, hasOlder = false } = change
      const { title, remark, note, lastPlace } = change
      const isGenerating = read.some(isStreaming)
      const loaded = { messages: read, title, remark, note, lastPlace, canUndo, canRedo, hasOlder }
      return { ...state, ...atRest, ...loaded, isGenerating, isLoadingStory: false }
    }
    case 'older':
      // The story may stand elsewhere by now.
      if (messages[0]?.messageId !== change.before) return state
      return { ...state, messages: [...change.messages, ...messages], hasOlder: false }
    case 'load-failed':
      return { ...state, ...atRest, isLoadingStory: false, hasFailedToLoad: true, ...errorOf(change.error) }
    case 'sent': {
      const others = messages.filter(({ id }) => id !== change.message.id)
      return { ...state, messages: [...others, change.message], isGenerating: true, ...errorOf() }
    }
    case 'asked-again':
      return { ...state, isGenerating: true, ...errorOf() }
    case 'noted':
      return { ...state, note: change.note }
    case 'moving':
      return { ...state, isMoving: true, ...errorOf() }
    case 'move-failed':
      return { ...state, ...atRest, ...errorOf(change.error) }
    case 'begun': {
      const { reply, sentId, userMessageId, replaced } = change
      if (messages.some(({ messageId }) => messageId === reply.messageId))
        return { ...state, isReconnecting: false }
      const before = messages.find(({ messageId }) => replaced !== undefined && messageId === replaced)
      const kept = messages.filter((message) => message !== before)
      const stored = replace(kept, sentId, (message) => ({
        ...message,
        messageId: userMessageId,
        status: undefined,
      }))
      const versions = before && versionsAfter(before, reply)
      const begun = { ...reply, isInitialMessage: stored.length === 0, ...(versions && { versions }) }
      const moved = { canUndo: stored.length > 0, canRedo: false }
      return { ...state, ...moved, messages: [...stored, begun], isGenerating: true, isReconnecting: false }
    }
    case 'text': {
      const grow = (reply: FeedMessage): FeedMessage => ({
        ...reply,
        content: reply.content.slice(0, change.at) + change.text,
      })
      return {
        ...state,
        isReconnecting: false,
        waitingText: undefined,
        messages: changeReply(messages, grow),
      }
    }
    case 'narrator-waits':
      return { ...state, waitingText: change.text }
    case 'lost':
      return { ...state, isReconnecting: true }
    case 'stopping':
      return { ...state, isStopping: true }
    case 'finished': {
      const { message: content, suggestions, status, isCut, standIn } = change.reply
      const end = (reply: FeedMessage): FeedMessage => ({
        ...reply,
        content,
        suggestions,
        status,
        isCut,
        standIn,
      })
      return {
        ...state,
        ...atRest,
        messages: changeReply(messages, end),
        finishedId: change.reply.messageId,
        ...errorOf(),
      }
    }
    case 'failed': {
      const status = change.code === 'turn_interrupted' ? 'interrupted' : 'failed'
      const { hint } = change
      return { ...state, ...atRest, messages: changeReply(messages, (reply) => ({ ...reply, status, hint })) }
    }
    case 'refused': {
      const kept = messages.filter(({ id }) => id !== change.sentId)
      return { ...state, ...atRest, messages: kept, ...errorOf(change.error, change.code) }
    }
    case 'unsent': {
      const unsent = replace(messages, change.sentId, (message) => ({ ...message, status: 'unsent' }))
      return { ...state, ...atRest, messages: unsent }
    }
    case 'waiting':
      return { ...state, messages: change.messages }
    case 'returned':
      return { ...state, ...errorOf(change.error) }
    case 'stop-failed':
      return { ...state, isStopping: false, ...errorOf(change.error) }
    case 'error-dismissed':
      return { ...state, ...errorOf() }
  }
}

/** Whether it is the reply that streams now. */
export const isStreaming = ({ role, status }: FeedMessage): boolean =>
  role === 'assistant' && status === 'streaming'

/** 'Narrator is thinking...': asked, and no word has come yet. */
export const isThinking = ({ isGenerating, messages }: StoryState): boolean =>
  isGenerating && !messages.some((message) => isStreaming(message) && message.content !== '')

const changeReply = (messages: FeedMessage[], to: (reply: FeedMessage) => FeedMessage): FeedMessage[] =>
  messages.map((message) => (isStreaming(message) ? to(message) : message))

const replace = (
  messages: FeedMessage[],
  id: string | undefined,
  to: (message: FeedMessage) => FeedMessage,
): FeedMessage[] => messages.map((message) => (message.id === id ? to(message) : message))
