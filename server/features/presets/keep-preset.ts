import type { GenreMix } from '#contract/genres.ts'
import { MOST_PRESETS, type OwnPreset, type PresetForm } from '#contract/own-presets.ts'
import { requireStory } from '#server/features/stories/story-access.ts'
import { shorten } from '#server/ground/plain-text.ts'
import { AppError } from '#server/platform/app-error.ts'
import { lockReader } from '#server/platform/db/lock-reader.ts'
import { countPresetsOf, insertPreset } from './presets.queries.ts'
import type { PresetsContext } from './presets-context.ts'

const TITLE_LENGTH = 60

/** Keeps a scenario for a reader. Throws `too_many_presets`. */
export const keepPreset = (
  { db, clock }: Pick<PresetsContext, 'db' | 'clock'>,
  userId: number,
  form: PresetForm,
): Promise<OwnPreset> =>
  db.transaction().execute(async (trx) => {
    await lockReader(trx, userId)
    if ((await countPresetsOf(trx, userId)) >= MOST_PRESETS) throw new AppError('too_many_presets')
    return insertPreset(trx, { userId, form, now: clock.now() })
  })

/** Keeps what one of the reader's stories began with. Throws `story_not_found`, `too_many_presets`. */
export async function keepScenarioOf(
  context: PresetsContext,
  userId: number,
  storyId: string,
): Promise<OwnPreset> {
  const { givenTitle, title, premise, genreMix, contentRating, note } = await requireStory(
    context.db,
    userId,
    storyId,
  )
  return keepPreset(context, userId, {
    title: givenTitle ?? title ?? shorten(premise, TITLE_LENGTH),
    scenario: premise,
    genreMix: genreMix === null ? null : (JSON.parse(genreMix) as GenreMix),
    contentRating,
    note,
  })
}
