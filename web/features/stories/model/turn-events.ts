import type { EventSourceMessage } from 'eventsource-parser'
import * as z from 'zod/mini'
import { TurnReply } from '#contract/stories.ts'

const Begun = z.object({ storyId: z.string(), messageId: z.number(), userMessageId: z.optional(z.number()) })
const Piece = z.object({ text: z.string(), at: z.optional(z.number()) })
const Failure = z.object({ error: z.string(), code: z.optional(z.string()), hint: z.optional(z.string()) })
const Waiting = z.object({ text: z.string() })

/** An event of a reply that streams. */
export type TurnEvent =
  | ({ type: 'turn' } & z.infer<typeof Begun>)
  /** `end` counts the reply's UTF-16 units so far, this piece included; from `at` on it takes the place of what came. */
  | { type: 'text'; text: string; end: number; at?: number }
  /** The narrator begins later; `text` says why. */
  | { type: 'narrator-waits'; text: string }
  | { type: 'done'; reply: TurnReply }
  | ({ type: 'failed' } & z.infer<typeof Failure>)

/** The turn's event in a server-sent event; undefined for an unknown or a broken one. */
export function readTurnEvent({ event, id, data }: EventSourceMessage): TurnEvent | undefined {
  const value = parse(data)
  if (event === 'turn') return checked(Begun, value, (begun) => ({ type: 'turn', ...begun }))
  if (event === 'text' && Number.isSafeInteger(Number(id)))
    return checked(Piece, value, (piece) => ({ type: 'text', ...piece, end: Number(id) }))
  if (event === 'waiting') return checked(Waiting, value, ({ text }) => ({ type: 'narrator-waits', text }))
  if (event === 'done') return checked(TurnReply, value, (reply) => ({ type: 'done', reply }))
  if (event === 'failed') return checked(Failure, value, (failure) => ({ type: 'failed', ...failure }))
  return undefined
}

function checked<T>(
  schema: z.ZodMiniType<T>,
  value: unknown,
  toEvent: (value: T) => TurnEvent,
): TurnEvent | undefined {
  const { success, data } = schema.safeParse(value)
  return success ? toEvent(data) : undefined
}

function parse(data: string): unknown {
  try {
    return JSON.parse(data)
  } catch {
    return undefined
  }
}
