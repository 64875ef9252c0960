import * as z from 'zod/mini'
import { notValid, unreadable } from '../unreadable.ts'
import { STORY_FORMAT, STORY_FORMAT_VERSION, StoryDocument } from './story-document.ts'

export const isStoryJson = (value: unknown): boolean => headOf(value).format === STORY_FORMAT

const headOf = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as { format?: unknown; version?: unknown }

/** Checks all that a story's file from here says. Throws `file_unreadable`. */
export function readStoryValue(value: unknown): StoryDocument {
  if (headOf(value).version !== STORY_FORMAT_VERSION)
    throw unreadable('This story comes from a newer version of Lanterntale')
  return checkStoryDocument(value)
}

/** A value as a story's document. Throws `file_unreadable` with the field that is not valid. */
export function checkStoryDocument(value: unknown): StoryDocument {
  const { success, data, error } = z.safeParse(StoryDocument, value)
  if (!success) throw notValid(error.issues[0]?.path.join('.'))
  const fault = referenceFault(data)
  if (fault) throw notValid(fault)
  return data
}

/** The first thing that points to what is not there; undefined where all is well. */
function referenceFault({ head, messages, memory, portraits = [] }: StoryDocument): string | undefined {
  const { spans, entries, facts } = memory
  const isIn = (list: readonly unknown[], id: number | null) => id === null || id <= list.length
  const isNumbered = (list: readonly { id: number }[]) => list.every(({ id }, at) => id === at + 1)
  if (![messages, spans, entries, facts].every(isNumbered)) return 'numbers'
  if (!isIn(messages, head)) return 'head'
  if (!portraits.every(({ message }) => isIn(messages, message))) return 'portraits'
  const isAbove = ({ id, parent, role }: StoryDocument['messages'][number]) =>
    parent === null ? role === 'assistant' : parent < id
  if (!messages.every(isAbove)) return 'messages'
  if (!spans.every(({ fromMessage, toMessage }) => isIn(messages, fromMessage) && isIn(messages, toMessage)))
    return 'memory.spans'
  const isEntryWell = ({ span, aliases, mergedInto }: StoryDocument['memory']['entries'][number]) =>
    isIn(spans, span) && isIn(entries, mergedInto) && aliases.every((alias) => isIn(spans, alias.span))
  if (!entries.every(isEntryWell)) return 'memory.entries'
  const isFactWell = (fact: StoryDocument['memory']['facts'][number]) =>
    isIn(entries, fact.entry) &&
    isIn(spans, fact.span) &&
    isIn(messages, fact.message) &&
    isIn(facts, fact.replaces) &&
    isIn(facts, fact.updates ?? null)
  return facts.every(isFactWell) ? undefined : 'memory.facts'
}
