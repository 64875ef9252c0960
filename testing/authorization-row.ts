import type { Endpoint } from '#contract/endpoint.ts'
import type { Person } from './people.ts'

/** The owner, and what they have, for the calls to be made about it. */
export interface OwnedObjects {
  owner: Person
  storyId: string
  messageId: string
  /** Of the owner's other device. */
  sessionId: string
}

interface Given {
  params?: unknown
  query?: unknown
  body?: unknown
}

export interface AuthorizationRow {
  endpoint: Endpoint
  /** May have the owner make what the call is about. */
  given?: (owned: OwnedObjects) => Given | Promise<Given>
  /** The status each kind of caller gets: without a session, whose the object is, somebody else, an admin who is not the owner. */
  visitor: number
  other: number
  admin: number
  owner: number
}

export const everyone = (status: number) => ({ visitor: status, other: status, admin: status, owner: status })
export const signedIn = (status: number) => ({ visitor: 401, other: status, admin: status, owner: status })
export const adminOnly = (status: number) => ({ visitor: 401, other: 403, admin: status, owner: 403 })
export const ownerOnly = (status: number) => ({ visitor: 401, other: 404, admin: 404, owner: status })
