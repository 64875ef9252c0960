import type { NarratorFailure } from '#contract/narrator-failures.ts'
import { fieldsOf, firstOf, textIn } from '../hosted/dialect.ts'

/** A provider's words instead of a reply, by status or in the middle of one. */
export interface Refusal {
  reason: NarratorFailure
  /** Whether the same question may be taken a moment later. */
  isPassing: boolean
  /** Time that the provider asks to wait. */
  retryAfterMs?: number
  /** The provider's own sentence, as it came: not for readers, and not for the log before it is redacted. */
  sentence: string
  /** Tokens that the model reads, where the sentence says so. */
  statedContextTokens?: number
}

interface Answer {
  /** Absent for an error inside a stream. */
  status?: number
  headers?: Record<string, string | string[] | undefined>
  /** The body's text, or the error object of a stream. */
  body: unknown
}

interface Wording {
  reason: NarratorFailure
  /** The statuses with which the words are believed; an error inside a stream has none and is believed. */
  with: readonly number[]
  words: RegExp
}

/** Words that say what is meant more exactly than a status; the first that fits counts. */
const wordings: Wording[] = [
  {
    reason: 'no_credit',
    with: [400, 403, 429],
    words:
      /insufficient_quota|insufficient (?:balance|credit|funds|quota)|credit balance|exceeded your current quota|billing|out of credits/i,
  },
  {
    reason: 'too_long',
    with: [400, 404, 422, 500],
    words:
      /context[ _-]?(?:length|window|size)|maximum (?:context|prompt|input)|too many (?:input )?tokens|(?:prompt|input|request) is too (?:long|large)|exceeds? (?:the )?(?:available|maximum|model'?s?) (?:context|input|number of tokens)|n_ctx|reduce the length|input token count|string_above_max_length|tokens in (?:the )?prompt/i,
  },
  {
    reason: 'filtered',
    with: [400, 403, 422],
    words:
      /content[ _-]?(?:filter|policy|management)|responsibleai|flagged|moderation|safety (?:system|settings)|prohibited_content/i,
  },
  {
    reason: 'waking_up',
    with: [400, 404, 409, 500, 502, 503],
    words:
      /loading (?:the )?model|model (?:is )?(?:currently )?(?:being )?load(?:ing|ed$)|still loading|is (?:starting|warming)|warming up|cold start|initiali[sz]ing|not (?:yet )?ready|loading$/i,
  },
  {
    reason: 'wrong_key',
    with: [400, 401, 403],
    words:
      /(?:invalid|incorrect|wrong|missing|no) (?:x-)?api[ _-]?key|api key not valid|invalid_api_key|authentication_error|unauthori[sz]ed/i,
  },
  {
    reason: 'model_missing',
    with: [400, 404, 500],
    words:
      /model_not_found|model .{0,120}(?:not found|does not exist|not exist|not available|not loaded)|no such model|no models? loaded|unknown model|no endpoints found/i,
  },
  {
    reason: 'busy',
    with: [400, 500, 502, 503],
    words:
      /rate[ _-]?limit|too many requests|overloaded|at capacity|resource[ _]exhausted|server (?:is )?busy|queue is full/i,
  },
]

const statuses: Record<number, NarratorFailure> = {
  401: 'wrong_key',
  402: 'no_credit',
  403: 'wrong_key',
  404: 'model_missing',
  408: 'busy',
  413: 'too_long',
  429: 'busy',
  503: 'busy',
  529: 'busy',
}
const PASSING = new Set<NarratorFailure>(['busy', 'waking_up', 'unreachable'])

/** Reads a refusal's status and body, or an error that came inside a stream. */
export function readRefusal({ status, headers = {}, body }: Answer): Refusal {
  const { sentence, code } = readSentence(body)
  const said = `${code} ${sentence}`
  const worded = wordings.find(
    (each) => (status === undefined || each.with.includes(status)) && each.words.test(said),
  )?.reason
  const ownStatus = statuses[status ?? (Number(code) || 0)]
  const reason = worded ?? ownStatus ?? 'provider_error'
  const isServers =
    status === undefined ? /5\d\d|internal|server_error|api_error|unavailable/i.test(code) : status >= 500
  return {
    reason,
    isPassing: PASSING.has(reason) || (reason === 'provider_error' && isServers),
    retryAfterMs: readRetryAfter(headers, body, sentence),
    sentence,
    statedContextTokens: reason === 'too_long' ? readStatedContext(body, sentence) : undefined,
  }
}

/** Providers put their sentence in many places; a page has none worth reading. */
function readSentence(body: unknown): { sentence: string; code: string } {
  const json = typeof body === 'string' ? parse(body) : body
  if (json === undefined) {
    const text = String(body)
    return { sentence: /^\s*</.test(text) ? '' : text.slice(0, 1_000), code: '' }
  }
  const outer = fieldsOf(Array.isArray(json) ? json[0] : json)
  const error = outer.error ?? outer.detail ?? outer
  if (typeof error === 'string') return { sentence: error, code: '' }
  const { message, msg, code, type, status, metadata } = fieldsOf(Array.isArray(error) ? error[0] : error)
  const detail = textIn(fieldsOf(metadata).raw)
  const sentence = [textIn(message) || textIn(msg), detail].filter(Boolean).join(': ')
  return {
    sentence,
    code: [code, type, status].filter((part) => part !== undefined && part !== null).join(' '),
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function readRetryAfter(
  headers: NonNullable<Answer['headers']>,
  body: unknown,
  sentence: string,
): number | undefined {
  const header = textIn(headers['retry-after'])
  const inMs = Number(textIn(headers['retry-after-ms']) || Number.NaN)
  if (inMs >= 0) return inMs
  const seconds = header === '' ? Number.NaN : Number(header)
  if (seconds >= 0) return seconds * 1_000
  const date = Date.parse(header)
  if (Number.isFinite(date)) return Math.max(0, date - Date.now())
  const said = /(?:try again|retry) in ([\d.]+) ?(ms|s|m)/i.exec(sentence) ?? delayIn(body)
  if (!said) return undefined
  return Number(said[1]) * { ms: 1, s: 1_000, m: 60_000 }[said[2]!.toLowerCase() as 'ms' | 's' | 'm']
}

/** Google says it in its details. */
function delayIn(body: unknown): RegExpExecArray | null {
  const text = typeof body === 'string' ? body : JSON.stringify(firstOf([body]))
  return /"retryDelay"\s*:\s*"([\d.]+)(s)"/.exec(text)
}

/** The number that stands by the word for it: others in the same sentence are what was sent. */
const STATED = [
  /(?:context[ _-]?(?:length|size|window)|n_ctx|maximum|limit)[^\d]{0,40}(\d{3,7})(?!\d)/i,
  />\s*(\d{3,7})\s*maximum/i,
]

function readStatedContext(body: unknown, sentence: string): number | undefined {
  const text = `${sentence} ${typeof body === 'string' ? body : JSON.stringify(body)}`
  const found = STATED.map((stated) => stated.exec(text)).find((match) => match !== null)
  return found ? Number(found[1]) : undefined
}
