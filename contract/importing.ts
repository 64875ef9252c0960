import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'

interface ImportFormat {
  label: string
  /** As files of it are named; the first is the usual one. */
  extensions: readonly string[]
}

/** Files that a story can be made of. Where several know one, the first takes it. */
export const importFormats = {
  story: { label: 'Story from Lanterntale', extensions: ['json'] },
  scenario: { label: 'Scenario from Lanterntale', extensions: ['json'] },
  card: { label: 'Character card', extensions: ['png', 'json', 'charx'] },
  chat: { label: 'SillyTavern chat', extensions: ['jsonl'] },
  novelScenario: { label: 'NovelAI scenario', extensions: ['scenario'] },
  novelLorebook: { label: 'NovelAI lorebook', extensions: ['lorebook'] },
  worldInfo: { label: 'World Info', extensions: ['json'] },
  koboldSave: { label: 'KoboldAI save', extensions: ['json'] },
  storyCards: { label: 'AI Dungeon story cards', extensions: ['json'] },
  plainText: { label: 'Plain text or Markdown', extensions: ['txt', 'md', 'markdown'] },
} as const satisfies Record<string, ImportFormat>
export type ImportFormatName = keyof typeof importFormats
/** Formats of other programs. */
export type ForeignFormatName = Exclude<ImportFormatName, 'story' | 'scenario'>
export const importFormatNames = Object.keys(importFormats) as ImportFormatName[]

/** The parts of a file that would come in, before anything is stored. */
export const ImportPreview = z.object({
  format: z.enum(importFormatNames),
  title: z.nullable(z.string()),
  scenario: z.string(),
  messages: z.number(),
  pictures: z.number(),
  /** People, places and things with what is known about them. */
  entries: z.number(),
  facts: z.number(),
  note: z.nullable(z.string()),
  /** The file leaves the player's name open, which `player` fills in. */
  namesPlayer: z.boolean(),
  /** The narrator is still to tell the opening. */
  isUntold: z.boolean(),
  /** The parts that can't be carried, each by its name. */
  leftOut: z.array(z.string()),
})
export type ImportPreview = z.infer<typeof ImportPreview>

export const importStory = endpoint({
  method: 'POST',
  path: '/api/stories/import',
  summary:
    'Makes a story of a file, or keeps the scenario that it holds; with `preview=true` it only says what would come in',
  access: 'user',
  throttles: ['imports'],
  query: z.object({
    preview: z.optional(z.enum(['true', 'false'])),
    /** The player's name in a story whose file leaves it open. */
    player: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(80))),
  }),
  fileBytes: limits.fileBytes,
  reply: z.object({
    storyId: z.optional(z.string()),
    /** In its place for a file that holds a kept scenario. */
    presetId: z.optional(z.number()),
    /** The empty opening of a story that the narrator is still to tell: a retry of it begins. */
    untoldMessageId: z.optional(z.number()),
    preview: z.optional(ImportPreview),
  }),
  errors: ['file_unreadable', 'too_large', 'unsupported_media_type', 'too_many_presets'],
})
