import * as contract from '#contract/portraits.ts'
import type { Serve } from '#server/platform/http/serve.ts'
import { removePortraits, requestPortrait } from './request-portrait.ts'
import type { ScenesContext } from './scenes-context.ts'
import { readStoryPortraits } from './story-portraits.ts'

export function portraitsRoutes(serve: Serve, context: ScenesContext): void {
  serve(contract.getPortraits, ({ user, params }) => readStoryPortraits(context, user.id, params.storyId))

  serve(contract.paintPortrait, async ({ user, params: { storyId }, body, countNew }) => {
    await requestPortrait(context, { userId: user.id, storyId, ...body }, countNew)
    return readStoryPortraits(context, user.id, storyId)
  })

  serve(contract.removePortrait, async ({ user, params: { storyId }, query }) => {
    await removePortraits(context, { userId: user.id, storyId, ...query })
    return readStoryPortraits(context, user.id, storyId)
  })
}
