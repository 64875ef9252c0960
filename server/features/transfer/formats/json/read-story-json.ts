import * as z from 'zod/mini'
import { AppError } from '#server/platform/app-error.ts'
import { STORY_FORMAT, STORY_FORMAT_VERSION, StoryDocument } from './story-document.ts'

/** Reads the bytes of a story's file and checks all that it says. Throws `file_unreadable`. */
export function readStoryJson(bytes: Uint8Array): StoryDocument {
  const value = parse(bytes)
  const { format, version } = (typeof value === 'object' && value !== null ? value : {}) as {
    format?: unknown
    version?: unknown
  }
  if (format !== STORY_FORMAT) throw refusal('This is not a story that was taken along from here')
  if (version !== STORY_FORMAT_VERSION) throw refusal('This story comes from a newer version of Lanterntale')
  const { success, data, error } = z.safeParse(StoryDocument, value)
  if (!success) throw refusal(`Not valid in this file: ${error.issues[0]?.path.join('.') ?? 'all of it'}`)
  const fault = referenceFault(data)
  if (fault) throw refusal(`Not valid in this file: ${fault}`)
  return data
}

const refusal = (text: string): AppError => new AppError('file_unreadable', { text })

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw refusal('This file is not JSON')
  }
}

/** The first thing that points to what is not there; undefined where all is well. */
function referenceFault({ head, messages, memory }: StoryDocument): string | undefined {
  const { spans, entries, facts } = memory
  const isIn = (list: readonly unknown[], id: number | null) => id === null || id <= list.length
  const isNumbered = (list: readonly { id: number }[]) => list.every(({ id }, at) => id === at + 1)
  if (![messages, spans, entries, facts].every(isNumbered)) return 'numbers'
  if (!isIn(messages, head)) return 'head'
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
