import { importFormatNames, importFormats, type ImportFormatName } from '#contract/importing.ts'
import { type PresetForm, PRESET_FORMAT, PresetFile } from '#contract/own-presets.ts'
import { readArchived, isArchive } from './foreign/read-archive.ts'
import { foreignFormats, type FileContent } from './foreign/foreign-formats.ts'
import { isPng, readPngTexts } from './foreign/read-png-text.ts'
import { checkStoryDocument, isStoryJson, readStoryValue } from './json/read-story-json.ts'
import type { StoryDocument } from './json/story-document.ts'
import { decodeUtf8, parseJson, unreadable, notValid } from './unreadable.ts'
import * as z from 'zod/mini'
import { ForeignStory } from './foreign/foreign-story.ts'

export interface StoryFile {
  bytes: Uint8Array
  /** Its name on the reader's machine; '' where it is not known. */
  name: string
  /** The player's name, for files that leave it open. */
  playerName?: string | undefined
  now: number
}

/** A file as the story that would be made of it. */
export interface ReadStoryFile {
  format: ImportFormatName
  document: StoryDocument
  /** Of a file that holds a kept scenario and no story. */
  preset?: PresetForm
  /** The file leaves the player's name open. */
  namesPlayer: boolean
  /** The parts that can't be carried, each by its name. */
  leftOut: string[]
}

const TEXT_EXTENSIONS: readonly string[] = importFormats.plainText.extensions
const MOST_LEFT_OUT = 100
const QUICKLY_READ_BYTES = 50_000

/** Whether a file is read in a blink: more bytes, or packed ones, could hold up everybody else. */
export const isQuicklyRead = ({ bytes }: StoryFile): boolean =>
  bytes.length <= QUICKLY_READ_BYTES && !isArchive(bytes)

/** Reads a file of any known format and checks all that it says. Throws `file_unreadable`. */
export function readStoryFile({ bytes, name, playerName, now }: StoryFile): ReadStoryFile {
  const { content, leftOut: unpacked } = unwrap(bytes, name)
  if (content.kind === 'record' && isStoryJson(content.value)) {
    const document = readStoryValue(content.value)
    // NOTE: the narrator trusts its own record, so one that comes from elsewhere can't be taken for it.
    const hasRecord = document.messages.some(({ narratorMemory }) => narratorMemory !== undefined)
    const leftOut = hasRecord ? ['The narrator’s own record of the story'] : []
    return { format: 'story', document, namesPlayer: false, leftOut }
  }
  const preset = content.kind === 'record' ? readPresetFile(content.value) : undefined
  if (preset)
    return { format: 'scenario', document: documentOf(preset, now), preset, namesPlayer: false, leftOut: [] }
  const title = name.replace(/\.[^.]*$/, '').slice(0, 200)
  for (const format of importFormatNames) {
    if (format === 'story' || format === 'scenario') continue
    const draft = foreignFormats[format](content, { title, playerName })
    if (!draft) continue
    const read = draft.finish(now)
    const missing = [...unpacked, ...read.leftOut].slice(0, MOST_LEFT_OUT)
    const document = checkStoryDocument(read.document)
    return { format, document, namesPlayer: draft.namesPlayer, leftOut: missing }
  }
  throw unreadable('This is none of the files that can be brought in')
}

interface Unwrapped {
  content: FileContent
  leftOut: string[]
}

/** Takes a file out of its picture or archive, and its text apart. */
function unwrap(bytes: Uint8Array, name: string): Unwrapped {
  if (isPng(bytes)) {
    const texts = readPngTexts(bytes)
    const card = texts.get('ccv3') ?? texts.get('chara')
    if (card === undefined) throw unreadable('This picture holds no character card')
    const value = parseJson(decodeUtf8(Buffer.from(card, 'base64')))
    return { content: { kind: 'record', value }, leftOut: ['The picture of the card'] }
  }
  if (isArchive(bytes)) {
    const { file, others } = readArchived(bytes, 'card.json')
    if (!file)
      throw unreadable('This archive holds no character card. Unpack it, and bring its files in one by one.')
    const leftOut = others > 0 ? ['Pictures and sounds of the card'] : []
    return { content: { kind: 'record', value: parseJson(decodeUtf8(file)) }, leftOut }
  }
  return { content: contentOf(bytes, name), leftOut: [] }
}

function contentOf(bytes: Uint8Array, name: string): FileContent {
  const text = decodeUtf8(bytes)
  const extension = name.split('.').at(-1)?.toLowerCase() ?? ''
  if (text !== undefined && TEXT_EXTENSIONS.includes(extension)) {
    if (text.trim() === '') throw unreadable('There is no text in this file')
    return { kind: 'text', text }
  }
  const lines = text?.trimStart().split('\n', 2) ?? []
  if (text !== undefined && (extension === 'jsonl' || isWhole(lines))) {
    const filled = text.split('\n').filter((line) => line.trim() !== '')
    return { kind: 'lines', values: filled.map(parseJson) }
  }
  const value = parseJson(text)
  return Array.isArray(value) ? { kind: 'list', values: value } : { kind: 'record', value }
}

/** Whether a text of several lines begins with one that is JSON by itself. */
function isWhole([first = '', second]: readonly string[]): boolean {
  if (second === undefined || !first.startsWith('{') || !second.startsWith('{')) return false
  try {
    JSON.parse(first)
    return true
  } catch {
    return false
  }
}

/** Reads a kept scenario, checking all that it says; undefined for what is none. Throws `file_unreadable`. */
function readPresetFile(value: unknown): PresetForm | undefined {
  const head = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
  if (head.format !== PRESET_FORMAT) return undefined
  if (head.version !== 1) throw unreadable('This scenario comes from a newer version of Lanterntale')
  const { success, data, error } = z.safeParse(PresetFile, value)
  if (!success) throw notValid(error.issues[0]?.path.join('.'))
  const { title, scenario, genreMix, contentRating, note } = data
  return { title, scenario, genreMix, contentRating, note }
}

/** The story that would begin with a scenario, for the preview. */
function documentOf({ title, scenario, note }: PresetForm, now: number): StoryDocument {
  const draft = new ForeignStory()
  draft.title = title
  draft.addScenario(scenario)
  draft.addNote(note ?? '')
  return draft.finish(now).document
}
