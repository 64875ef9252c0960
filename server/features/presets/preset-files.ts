import { PRESET_FORMAT, type PresetFile, type PresetForm } from '#contract/own-presets.ts'
import type { Connection } from '#server/platform/db/schema.ts'
import { findPresetsOf } from './presets.queries.ts'

/** A kept scenario as what its file holds. */
export const presetFileOf = ({ title, scenario, genreMix, contentRating, note }: PresetForm): PresetFile => ({
  format: PRESET_FORMAT,
  version: 1,
  title,
  scenario,
  genreMix,
  contentRating,
  note,
})

/** All scenarios that a reader keeps, as what their files hold. */
export const readPresetFiles = async (db: Connection, userId: number): Promise<PresetFile[]> =>
  (await findPresetsOf(db, userId)).map(presetFileOf)
