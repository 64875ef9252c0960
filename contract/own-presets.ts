import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { genres, genreSlider, type Genre } from './genres.ts'
import { NumberIdInPath, StoryId } from './ids.ts'
import { limits } from './limits.ts'
import { Preferences } from './preferences.ts'
import { Title } from './titles.ts'

const trimmed = z.overwrite<string>((text) => text.toWellFormed().trim())
const Percent = z.optional(z.int().check(z.minimum(genreSlider.min), z.maximum(genreSlider.max)))
const Mix = z.object(
  Object.fromEntries(genres.map((genre) => [genre, Percent])) as Record<Genre, typeof Percent>,
)

/** Whatever a story begins with. */
export const PresetForm = z.object({
  title: Title,
  scenario: z
    .string()
    .check(
      trimmed,
      z.minLength(1, 'Please describe the scenario'),
      z.maxLength(limits.promptLength, 'Please keep it to 4000 characters'),
    ),
  /** Percent by genre; null: as the narrator sees fit. */
  genreMix: z._default(z.nullable(Mix), null),
  /** Null: as the reader's preferences have it, which also hold where they are stricter. */
  contentRating: z._default(z.nullable(Preferences.shape.contentRating), null),
  /** The lasting wish that such a story has from its beginning. */
  note: z._default(
    z.nullable(
      z.string().check(trimmed, z.maxLength(limits.noteLength, 'Please keep the note to 1000 characters')),
    ),
    null,
  ),
})
export type PresetForm = z.infer<typeof PresetForm>

/** By this a file is known as a kept scenario. */
export const PRESET_FORMAT = 'lanterntale-scenario'

/** A kept scenario as a file. */
export const PresetFile = z.extend(PresetForm, { format: z.literal(PRESET_FORMAT), version: z.literal(1) })
export type PresetFile = z.infer<typeof PresetFile>

/** A scenario that a reader keeps. */
export const OwnPreset = z.extend(PresetForm, {
  presetId: z.number(),
  /** Under which everyone may start it; null: nobody else. */
  shareId: z.nullable(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type OwnPreset = z.infer<typeof OwnPreset>

/** A reader keeps so many, at most. */
export const MOST_PRESETS = 200

const PresetParams = z.object({ presetId: NumberIdInPath })
const SharedPresetParams = z.object({ shareId: StoryId })
const BegunStory = z.object({
  storyId: z.string(),
  /** The empty opening that the narrator is still to tell: a retry of it begins. */
  untoldMessageId: z.number(),
})

export const listPresets = endpoint({
  method: 'GET',
  path: '/api/presets',
  summary: 'The scenarios that the reader keeps, the latest first',
  access: 'user',
  reply: z.array(OwnPreset),
})

export const createPreset = endpoint({
  method: 'POST',
  path: '/api/presets',
  summary: 'Keeps a scenario',
  access: 'user',
  throttles: ['presets'],
  body: PresetForm,
  reply: OwnPreset,
  errors: ['too_many_presets'],
})

export const keepScenario = endpoint({
  method: 'POST',
  path: '/api/story/:storyId/preset',
  summary: 'Keeps what one of the reader’s stories began with: scenario, genre mix, rating and note',
  access: 'user',
  throttles: ['presets'],
  params: z.object({ storyId: StoryId }),
  reply: OwnPreset,
  errors: ['story_not_found', 'too_many_presets'],
})

export const changePreset = endpoint({
  method: 'PATCH',
  path: '/api/presets/:presetId',
  summary: 'Changes a scenario; what is absent is empty afterwards',
  access: 'user',
  params: PresetParams,
  body: PresetForm,
  reply: OwnPreset,
  errors: ['preset_not_found'],
})

export const deletePreset = endpoint({
  method: 'DELETE',
  path: '/api/presets/:presetId',
  summary: 'Removes a scenario and its link; stories that began with it stay',
  access: 'user',
  params: PresetParams,
  reply: z.object({}),
  errors: ['preset_not_found'],
})

export const startPreset = endpoint({
  method: 'POST',
  path: '/api/presets/:presetId/start',
  summary: 'Makes a story of a scenario, whose opening the narrator is still to tell',
  access: 'user',
  throttles: ['presets'],
  params: PresetParams,
  reply: BegunStory,
  errors: ['preset_not_found'],
})

export const exportPreset = endpoint({
  method: 'GET',
  path: '/api/presets/:presetId/export',
  summary: 'The scenario as a file of JSON, which can be brought in again',
  access: 'user',
  throttles: ['exports'],
  params: PresetParams,
  reply: PresetFile,
  errors: ['preset_not_found'],
})

export const sharePreset = endpoint({
  method: 'POST',
  path: '/api/presets/:presetId/share',
  summary: 'Lets everyone who has the link start the scenario; shared again, the link stays the same',
  access: 'user',
  throttles: ['sharing'],
  params: PresetParams,
  reply: z.object({ shareId: z.string() }),
  errors: ['preset_not_found', 'shared_preset_taken_down'],
})

export const stopSharingPreset = endpoint({
  method: 'DELETE',
  path: '/api/presets/:presetId/share',
  summary: 'Takes the link back; stories that began with it stay',
  access: 'user',
  params: PresetParams,
  reply: z.object({}),
  errors: ['preset_not_found', 'shared_preset_taken_down'],
})

export const getSharedPreset = endpoint({
  method: 'GET',
  path: '/api/shared-presets/:shareId',
  summary: 'A shared scenario, for everyone who has its link',
  access: 'public',
  throttles: ['sharedStories'],
  params: SharedPresetParams,
  reply: PresetForm,
  errors: ['shared_preset_not_found', 'shared_preset_taken_down'],
})

export const startSharedPreset = endpoint({
  method: 'POST',
  path: '/api/shared-presets/:shareId/start',
  summary: 'Makes a story of the reader’s own of a shared scenario',
  access: 'user',
  throttles: ['presets'],
  params: SharedPresetParams,
  reply: BegunStory,
  errors: ['shared_preset_not_found', 'shared_preset_taken_down'],
})

export const keepSharedPreset = endpoint({
  method: 'POST',
  path: '/api/shared-presets/:shareId/keep',
  summary: 'Keeps a copy of a shared scenario among the reader’s own',
  access: 'user',
  throttles: ['presets'],
  params: SharedPresetParams,
  reply: OwnPreset,
  errors: ['shared_preset_not_found', 'shared_preset_taken_down', 'too_many_presets'],
})
