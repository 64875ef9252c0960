import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { StoryId } from './ids.ts'
import { MessageIdInPath } from './stories.ts'

const GivenFact = z.object({
  id: z.number(),
  about: z.string(),
  text: z.string(),
  messageId: z.nullable(z.number()),
  turn: z.optional(z.number()),
  knownBy: z.optional(z.array(z.string())),
})

/** The memory that a reply was given, beside the rules and the scenario. */
export const ToldWith = z.object({
  /** The turn of the reply. */
  turn: z.number(),
  /** The reply before it of which the same is known; null where there is none. */
  earlierMessageId: z.nullable(z.number()),
  pins: z.array(GivenFact),
  spans: z.array(
    z.object({
      id: z.number(),
      title: z.string(),
      /** Absent where there was room for the title alone. */
      summary: z.optional(z.string()),
      fromTurn: z.number(),
      toTurn: z.number(),
    }),
  ),
  facts: z.array(GivenFact),
  inPlay: z.array(GivenFact),
  passages: z.array(z.object({ messageId: z.number(), turn: z.number(), text: z.string() })),
  /** From this message on the story went along word for word; null where none of it did. */
  firstMessageId: z.nullable(z.number()),
  note: z.nullable(z.string()),
  promptTokens: z.number(),
  memoryTokens: z.number(),
  /** As the ledger has it, in US dollars; null where the call was not charged. */
  costUsd: z.nullable(z.number()),
})
export type ToldWith = z.infer<typeof ToldWith>

export const getToldWith = endpoint({
  method: 'GET',
  path: '/api/story/:storyId/turns/:messageId/told-with',
  summary: 'What of its memory the story gave along with a reply',
  access: 'user',
  params: z.object({ storyId: StoryId, messageId: MessageIdInPath }),
  reply: ToldWith,
  errors: ['turn_not_found'],
})
