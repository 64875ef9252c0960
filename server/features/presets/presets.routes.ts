import * as contract from '#contract/own-presets.ts'
import { reportSharedPreset } from '#contract/reports.ts'
import { takenDown, takeReport } from '#server/features/moderation/take-report.ts'
import { AppError } from '#server/platform/app-error.ts'
import { attachment } from '#server/platform/http/attachment.ts'
import type { Serve } from '#server/platform/http/serve.ts'
import type { Room } from '#server/platform/room.ts'
import { keepPreset, keepScenarioOf } from './keep-preset.ts'
import { presetFileOf } from './preset-files.ts'
import type { PresetsContext } from './presets-context.ts'
import {
  changePresetOf,
  deletePresetOf,
  findPresetOf,
  findPresetsOf,
  findSharedPreset,
  findTakedownOfPreset,
  presetData,
  sharePresetOf,
  unsharePresetOf,
} from './presets.queries.ts'
import { scenarioPages, type ScenarioPagesContext } from './scenario-pages.ts'
import { beginPreset } from './start-preset.ts'

function presetsRoutes(serve: Serve, context: PresetsContext): void {
  const { db, clock } = context
  const requireShared = async (shareId: string) => {
    const shared = await findSharedPreset(db, shareId)
    if (!shared) throw new AppError('shared_preset_not_found')
    refuseTakenDown(shared.takedownReason)
    return shared
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
    reply.header('content-disposition', attachment(kept.title, 'json'))
    return presetFileOf(kept)
  })

  serve(contract.sharePreset, async ({ user, params }) => {
    refuseTakenDown(await findTakedownOfPreset(db, user.id, params.presetId))
    return { shareId: (await sharePresetOf(db, user.id, params.presetId)) ?? notFound() }
  })

  serve(contract.stopSharingPreset, async ({ user, params }) => {
    refuseTakenDown(await findTakedownOfPreset(db, user.id, params.presetId))
    return (await unsharePresetOf(db, user.id, params.presetId)) ? {} : notFound()
  })

  serve(contract.getSharedPreset, async ({ params, reply }) => {
    // A scenario that was taken back must not go on from somebody's cache.
    reply.header('cache-control', 'no-store')
    return (await requireShared(params.shareId)).form
  })

  serve(reportSharedPreset, async ({ params, body }) => {
    const { id } = await requireShared(params.shareId)
    await takeReport(db, { shareId: null, presetId: id, ...body, now: clock.now() })
    return {}
  })

  serve(contract.startSharedPreset, async ({ user, params }) =>
    beginPreset(context, user.id, (await requireShared(params.shareId)).form),
  )

  serve(contract.keepSharedPreset, async ({ user, params }) =>
    keepPreset(context, user.id, (await requireShared(params.shareId)).form),
  )
}

function refuseTakenDown(reason: string | undefined): void {
  if (reason !== undefined) throw takenDown('shared_preset_taken_down', reason)
}

function notFound(): never {
  throw new AppError('preset_not_found')
}

export const presetsRoom: Room<PresetsContext & ScenarioPagesContext> = {
  routes: presetsRoutes,
  pages: scenarioPages,
  userData: [presetData],
}
