import type { FastifyRequest } from 'fastify'
import type { AuditAction } from '#contract/audit-actions.ts'
import type { Endpoint } from '#contract/endpoint.ts'

/** The end of one call, for whoever keeps a record of it. */
export interface CallRecord {
  /** Names the account, where no session does. */
  about(userId: number): void
  /** Names the account that an admin's act is about. */
  concerns(userId: number): void
  /** The call did what it was asked; `body` is what came with it. */
  done(body: unknown): Promise<void>
  failed(error: unknown): Promise<void>
  /** Someone who is no admin called what only admins may. */
  accessRefused(): Promise<void>
}

/** Begins the record of a call; `callerId` is its session's account. */
export type RecordCall = (endpoint: Endpoint, request: FastifyRequest, callerId?: number) => CallRecord

/** A command on the machine itself that has changed something, of an account where it names one; `now` in milliseconds. */
export interface CommandDone {
  action: AuditAction
  userId?: number
  now: number
}

/** Several records of each call as one, kept one after the other. */
export const recordForAll =
  (recorders: readonly RecordCall[]): RecordCall =>
  (...call) => {
    const records = recorders.map((record) => record(...call))
    return {
      about: (userId) => records.forEach((record) => record.about(userId)),
      concerns: (userId) => records.forEach((record) => record.concerns(userId)),
      async done(body) {
        for (const record of records) await record.done(body)
      },
      async failed(error) {
        for (const record of records) await record.failed(error)
      },
      async accessRefused() {
        for (const record of records) await record.accessRefused()
      },
    }
  }
