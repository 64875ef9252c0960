import { readRetoldParts, type RetoldPart } from '#server/features/memory/retold-parts.ts'
import { readPath, type PathMessage } from '#server/features/stories/story-access.ts'
import { plainLine } from '#server/ground/plain-text.ts'
import type { TransferContext } from './transfer-context.ts'

/** A story as something to read from cover to end. */
export interface Book extends Tongue {
  /** Of the story; the same in each export of it. */
  storyId: string
  title: string
  premise: string
  /** When its first and its last message were told, in milliseconds since the epoch. */
  beganAt: number
  endedAt: number
  chapters: Chapter[]
  readPicture: TransferContext['readPicture']
}

export interface Chapter {
  /** From 1 on. */
  number: number
  /** Its number, and its name where the memory has one. */
  heading: string
  passages: PathMessage[]
}

const TURNS_IN_CHAPTER = 10

interface BookFacts {
  storyId: string
  title: string
  premise: string
  /** Whether the player's own turns stand in it. */
  hasTurns: boolean
}

/** Reads the path down to `headId` as a book. */
export async function readBook(
  { db, readPicture }: TransferContext,
  { headId, ...facts }: BookFacts & { headId: number },
): Promise<Book> {
  const path = await readPath(db, headId)
  const parts = await readRetoldParts(db, facts.storyId, headId)
  return bindBook({ ...facts, path, parts, readPicture })
}

interface Unbound extends BookFacts, Pick<Book, 'readPicture'> {
  path: readonly PathMessage[]
  parts: readonly RetoldPart[]
}

/**
 * Makes a book of a path. Its chapters are the parts that the memory has retold, by their names; what comes after them,
 * or all of it, makes chapters of ten turns.
 */
export function bindBook({ path, parts, hasTurns, ...facts }: Unbound): Book {
  const tongue = tongueOf(path.filter(({ role }) => role === 'assistant').map(({ content }) => content))
  // A word of another language than the story's stands in no heading.
  const calledBy = (number: number) => (tongue.language === 'en' ? `Chapter ${number}` : String(number))
  return {
    ...facts,
    ...tongue,
    beganAt: path[0]?.createdAt ?? 0,
    endedAt: path.at(-1)?.createdAt ?? 0,
    chapters: chaptersOf(path, endingOn(path, parts), { hasTurns, calledBy }),
  }
}

/** Parts whose last reply has words; one that has none belongs to the next. */
function endingOn(path: readonly PathMessage[], parts: readonly RetoldPart[]): RetoldPart[] {
  const ids = new Set(path.map(({ id }) => id))
  return parts.filter(({ toMessageId }) => ids.has(toMessageId))
}

function chaptersOf(
  path: readonly PathMessage[],
  parts: readonly RetoldPart[],
  { hasTurns, calledBy }: { hasTurns: boolean; calledBy: (number: number) => string },
): Chapter[] {
  const chapters: Chapter[] = []
  let named = 0
  let turns = 0
  let isOpen = false
  for (const message of path) {
    const isTurn = message.role === 'user'
    if (isTurn && turns === TURNS_IN_CHAPTER && named >= parts.length) isOpen = false
    if (!isOpen) {
      const number = chapters.length + 1
      const title = plainLine(parts[named]?.title ?? '')
      chapters.push({ number, heading: `${calledBy(number)}${title && `: ${title}`}`, passages: [] })
      turns = 0
      isOpen = true
    }
    if (isTurn) turns++
    if (hasTurns || !isTurn) chapters.at(-1)!.passages.push(message)
    if (message.id !== parts[named]?.toMessageId) continue
    named++
    isOpen = false
  }
  return chapters.filter(({ passages }) => passages.length > 0)
}

/** The language of a text, and the way in which it runs. */
interface Tongue {
  /** A BCP 47 tag; 'und' where it can't be told. */
  language: string
  direction: 'ltr' | 'rtl'
}

const ENGLISH = /\b(?:the|and|you|of|is|in|to)\b/gi
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/gu
const HEBREW = /\p{Script=Hebrew}/gu
const LETTER = /\p{L}/gu
const SAMPLE_LENGTH = 4_000

/**
 * Tells the tongue of texts by their beginning, as far as signs and small words tell it: screen readers choose their voice
 * by the language, and book readers the way in which they turn pages by the direction.
 */
function tongueOf(texts: readonly string[]): Tongue {
  const sample = texts.join(' ').slice(0, SAMPLE_LENGTH)
  const count = (sign: RegExp) => sample.match(sign)?.length ?? 0
  const half = count(LETTER) / 2
  if (half > 0 && count(RIGHT_TO_LEFT) > half)
    return { language: count(HEBREW) > half ? 'he' : 'und', direction: 'rtl' }
  // English has these words as often as that, and no other language has.
  const isEnglish = count(ENGLISH) > sample.split(/\s+/).length / 12
  return { language: isEnglish ? 'en' : 'und', direction: 'ltr' }
}
