import { readPath, type PathMessage } from '#server/features/stories/story-access.ts'
import type { TransferContext } from './transfer-context.ts'

/** A story as something to read from cover to end. */
export interface Book {
  /** Of the story; the same in each export of it. */
  storyId: string
  title: string
  premise: string
  /** A BCP 47 tag; 'und' where it can't be told. */
  language: string
  /** When its first and its last message were told, in milliseconds since the epoch. */
  beganAt: number
  endedAt: number
  chapters: Chapter[]
  readPicture: TransferContext['readPicture']
}

export interface Chapter {
  /** From 1 on. */
  number: number
  passages: PathMessage[]
}

const TURNS_IN_CHAPTER = 10

interface BookOf {
  storyId: string
  title: string
  premise: string
  headId: number
  /** Whether the player's own turns stand in it. */
  hasTurns: boolean
}

/** Reads the path down to `headId` as a book: the opening and ten turns, then ten turns a chapter. */
export async function readBook(
  { db, readPicture }: TransferContext,
  { storyId, title, premise, headId, hasTurns }: BookOf,
): Promise<Book> {
  const path = await readPath(db, headId)
  return {
    storyId,
    title,
    premise,
    language: languageOf(path),
    beganAt: path[0]?.createdAt ?? 0,
    endedAt: path.at(-1)?.createdAt ?? 0,
    chapters: chaptersOf(path, hasTurns),
    readPicture,
  }
}

function chaptersOf(path: readonly PathMessage[], hasTurns: boolean): Chapter[] {
  const chapters: Chapter[] = [{ number: 1, passages: [] }]
  let turns = 0
  for (const message of path) {
    if (message.role === 'user' && turns++ > 0 && turns % TURNS_IN_CHAPTER === 1)
      chapters.push({ number: chapters.length + 1, passages: [] })
    if (hasTurns || message.role === 'assistant') chapters.at(-1)!.passages.push(message)
  }
  return chapters.filter(({ passages }) => passages.length > 0)
}

const ENGLISH = /\b(?:the|and|you|of|is|in|to)\b/gi
const SAMPLE_LENGTH = 4_000

/** English where its small words are as frequent as they are in English; screen readers choose their voice by it. */
function languageOf(path: readonly PathMessage[]): string {
  const sample = path
    .filter(({ role }) => role === 'assistant')
    .map(({ content }) => content)
    .join(' ')
    .slice(0, SAMPLE_LENGTH)
  const words = sample.split(/\s+/).length
  return (sample.match(ENGLISH)?.length ?? 0) > words / 12 ? 'en' : 'und'
}
