import type { GenreMix } from '#contract/genres.ts'
import { toIso } from '#server/ground/clock.ts'
import type { TransferContext } from '../../transfer-context.ts'
import { Numbers } from './numbers.ts'
import { readDocumentMemory } from './document-memory.ts'
import {
  STORY_FORMAT,
  STORY_FORMAT_VERSION,
  type DocumentHead,
  type DocumentMessage,
  type DocumentPortrait,
} from './story-document.ts'
import {
  findMessagesFrom,
  findMessageIds,
  findPaintedPortraits,
  findStoryHead,
  type TreeRow,
} from './story-tree.queries.ts'

interface StoryJson {
  userId: number
  storyId: string
  /** Only the path that ends with this message; absent: every branch. */
  headId?: number
}

/** The story as a document of `docs/story-format.md`, a message at a time. */
export async function* writeStoryJson(
  { db, readPicture }: TransferContext,
  { userId, storyId, headId }: StoryJson,
): AsyncIterable<string> {
  const ids = await findMessageIds(db, { userId, storyId, headId })
  const messages = new Numbers(ids)
  const story = await findStoryHead(db, userId, storyId)
  const head: DocumentHead = {
    format: STORY_FORMAT,
    version: STORY_FORMAT_VERSION,
    title: story.givenTitle ?? story.title,
    scenario: story.premise,
    genreMix: story.genreMix === null ? null : (JSON.parse(story.genreMix) as GenreMix),
    contentRating: story.contentRating,
    createdAt: toIso(story.createdAt),
    ...(story.note && { note: story.note }),
    head: messages.of(headId ?? story.headId) ?? ids.length,
  }
  yield `${JSON.stringify(head, undefined, 2).slice(0, -2)},\n  "messages": [`
  let separator = '\n    '
  for await (const row of findMessagesFrom(db, storyId, ids)) {
    const webp = row.pictureId === null ? undefined : await readPicture(row.pictureId)
    yield separator + JSON.stringify(toDocument(row, messages, webp))
    separator = ',\n    '
  }
  const memory = await readDocumentMemory(db, storyId, messages)
  yield `\n  ],\n  "memory": ${JSON.stringify(memory)}`
  separator = ',\n  "portraits": [\n    '
  for (const { id, messageId, name, person, words, alt } of await findPaintedPortraits(db, storyId)) {
    const message = messages.of(messageId)
    const webp = message === null && messageId !== null ? undefined : await readPicture(id)
    if (!webp) continue
    const portrait: DocumentPortrait = {
      person,
      ...(name !== null && { name }),
      message,
      words,
      alt: alt ?? '',
      webp: Buffer.from(webp).toString('base64'),
    }
    yield separator + JSON.stringify(portrait)
    separator = ',\n    '
  }
  yield separator === ',\n    ' ? '\n  ]\n}\n' : '\n}\n'
}

function toDocument(row: TreeRow, messages: Numbers, webp: Uint8Array | undefined): DocumentMessage {
  const status = row.status === 'streaming' ? 'interrupted' : row.status
  return {
    id: messages.of(row.id)!,
    parent: messages.of(row.parentId),
    role: row.role,
    text: row.content,
    createdAt: toIso(row.createdAt),
    ...(status && status !== 'done' && { status }),
    ...(row.isCut === 1 && { isCut: true }),
    ...(row.standIn !== null && { standIn: row.standIn }),
    ...(row.suggestions !== null && { suggestions: JSON.parse(row.suggestions) as string[] }),
    ...(row.memory !== null && { narratorMemory: row.memory }),
    ...(webp && { picture: { alt: row.pictureAlt ?? '', webp: Buffer.from(webp).toString('base64') } }),
  }
}
