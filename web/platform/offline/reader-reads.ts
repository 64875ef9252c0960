import type { Endpoint } from '#contract/endpoint.ts'
import { getUser } from '#contract/session.ts'

/** The reads whose last answer is kept for days without a connection. A room's own stands in `reads/`, and goes with it. */
export const readerReads: readonly Endpoint[] = [
  getUser,
  ...Object.values(import.meta.glob<Endpoint>('./reads/*.ts', { eager: true, import: 'offlineRead' })),
]
