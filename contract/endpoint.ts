import type * as z from 'zod/mini'
import type { AuditAction } from './audit-actions.ts'
import type { ErrorCode } from './errors.ts'
import type { ThrottleName } from './throttles.ts'

type Schema = z.ZodMiniType

/** One call, declared once: it drives the route, the reply's shape, the web's client and the API page. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path with `:name` for each parameter. */
  path: `/${string}`
  summary: string
  /** Who may call: everyone, a signed-in reader, an admin. Whose object it is, each query checks. */
  access: 'public' | 'user' | 'admin'
  params?: Schema
  query?: Schema
  body?: Schema
  /** The body is a file, as it is, of at most so many bytes; its name stands URI-encoded in `X-File-Name`. */
  fileBytes?: number
  /** The body is JSON that is signed letter for letter: the handler takes it as a text from `request.body` and checks it. */
  isSigned?: boolean
  reply: Schema
  /** Errors of its own, beside those every call shares (input, session, throttle, server). */
  errors?: readonly ErrorCode[]
  /** Sends events when asked with `Accept: text/event-stream`. */
  streams?: 'optional' | 'always'
  /** A GET that costs or exports something: refused from other sites like a write (HTTP-9). */
  guarded?: boolean
  /** The error for callers without a session where it is not 'Authentication required' (PREF-15). */
  signedOut?: ErrorCode
  /** Limits on how often it may be called; counted when the caller and the input are known to be good. */
  throttles?: readonly ThrottleName[]
  /** Written into the audit log under this name, also where it is refused. */
  audited?: AuditAction
  /** The one field of the body that may be written down with it. */
  auditedField?: string
}

export const endpoint = <const E extends Endpoint>(declared: E): E => declared

type Part<E, K extends string> = E extends { [key in K]: infer S extends Schema } ? z.output<S> : undefined
type Sent<E, K extends string> = E extends { [key in K]: infer S extends Schema } ? z.input<S> : undefined

/** Input of a handler, parsed and checked. */
export interface Received<E extends Endpoint> {
  params: Part<E, 'params'>
  query: Part<E, 'query'>
  body: Part<E, 'body'>
}
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>

/** A part of which nothing must be given, such as a query of optional fields, may be left out. */
type MayBeAbsent<T> = undefined extends T ? true : Partial<T> extends T ? true : false
type Provided<T> = { [K in keyof T as MayBeAbsent<T[K]> extends true ? never : K]: T[K] } & {
  [K in keyof T as T[K] extends undefined ? never : MayBeAbsent<T[K]> extends true ? K : never]?: T[K]
}
/** Arguments with which a client calls the endpoint. */
export type Arguments<E extends Endpoint> = Provided<{
  params: Sent<E, 'params'>
  query: Sent<E, 'query'>
  body: Sent<E, 'body'>
}>

/** Whether a path, without its query, is one that the pattern with `:name` for each parameter describes. */
export const fitsPath = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}/?$`).test(path)

/** The path with its parameters filled in and the query appended. */
export function pathTo(
  { path: pattern }: Endpoint,
  given: { params?: unknown; query?: unknown } = {},
): string {
  const params = (given.params ?? {}) as Record<string, unknown>
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const query = Object.entries(given.query ?? {})
    .filter(([, value]) => value !== undefined)
    .map((pair) => pair.map((part) => encodeURIComponent(String(part).toWellFormed())).join('='))
    .join('&')
  return query === '' ? path : `${path}?${query}`
}
