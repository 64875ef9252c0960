import type { IncomingMessage } from '../model/feed-message.ts'
import type { ReadStory } from '../model/story-calls.ts'

/** Why a recovered story cannot be shown, in words for people. */
export class RecoveryFailed extends Error {
  override name = 'RecoveryFailed'
}

const PLACEHOLDER = 'This part of the story could not be recovered. You can go on from here.'
const MISSING_DATA = 'Note: This story was recovered with some missing data...'

type Fields = Record<string, unknown>

/**
 * Reads what the recover call answered, in any of the field names of RECOVER-11. Missing fields are filled in and
 * noted; an empty story gets a placeholder. Throws `RecoveryFailed` for what is no story at all.
 */
export function readRecoveredStory(data: unknown, now: number): ReadStory {
  if (data === null || data === undefined) throw new RecoveryFailed('No data returned from server')
  const { story, messages, images } = fieldsOf(data) ?? {}
  if (!Array.isArray(messages)) throw new RecoveryFailed('No messages found in the recovered data')
  const title = textOf(fieldsOf(story)?.title)
  const pictures = picturesOf(images)
  const read = messages.map((message: unknown) => readMessage(message, pictures))
  const hasNumbers = read.some(({ messageId }) => messageId !== undefined)
  if (!hasNumbers) read.forEach((message, index) => (message.clientId ??= String(now + index)))
  const isPatched = read.length === 0 || messages.some(lacksSomething)
  return {
    title,
    messages: read.length > 0 ? read : [{ role: 'assistant', content: PLACEHOLDER }],
    remark: isPatched ? MISSING_DATA : undefined,
  }
}

function readMessage(message: unknown, pictures: ReadonlyMap<number, string>): IncomingMessage {
  const fields = fieldsOf(message)
  if (!fields) throw new RecoveryFailed('Invalid message format in recovered story')
  const messageId = numberOf(fields)
  const image = pictureOf(fields) ?? (messageId === undefined ? undefined : pictures.get(messageId))
  const { role, clientId, status, suggestions } = fields
  return {
    messageId,
    role: role === 'user' || role === 'image' ? role : 'assistant',
    content: textOf(fields.content) ?? '',
    image,
    imageAlt: textOf(fields.imageAlt),
    isInitialMessage: fields.isInitialMessage === true,
    createdAt: timeOf(fields),
    clientId: textOf(clientId),
    status: statuses.find((known) => known === status),
    suggestions: Array.isArray(suggestions)
      ? suggestions.filter((text) => typeof text === 'string')
      : undefined,
  }
}

const statuses = ['streaming', 'done', 'stopped', 'failed', 'interrupted'] as const

function lacksSomething(message: unknown): boolean {
  const fields = fieldsOf(message) ?? {}
  const isUnfinished = fields.status !== undefined && fields.status !== 'done'
  const hasContent = (textOf(fields.content) ?? '') !== '' || isUnfinished || pictureOf(fields) !== undefined
  return numberOf(fields) === undefined || textOf(fields.role) === undefined || !hasContent || !timeOf(fields)
}

/** Pictures beside the messages: a list, or an object of entries, each with the message's number. */
function picturesOf(images: unknown): Map<number, string> {
  const entries = Array.isArray(images) ? images : Object.values(fieldsOf(images) ?? {})
  return new Map(
    entries.flatMap((entry: unknown) => {
      const fields = fieldsOf(entry)
      const number = fields && numberOf(fields)
      const url = fields && (textOf(fields.url) ?? textOf(fields.image))
      return number !== undefined && url ? [[number, url] as const] : []
    }),
  )
}

function numberOf({ messageId, message_id: other }: Fields): number | undefined {
  const number = Number(messageId ?? other ?? NaN)
  return Number.isSafeInteger(number) && number > 0 ? number : undefined
}

const pictureOf = (fields: Fields): string | undefined =>
  textOf(fields.image) ?? textOf(fields.imageUrl) ?? textOf(fields.image_url)

const timeOf = ({ createdAt, created_at: other }: Fields): string | undefined => {
  const time = new Date(textOf(createdAt) ?? textOf(other) ?? NaN)
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString()
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined
