import * as z from 'zod/mini'
import { pathTo } from '#contract/endpoint.ts'
import type { Arguments, Endpoint, ReplyOf } from '#contract/endpoint.ts'
import { logout } from '#contract/session.ts'
import { basePath } from './base-path.ts'
import { stored } from './browser-store.ts'
import { CallError, UNREACHABLE, errorOfAnswer } from './call-error.ts'

/** The endpoint's arguments (params, query, body) and the manner of the call. */
export type CallArguments<E extends Endpoint> = Arguments<E> & Manner

/** The arguments after the endpoint: none needed where it takes nothing. */
export type Given<E extends Endpoint> = keyof Arguments<E> extends never
  ? [args?: Manner]
  : [args: CallArguments<E>]

interface Manner {
  signal?: AbortSignal
  /** `no-store` wants the server's own word, and nothing that was kept for days without a connection. */
  cache?: 'no-store'
  /** Outlives the page. */
  keepalive?: boolean
}

/** The same without the endpoint's types, for code that only passes it on. */
export interface Sent extends Manner {
  params?: unknown
  query?: unknown
  body?: unknown
}

/**
 * Calls an endpoint of the contract and returns its checked reply.
 * Throws `CallError` with a text for people; an abort passes through as it is.
 */
export async function call<E extends Endpoint>(endpoint: E, ...[args]: Given<E>): Promise<ReplyOf<E>> {
  const answer = await send(endpoint, args, { Accept: 'application/json' })
  if (!answer.headers.get('Content-Type')?.includes('json')) {
    const isRead = endpoint.method === 'GET'
    throw new CallError(
      isRead ? 'Expected JSON response from server' : 'Server sent non-JSON response',
      answer.status,
    )
  }
  const reply = endpoint.reply.safeParse(await answer.json().catch(() => undefined))
  if (!reply.success) throw new CallError('Invalid response format', answer.status)
  return reply.data as ReplyOf<E>
}

/** Sends the call and returns the answer if it is a success; the body is still unread. */
export async function send(
  endpoint: Endpoint,
  args: Sent = {},
  headers: Record<string, string> = {},
): Promise<Response> {
  const answer = await reach(pathTo(endpoint, args), {
    method: endpoint.method,
    headers: { ...(endpoint.method === 'GET' ? readHeaders : writeHeaders), ...headers },
    body: bodyOf(args),
    signal: args.signal,
    cache: args.cache,
    keepalive: args.keepalive,
  })
  if (answer.ok) return answer
  throw errorOfAnswer({
    status: answer.status,
    statusText: answer.statusText,
    contentType: answer.headers.get('Content-Type') ?? '',
    body: await answer.text().catch(() => ''),
  })
}

/** A file goes as it is. */
const bodyOf = ({ body }: Sent): BodyInit | undefined =>
  body === undefined || body instanceof Blob ? body : JSON.stringify(body)

/** The status of a HEAD request for the endpoint's path; 0 when the server can't be reached. */
export async function probe(endpoint: Endpoint): Promise<number> {
  const answer = await reach(pathTo(endpoint), { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  return answer?.status ?? 0
}

const readHeaders = { 'Cache-Control': 'no-cache' }
const writeHeaders = { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' }

/** A session that a logout could not end, since nobody heard it: the next call that gets through ends it first. */
export const leftSession = stored('left-session', z.boolean())
let ending: Promise<void> | undefined

async function endLeftSession(): Promise<void> {
  const { ok } = await fetch(basePath + logout.path, { method: 'POST', credentials: 'include' })
  if (!ok) throw new CallError(UNREACHABLE, 0)
  leftSession.clear()
}

/** Each browser words a failed fetch in its own way; the rule of what is tried again needs one (CLIENT-18). */
async function reach(path: string, request: RequestInit): Promise<Response> {
  try {
    if (leftSession.read()) await (ending ??= endLeftSession().finally(() => (ending = undefined)))
    return await fetch(basePath + path, { credentials: 'include', ...request })
  } catch (error) {
    if (request.signal?.aborted) throw error
    throw new CallError(UNREACHABLE, 0)
  }
}
