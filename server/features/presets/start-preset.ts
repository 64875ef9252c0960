import type { PresetForm } from '#contract/own-presets.ts'
import { saveConnection, storeTree } from '#server/features/stories/story-access.ts'
import { findPreferencesOf } from '#server/platform/preferences.queries.ts'
import type { PresetsContext } from './presets-context.ts'

/** Makes a story of a scenario for a reader; its opening is still to be told, by a retry. */
export async function beginPreset(
  { db, clock, narrators }: PresetsContext,
  userId: number,
  { scenario, genreMix, contentRating, note }: PresetForm,
): Promise<{ storyId: string; untoldMessageId: number }> {
  const connectionId = await narrators.findDefault(userId)
  return db.transaction().execute(async (trx) => {
    const now = clock.now()
    const tree = {
      premise: scenario,
      title: null,
      genreMix,
      contentRating: contentRating ?? (await findPreferencesOf(trx, userId)).contentRating,
      note,
      createdAt: now,
      headAt: 0,
      messages: [untoldOpening(now)],
    }
    const { storyId, messageIds } = await storeTree(trx, { userId, tree, now })
    if (connectionId !== null) await saveConnection(trx, { userId, storyId, connectionId })
    return { storyId, untoldMessageId: messageIds[0]! }
  })
}

const untoldOpening = (createdAt: number) =>
  ({
    parentAt: null,
    role: 'assistant',
    content: '',
    createdAt,
    status: 'interrupted',
    isCut: false,
    standIn: null,
    suggestions: null,
  }) as const
