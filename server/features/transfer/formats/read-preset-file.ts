import * as z from 'zod/mini'
import { PRESET_FORMAT, PresetFile, type PresetForm } from '#contract/own-presets.ts'
import { ForeignStory } from './foreign/foreign-story.ts'
import type { StoryDocument } from './json/story-document.ts'
import { notValid, unreadable } from './unreadable.ts'

/** Reads a kept scenario, checking all that it says; undefined for what is none. Throws `file_unreadable`. */
export function readPresetFile(value: unknown): PresetForm | undefined {
  const head = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
  if (head.format !== PRESET_FORMAT) return undefined
  if (head.version !== 1) throw unreadable('This scenario comes from a newer version of Lanterntale')
  const { success, data, error } = z.safeParse(PresetFile, value)
  if (!success) throw notValid(error.issues[0]?.path.join('.'))
  const { title, scenario, genreMix, contentRating, note } = data
  return { title, scenario, genreMix, contentRating, note }
}

/** The story that would begin with a scenario, for the preview. */
export function documentOf({ title, scenario, note }: PresetForm, now: number): StoryDocument {
  const draft = new ForeignStory()
  draft.title = title
  draft.addScenario(scenario)
  draft.addNote(note ?? '')
  return draft.finish(now).document
}
