import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint, Received, ReplyOf } from '#contract/endpoint.ts'
import { throttles, type ThrottleName } from '#contract/throttles.ts'
import { AppError } from '../app-error.ts'
import type { SessionUser } from '../sessions/session-user.ts'
import type { SeenSession, Sessions } from '../sessions/sessions.ts'
import { parseInput } from './parse-input.ts'
import type { RecordCall } from './record-calls.ts'
import { emailKey } from '../name-keys.ts'
import { addressKey, type CountNew, type RateLimits } from './rate-limits.ts'
import { refuseCrossSite } from './same-site.ts'
import fastJson from 'fast-json-stringify'
import * as z from 'zod/mini'

/** Says that the handler has answered by itself, with events or bytes. */
export const answered = Symbol('answered')

/** Input of a handler: the checked call, who calls, and Fastify's own pair for what is rarer. */
export interface Call<E extends Endpoint = Endpoint> extends Received<E> {
  /** Who calls; absent on endpoints that are open to everyone. */
  user: E['access'] extends 'public' ? undefined : SessionUser
  /** Where the call's own statement asks whether its session stands: the one that it is about. Absent once that is known. */
  seenSession?: SeenSession & { stands: () => Promise<boolean> }
  /** Names the account for the records of the call, where no session does. */
  about: (userId: number) => void
  /** Names the account that an admin's act is about. */
  concerns: (userId: number) => void
  /** Counts this call in its throttles where only what is new counts. Throws `too_many_requests`. */
  countNew: CountNew
  request: FastifyRequest
  reply: FastifyReply
}
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<ReplyOf<E> | typeof answered>
export type Serve = <E extends Endpoint>(
  endpoint: E,
  handler: Handler<E>,
  rules?: {
    /** The handler has the database ask whether `seenSession` stands, so that nobody waits for it before. */
    asksForSession?: boolean
  },
) => void

/** Makes the function that turns an endpoint of the contract and a handler into a route. */
export function createServe(
  fastify: FastifyInstance,
  { sessions, limits, recordCall }: { sessions: Sessions; limits: RateLimits; recordCall: RecordCall },
): Serve {
  return (endpoint, handler, { asksForSession = false } = {}) => {
    const named = endpoint.throttles ?? []
    const countedWhenNew = named.filter(isCountedWhenNew)
    const countedAlways = named.filter((name) => !isCountedWhenNew(name))
    const isPublic = endpoint.access === 'public'
    const isGuarded = endpoint.guarded === true || endpoint.method !== 'GET'
    fastify.route({
      method: endpoint.method,
      url: endpoint.path,
      schema: { response: { 200: {} } },
      serializerCompiler: () => replyWriter(endpoint.reply),
      ...(endpoint.fileBytes !== undefined && { bodyLimit: endpoint.fileBytes, config: { takesFile: true } }),
      ...(endpoint.isSigned && { config: { isSigned: true } }),
      ...(isGuarded && { onRequest: refuseCrossSite }),
      handler: async (request, reply) => {
        // No cache on the way keeps an answer: the app itself does, where it can also forget it at a logout.
        reply.header('cache-control', 'no-store')
        const seen = asksForSession ? sessions.lastSeen(request) : undefined
        const user = isPublic ? undefined : (seen?.user ?? (await sessions.find(request)))
        if (!isPublic && !user) throw new AppError(endpoint.signedOut ?? 'authentication_required')
        if (user) await limits.take(request.method === 'GET' ? 'reads' : 'changes', user.id)
        const record = recordCall(endpoint, request, user?.id)
        if (endpoint.access === 'admin' && !user?.isAdmin) {
          await record.accessRefused()
          throw new AppError('admin_required')
        }
        const input = parseInput(endpoint, request)
        const caller = { user, request, body: input.body }
        const count = (names: readonly ThrottleName[]) => takeAll(limits, names, caller)
        const counters = countedWhenNew.map((name) => limits.counterOf(name, keyOf(name, caller)))
        const countNew: CountNew = Object.assign(() => count(countedWhenNew), { counters })
        const call = {
          ...input,
          user,
          about: record.about,
          concerns: record.concerns,
          countNew,
          ...(seen && {
            seenSession: { ...seen, stands: async () => (await sessions.find(request))?.id === seen.user.id },
          }),
          request,
          reply,
        }
        try {
          await count(countedAlways)
          const result = await handler(call as Call<typeof endpoint>)
          await record.done(input.body)
          return result === answered ? reply : result
        } catch (error) {
          await record.failed(error)
          throw error
        }
      },
    })
  }
}

const isCountedWhenNew = (name: ThrottleName): boolean => 'countsOnly' in throttles[name]

interface Caller {
  user: SessionUser | undefined
  request: FastifyRequest
  body: unknown
}

async function takeAll(limits: RateLimits, names: readonly ThrottleName[], caller: Caller): Promise<void> {
  for (const name of names) await limits.take(name, keyOf(name, caller))
}

function keyOf(name: ThrottleName, { user, request, body }: Caller): string | number {
  const { by } = throttles[name]
  if (by === 'address') return addressKey(request.ip)
  return by === 'user' ? user!.id : emailKey((body as { email: string }).email)
}

/**
 * Writes replies as JSON by their schema, which is faster than checking them and lets no undeclared field out.
 * NOTE: made with the first reply: compiled at the start, those of all calls are a fifth of it.
 */
function replyWriter(schema: Endpoint['reply']): (reply: unknown) => string {
  let write: ((reply: unknown) => string) | undefined
  return (reply) => (write ??= fastJson(jsonSchemaOf(schema)))(reply)
}

function jsonSchemaOf(schema: Endpoint['reply']): object {
  const { $schema: _, ...plain } = z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'output',
    unrepresentable: 'any',
  })
  return plain
}
