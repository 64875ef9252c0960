import * as contract from '#contract/own-presets.ts'
import { AppError } from '#server/platform/app-error.ts'
import { attachment } from '#server/platform/http/attachment.ts'
import type { Serve } from '#server/platform/http/serve.ts'
import type { Room } from '#server/platform/room.ts'
import { keepPreset, keepScenarioOf } from './keep-preset.ts'
import type { PresetsContext } from './presets-context.ts'
import {
  changePresetOf,
  deletePresetOf,
  findPresetOf,
  findPresetsOf,
  findSharedPreset,
  presetData,
  sharePresetOf,
  unsharePresetOf,
} from './presets.queries.ts'
import { scenarioPages, type ScenarioPagesContext } from './scenario-pages.ts'
import { beginPreset } from './start-preset.ts'

function presetsRoutes(serve: Serve, context: PresetsContext): void {
  const { db, clock } = context
  const requireShared = async (shareId: string) => {
    const form = await findSharedPreset(db, shareId)
    if (!form) throw new AppError('shared_preset_not_found')
    return form
  }

  serve(contract.listPresets, ({ user }) => findPresetsOf(db, user.id))

  serve(contract.createPreset, ({ user, body }) => keepPreset(context, user.id, body))

  serve(contract.keepScenario, ({ user, params }) => keepScenarioOf(context, user.id, params.storyId))

  serve(contract.changePreset, async ({ user, params, body }) => {
    const change = { userId: user.id, id: params.presetId, form: body, now: clock.now() }
    return (await changePresetOf(db, change)) ?? notFound()
  })

  serve(contract.deletePreset, async ({ user, params }) =>
    (await deletePresetOf(db, user.id, params.presetId)) ? {} : notFound(),
  )

  serve(contract.startPreset, async ({ user, params }) => {
    const preset = (await findPresetOf(db, user.id, params.presetId)) ?? notFound()
    return beginPreset(context, user.id, preset)
  })

  serve(contract.exportPreset, async ({ user, params, reply }) => {
    const kept = (await findPresetOf(db, user.id, params.presetId)) ?? notFound()
    const { title, scenario, genreMix, contentRating, note } = kept
    reply.header('content-disposition', attachment(title, 'json'))
    return {
      format: contract.PRESET_FORMAT,
      version: 1,
      title,
      scenario,
      genreMix,
      contentRating,
      note,
    } as const
  })

  serve(contract.sharePreset, async ({ user, params }) => ({
    shareId: (await sharePresetOf(db, user.id, params.presetId)) ?? notFound(),
  }))

  serve(contract.stopSharingPreset, async ({ user, params }) =>
    (await unsharePresetOf(db, user.id, params.presetId)) ? {} : notFound(),
  )

  serve(contract.getSharedPreset, ({ params }) => requireShared(params.shareId))

  serve(contract.startSharedPreset, async ({ user, params }) =>
    beginPreset(context, user.id, await requireShared(params.shareId)),
  )

  serve(contract.keepSharedPreset, async ({ user, params }) =>
    keepPreset(context, user.id, await requireShared(params.shareId)),
  )
}

function notFound(): never {
  throw new AppError('preset_not_found')
}

export const presetsRoom: Room<PresetsContext & ScenarioPagesContext> = {
  routes: presetsRoutes,
  pages: scenarioPages,
  userData: [presetData],
}
