import type { Connection } from '../db/schema.ts'

interface NewUsage {
  userId: number
  storyId: string
  messageId: number
  kind: 'text' | 'title' | 'image'
  engine: { provider: string; model: string }
  usage: { inputTokens: number; outputTokens: number }
  now: number
}

/** Charges one call of a model; belongs into the transaction of what the call produced (ruling 8). */
export async function insertUsage(
  db: Connection,
  { userId, storyId, messageId, kind, engine, usage, now }: NewUsage,
): Promise<void> {
  await db
    .insertInto('usage')
    .values({
      user_id: userId,
      story_id: storyId,
      message_id: messageId,
      provider: engine.provider,
      model: engine.model,
      kind,
      input_tokens: usage.inputTokens,
      output_tokens: usage.outputTokens,
      created_at: now,
    })
    .execute()
}
