import { finished, type Readable } from 'node:stream'
import { StringDecoder } from 'node:string_decoder'
import { NarrationFailed } from '../narrator.ts'

/** More than any story; an answer that goes on beyond it is none. */
const MOST_BYTES = 16_000_000

export interface EventsRead {
  /** Whether the stream said that it is over, as chat completions do by `[DONE]`. */
  isDone: boolean
}

/**
 * Reads an answer as JSON objects, each as soon as it is whole: server-sent events, a line of JSON each, or one piece
 * of JSON in answer to a request for a stream. What it is shows in its first character, since servers name it wrongly.
 * Throws `NarrationFailed` for a page, for what cannot be read at all, and for an answer without end.
 */
export async function readJsonStream(body: Readable, onEvent: (event: unknown) => void): Promise<EventsRead> {
  const decoder = new StringDecoder('utf8')
  let bytes = 0
  let reader: LineReader | undefined
  let unread = ''
  const take = (line: string) => {
    const text = line.endsWith('\r') ? line.slice(0, -1) : line
    reader ??= readerFor(text)
    reader?.line(text)
  }
  function readerFor(line: string): LineReader | undefined {
    const start = line.replace(/^\uFEFF/, '').trimStart()
    if (start === '') return undefined
    if (start.startsWith('<')) throw new NarrationFailed('garbled')
    return start.startsWith('{') || start.startsWith('[') ? jsonLines(onEvent) : serverSentEvents(onEvent)
  }
  await eachChunk(body, (chunk) => {
    bytes += chunk.length
    if (bytes > MOST_BYTES) throw new NarrationFailed('garbled')
    const text = decoder.write(chunk)
    const end = text.lastIndexOf('\n')
    // NOTE: what is unread is not looked through again: a line without end would hold up everything else.
    if (end === -1) return void (unread += text)
    const lines = (unread + text.slice(0, end)).split('\n')
    unread = text.slice(end + 1)
    for (const line of lines) take(line)
  })
  take(unread + decoder.end())
  return { isDone: reader?.finish() ?? false }
}

/** NOTE: by events, since an iterator costs several promises for each of the hundreds of chunks of a reply. */
function eachChunk(body: Readable, take: (chunk: Buffer) => void): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  finished(body, { writable: false }, (error) => (error ? reject(error) : resolve()))
  body.on('data', (chunk: Buffer) => {
    if (body.destroyed) return
    try {
      take(chunk)
    } catch (error) {
      reject(error)
      body.destroy()
    }
  })
  return promise
}

interface LineReader {
  line(line: string): void
  /** Returns whether the stream named its end. Throws when nothing of it could be read. */
  finish(): boolean
}

function serverSentEvents(onEvent: (event: unknown) => void): LineReader {
  let isDone = false
  let wasRead = false
  let isGarbled = false
  let held = ''
  const read = (data: string): boolean => {
    const event = parse(data)
    if (event === undefined) return false
    wasRead = true
    onEvent(event)
    return true
  }
  return {
    line(line) {
      const { field, data } = fieldIn(line)
      if (line === '') {
        isGarbled ||= held !== ''
        held = ''
      } else if (field === 'data' && data.trim() === '[DONE]') isDone = wasRead = true
      else if (field === 'error' && read(`{"error":${data}}`)) held = ''
      else if (field === 'data' || (field === '' && line.startsWith('{'))) {
        held = read(data) ? '' : `${held}${data}\n`
        if (held !== '' && held !== `${data}\n` && read(held)) held = ''
      }
    },
    finish() {
      if (!wasRead && (isGarbled || held !== '')) throw new NarrationFailed('garbled')
      return isDone
    },
  }
}

/** NOTE: some servers leave the blank line out, or the name of the field in front of an error. */
function fieldIn(line: string): { field: string; data: string } {
  if (line.startsWith('data: ')) return { field: 'data', data: line.slice('data: '.length) }
  const [, field = '', data = ''] = /^(data|error)?:? ?(.*)$/.exec(line) ?? []
  return { field, data }
}

function jsonLines(onEvent: (event: unknown) => void): LineReader {
  let held = ''
  let wasRead = false
  const read = (text: string): boolean => {
    const event = parse(text)
    if (event === undefined) return false
    wasRead = true
    for (const each of Array.isArray(event) ? event : [event]) onEvent(each)
    return true
  }
  return {
    line(line) {
      if (held === '' && read(line)) return
      held += `${line}\n`
    },
    finish() {
      if (held.trim() !== '' && !read(held) && !wasRead) throw new NarrationFailed('garbled')
      return false
    },
  }
}

function parse(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
