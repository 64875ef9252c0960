import * as z from 'zod/mini'
import { genres } from '#contract/genres.ts'
import { EntryKind } from '#contract/memory.ts'
import { Preferences } from '#contract/preferences.ts'

/** Of everything in a document: its number there, from 1 on. */
const Id = z.int().check(z.positive())
const Time = z.iso.datetime()
/** NUL and halves of surrogate pairs are kept by no database. */
const isStorable = z.refine<string>((words) => words.isWellFormed() && !words.includes('\0'))
const text = (most: number) => z.string().check(z.maxLength(most), isStorable)

const DocumentMessage = z.object({
  id: Id,
  /** The message above it; null for an opening. A parent stands before its children. */
  parent: z.nullable(Id),
  role: z.enum(['user', 'assistant']),
  text: text(100_000),
  createdAt: Time,
  /** Of a reply that is not whole. */
  status: z.optional(z.enum(['stopped', 'failed', 'interrupted'])),
  isCut: z.optional(z.literal(true)),
  standIn: z.optional(text(200)),
  suggestions: z.optional(z.array(text(1_000)).check(z.maxLength(10))),
  /** The narrator's own record of the story, which only the narrator that wrote it can read. */
  narratorMemory: z.optional(text(2_000_000)),
  /** The scene as WebP in base64. */
  picture: z.optional(z.object({ alt: text(2_000), webp: z.base64() })),
})
export type DocumentMessage = z.infer<typeof DocumentMessage>

const Span = z.object({
  id: Id,
  level: z.int().check(z.positive()),
  ordinal: z.int().check(z.positive()),
  fromMessage: Id,
  toMessage: Id,
  origin: z.enum(['keeper', 'reader']),
  title: text(500),
  summary: text(10_000),
  openThreads: z.array(text(1_000)),
  closedThreads: z.array(text(1_000)),
})

const Entry = z.object({
  id: Id,
  /** The span whose keeping found it; null where the reader made it. */
  span: z.nullable(Id),
  kind: EntryKind,
  name: text(500),
  aliases: z.array(z.object({ span: z.nullable(Id), name: text(500) })).check(z.maxLength(200)),
  mergedInto: z.nullable(Id),
})

const Fact = z.object({
  id: Id,
  entry: Id,
  span: z.nullable(Id),
  /** The message it rests on; null where it holds always. */
  message: z.nullable(Id),
  text: text(2_000),
  quote: z.nullable(text(4_000)),
  /** Stems by which it is found. */
  words: text(4_000),
  weight: z.int(),
  knownBy: z.nullable(z.array(text(500))),
  replaces: z.nullable(Id),
  /** Another fact about which this one says something newer. */
  updates: z.optional(z.nullable(Id)),
  isStrike: z.boolean(),
  isPinned: z.boolean(),
  /** It waits for the reader, or they have declined it. */
  proposal: z.optional(z.nullable(z.enum(['open', 'declined']))),
  origin: z.enum(['keeper', 'reader', 'storyteller']),
})

const DocumentMemory = z.object({
  spans: z.array(Span).check(z.maxLength(5_000)),
  entries: z.array(Entry).check(z.maxLength(10_000)),
  facts: z.array(Fact).check(z.maxLength(20_000)),
})
export type DocumentMemory = z.infer<typeof DocumentMemory>

const DocumentPortrait = z.object({
  /** 'hero', or the name without case and article. */
  person: text(500),
  name: z.optional(text(500)),
  /** The message that first told of them; null where it counts always. */
  message: z.nullable(Id),
  /** The words that it was painted after. */
  words: text(2_000),
  alt: text(2_000),
  webp: z.base64(),
})
export type DocumentPortrait = z.infer<typeof DocumentPortrait>

export const STORY_FORMAT = 'lanterntale-story'
export const STORY_FORMAT_VERSION = 1

/** The part of a story's file before its messages. */
const DocumentHead = z.object({
  format: z.literal(STORY_FORMAT),
  version: z.literal(STORY_FORMAT_VERSION),
  title: z.nullable(text(200)),
  scenario: text(4_000),
  /** Percent by genre. */
  genreMix: z.nullable(z.partialRecord(z.enum(genres), z.number().check(z.minimum(0), z.maximum(100)))),
  contentRating: Preferences.shape.contentRating,
  createdAt: Time,
  /** The reader's lasting wish for the story. */
  note: z.optional(text(1_000)),
  /** The message at which the story stands. */
  head: Id,
})
export type DocumentHead = z.infer<typeof DocumentHead>

/** A story's whole file. */
export const StoryDocument = z.extend(DocumentHead, {
  messages: z.array(DocumentMessage).check(z.minLength(1), z.maxLength(20_000)),
  memory: DocumentMemory,
  /** People as they look, where they have been painted. */
  portraits: z.optional(z.array(DocumentPortrait).check(z.maxLength(500))),
})
export type StoryDocument = z.infer<typeof StoryDocument>
