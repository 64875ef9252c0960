import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { NumberId, NumberIdInPath, StoryId } from './ids.ts'

/** Kinds of entries; 'rule' is a law of the story's world. */
export const EntryKind = z.enum(['hero', 'person', 'place', 'thing', 'thread', 'rule'])
export type EntryKind = z.infer<typeof EntryKind>

/**
 * 'due' and 'failed' say how far the keeper is, 'stale' that words of it were changed since it was kept, 'former' that
 * another row has taken its place.
 */
export const SpanStatus = z.enum(['due', 'kept', 'failed', 'stale', 'former'])
export type SpanStatus = z.infer<typeof SpanStatus>

/** Who says so: the model that keeps the memory, the reader, or the built-in storyteller. */
const FactOrigin = z.enum(['keeper', 'reader', 'storyteller'])
export type FactOrigin = z.infer<typeof FactOrigin>

/** Words a summary has at most. */
export const SUMMARY_WORDS = 120
/** Words a fact has at most. */
export const FACT_WORDS = 25
const NAME_LETTERS = 80
const SUMMARY_LETTERS = 1_200
const FACT_LETTERS = 300

const oneLine = z.overwrite<string>((text) =>
  text.toWellFormed().replaceAll('\0', '').replace(/\s+/g, ' ').trim(),
)
const isFilled = z.refine<string>((text) => text !== '', 'Please write something first')
const FactText = z
  .string()
  .check(oneLine, isFilled, z.maxLength(FACT_LETTERS, `Please keep it to ${FACT_LETTERS} characters`))
const EntryName = z
  .string()
  .check(oneLine, isFilled, z.maxLength(NAME_LETTERS, `Please keep the name to ${NAME_LETTERS} characters`))
const SummaryText = z
  .string()
  .check(oneLine, isFilled, z.maxLength(SUMMARY_LETTERS, `Please keep it to ${SUMMARY_LETTERS} characters`))

/** Where a reader's word holds: on paths through the message that is now the last one, or everywhere in the story. */
const Holds = z.enum(['from_here', 'always'])
export type Holds = z.infer<typeof Holds>

/** Fields of a fact, be it one that counts or one that waits. */
const saidOfFact = {
  id: z.number(),
  text: z.string(),
  /** The message that it was told in; null for what holds always. */
  messageId: z.nullable(z.number()),
  /** The turn it was told in. */
  turn: z.optional(z.number()),
  /** Who alone knows it. */
  knownBy: z.optional(z.array(z.string())),
}

const MemoryFact = z.object({ ...saidOfFact, isPinned: z.boolean(), origin: FactOrigin })
export type MemoryFact = z.infer<typeof MemoryFact>

const MemoryEntry = z.object({
  id: z.number(),
  kind: EntryKind,
  name: z.string(),
  aliases: z.array(z.string()),
  facts: z.array(MemoryFact),
})
export type MemoryEntry = z.infer<typeof MemoryEntry>

/** A fact that the keeper has found, or that one no longer holds: it waits for the reader's word. */
const MemoryProposal = z.object({
  ...saidOfFact,
  about: z.string(),
  /** It says nothing but that the one before no longer holds: its text is the words of the story that end that one. */
  isStrike: z.optional(z.boolean()),
  /** The known fact that it says anew; whether that one goes, or both are told. */
  before: z.optional(z.object({ text: z.string(), goes: z.boolean() })),
})
export type MemoryProposal = z.infer<typeof MemoryProposal>

const MemorySpan = z.object({
  id: z.number(),
  title: z.string(),
  summary: z.string(),
  fromMessageId: z.number(),
  toMessageId: z.number(),
  fromTurn: z.number(),
  toTurn: z.number(),
  openThreads: z.array(z.string()),
})
export type MemorySpan = z.infer<typeof MemorySpan>

/**
 * 'working' while a part of the story waits to be kept, 'failed' when that has been tried in vain, 'own' where the
 * narrator has a memory of its own.
 */
const MemoryState = z.enum(['up_to_date', 'working', 'failed', 'own'])

/** The memory of a story on the path that is played. */
export const StoryMemory = z.object({
  spans: z.array(MemorySpan),
  entries: z.array(MemoryEntry),
  proposals: z.array(MemoryProposal),
  note: z.nullable(z.string()),
  state: MemoryState,
  /** Whether the reader is asked before what the keeper finds counts. */
  asksFirst: z.boolean(),
})
export type StoryMemory = z.infer<typeof StoryMemory>

const Proposals = z.array(NumberId).check(z.maxLength(500))
const StoryParams = z.object({ storyId: StoryId })
const FactParams = z.object({ storyId: StoryId, factId: NumberIdInPath })
const errors = ['story_not_found', 'memory_not_found'] as const
/** Common to all changes of a memory. */
const change = { access: 'user', throttles: ['memory'], reply: StoryMemory, errors } as const

export const getMemory = endpoint({
  method: 'GET',
  path: '/api/story/:storyId/memory',
  summary: 'What the story remembers, on the path that is played',
  access: 'user',
  params: StoryParams,
  reply: StoryMemory,
  errors: ['story_not_found'],
})

export const addFact = endpoint({
  ...change,
  method: 'POST',
  path: '/api/story/:storyId/memory/facts',
  summary: 'Adds a fact in the reader’s words, about somebody or something known or new',
  params: StoryParams,
  body: z.object({ about: EntryName, kind: EntryKind, text: FactText, holds: Holds }),
})

export const correctFact = endpoint({
  ...change,
  method: 'POST',
  path: '/api/story/:storyId/memory/facts/:factId/correct',
  summary: 'Puts the reader’s words in the place of a fact',
  params: FactParams,
  body: z.object({ text: FactText, holds: Holds }),
})

export const strikeFact = endpoint({
  ...change,
  method: 'POST',
  path: '/api/story/:storyId/memory/facts/:factId/strike',
  summary: 'Says that a fact does not hold',
  params: FactParams,
  body: z.object({ holds: Holds }),
})

export const pinFact = endpoint({
  ...change,
  method: 'PATCH',
  path: '/api/story/:storyId/memory/facts/:factId',
  summary: 'Pins a fact, so that the narrator is never without it, or lets it go',
  params: FactParams,
  body: z.object({ isPinned: z.boolean() }),
})

export const mergeEntries = endpoint({
  ...change,
  method: 'POST',
  path: '/api/story/:storyId/memory/entries/:entryId/merge',
  summary: 'Makes one of two entries that are the same',
  params: z.object({ storyId: StoryId, entryId: NumberIdInPath }),
  body: z.object({ into: NumberId }),
})

export const editSpan = endpoint({
  ...change,
  method: 'PATCH',
  path: '/api/story/:storyId/memory/spans/:spanId',
  summary: 'Puts the reader’s words in the place of a summary',
  params: z.object({ storyId: StoryId, spanId: NumberIdInPath }),
  body: z.object({ summary: SummaryText }),
})

export const decideProposals = endpoint({
  ...change,
  method: 'POST',
  path: '/api/story/:storyId/memory/proposals',
  summary: 'Takes facts that wait for the reader into the memory, and declines others',
  params: StoryParams,
  body: z.object({ accept: Proposals, decline: Proposals }),
})

export const askFirst = endpoint({
  ...change,
  method: 'PATCH',
  path: '/api/story/:storyId/memory',
  summary: 'Whether the reader is asked before facts that the keeper finds count',
  params: StoryParams,
  body: z.object({ asksFirst: z.boolean() }),
  errors: ['story_not_found'],
})

export const retryMemory = endpoint({
  ...change,
  method: 'POST',
  path: '/api/story/:storyId/memory/retry',
  summary: 'Tries again to keep what could not be kept',
  params: StoryParams,
  errors: ['story_not_found'],
})
