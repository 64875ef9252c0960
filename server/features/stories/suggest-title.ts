import type { Narrator, NarratorInput } from '#server/engines/narrator/narrator.ts'
import { AppError } from '#server/platform/app-error.ts'
import { secondsMs } from '#server/ground/clock.ts'
import { plainLine, shorten } from '#server/ground/plain-text.ts'
import type { CountNew } from '#server/platform/http/rate-limits.ts'
import { readNarratorInputAt } from './narrator-input.ts'
import type { StoriesContext } from './stories-context.ts'
import { findTitleAt, saveTitle } from './head.queries.ts'
import { requireStory } from './stories.queries.ts'
import { requireSettledHead } from './story-access.ts'

const TITLE_LENGTH = 60
const ANSWER_WITHIN_MS = 20 * secondsMs

export type SuggestTitle = (userId: number, storyId: string, countNew: CountNew) => Promise<string>

/**
 * Makes the use case that suggests a title for a story as it stands. The narrator is asked once for each head, also by
 * callers who come at the same moment. Throws `story_not_found`, `nothing_told`, `title_failed`.
 */
export function titleSuggestions(context: StoriesContext): SuggestTitle {
  const underWay = new Map<number, Promise<string>>()
  return async (userId, storyId, countNew) => {
    const { db, narrators } = context
    const story = await requireStory(db, userId, storyId)
    const headId = await requireSettledHead(db, story)
    const known = await findTitleAt(db, headId)
    if (known !== null) return known
    const asked = underWay.get(headId)
    if (asked) return asked
    await countNew()
    const narrator = await narrators.find(userId, story.connectionId)
    const turn = await readNarratorInputAt({ db, narrator }, { userId, story, headId })
    const asking = underWay.get(headId) ?? askTitle(context, { userId, headId, turn, narrator })
    underWay.set(headId, asking)
    return asking.finally(() => underWay.delete(headId))
  }
}

async function askTitle(
  { db, clock, log, ledger, budgets }: StoriesContext,
  {
    userId,
    headId,
    turn,
    narrator,
  }: { userId: number; headId: number; turn: NarratorInput; narrator: Narrator },
): Promise<string> {
  const { storyId } = turn
  // Whoever asked before may have ended just after this caller looked.
  const known = await findTitleAt(db, headId)
  if (known !== null) return known
  const hold = await budgets.reserve(userId, narrator, 'title')
  const suggested = await narrator
    .suggestTitle(turn, AbortSignal.timeout(ANSWER_WITHIN_MS))
    .catch(async (error: unknown) => {
      await budgets.settle(hold)
      log.warn({ err: error, storyId }, 'the narrator found no title')
      throw new AppError('title_failed')
    })
  await budgets.settle(hold, suggested.usage)
  const title = shorten(plainLine(suggested.title), TITLE_LENGTH)
  if (title === '') throw new AppError('title_failed')
  const now = clock.now()
  await db.transaction().execute(async (trx) => {
    // Another node may have been quicker: then its title stands, and is charged there.
    if (!(await saveTitle(trx, { storyId, messageId: headId, title }))) return
    const charge = { userId, storyId, messageId: headId, kind: 'title', engine: narrator, now } as const
    await ledger.charge(trx, { ...charge, usage: suggested.usage })
  })
  return title
}
