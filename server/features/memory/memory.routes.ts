import * as contract from '#contract/memory.ts'
import { getToldWith } from '#contract/told-with.ts'
import { noteDueSpan, requireStory } from '#server/features/stories/story-access.ts'
import type { Room } from '#server/platform/room.ts'
import type { Serve } from '#server/platform/http/serve.ts'
import { findNextDue } from './next-due.ts'
import { forgiveFailure } from './spans.queries.ts'
import * as edit from './edit-memory.ts'
import { memoryData } from './memory-data.ts'
import type { MemoryContext } from './memory-context.ts'
import { readMemory } from './read-memory.ts'
import { readToldWith } from './read-told-with.ts'

function memoryRoutes(serve: Serve, context: MemoryContext): void {
  const { db, clock, memory, narrators } = context
  const read = (userId: number, storyId: string) => readMemory(context, userId, storyId)

  serve(contract.getMemory, ({ user, params }) => read(user.id, params.storyId))

  serve(getToldWith, ({ user, params }) => readToldWith(db, { userId: user.id, ...params }))

  serve(contract.addFact, async ({ user, params: { storyId }, body }) => {
    await edit.addReaderFact(context, { userId: user.id, storyId }, body)
    return read(user.id, storyId)
  })

  serve(contract.correctFact, async ({ user, params: { storyId, factId }, body }) => {
    await edit.correctReaderFact(context, { userId: user.id, storyId }, { factId, ...body })
    return read(user.id, storyId)
  })

  serve(contract.strikeFact, async ({ user, params: { storyId, factId }, body }) => {
    await edit.strikeReaderFact(context, { userId: user.id, storyId }, { factId, ...body })
    return read(user.id, storyId)
  })

  serve(contract.pinFact, async ({ user, params: { storyId, factId }, body }) => {
    await edit.pinReaderFact(context, { userId: user.id, storyId }, { factId, ...body })
    return read(user.id, storyId)
  })

  serve(contract.mergeEntries, async ({ user, params: { storyId, entryId }, body }) => {
    await edit.mergeReaderEntries(context, { userId: user.id, storyId }, { entryId, ...body })
    return read(user.id, storyId)
  })

  serve(contract.editSpan, async ({ user, params: { storyId, spanId }, body }) => {
    await edit.editReaderSpan(context, { userId: user.id, storyId }, { spanId, ...body })
    return read(user.id, storyId)
  })

  serve(contract.decideProposals, async ({ user, params: { storyId }, body }) => {
    await edit.decideProposals(context, { userId: user.id, storyId }, body)
    return read(user.id, storyId)
  })

  serve(contract.askFirst, async ({ user, params: { storyId }, body }) => {
    await edit.setAsksFirst(db, { userId: user.id, storyId }, body.asksFirst)
    return read(user.id, storyId)
  })

  serve(contract.retryMemory, async ({ user, params: { storyId } }) => {
    const { headId, connectionId } = await requireStory(db, user.id, storyId)
    const narrator = await narrators.find(user.id, connectionId)
    const due =
      headId === null || !narrator.answer
        ? undefined
        : await findNextDue(db, storyId, headId, { retriesFailed: true })
    if (due) {
      await db.transaction().execute(async (trx) => {
        await forgiveFailure(trx, storyId, due)
        await noteDueSpan(trx, storyId, due, clock.now())
      })
      memory.look()
    }
    return read(user.id, storyId)
  })
}

export const memoryRoom: Room<MemoryContext> = { routes: memoryRoutes, userData: [memoryData] }
