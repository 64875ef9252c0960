import { narratorFailures, type NarratorFailure } from '#contract/narrator-failures.ts'
import { errors, statusOf, type ErrorBody, type ErrorCode } from '#contract/errors.ts'

interface Details {
  fields?: Record<string, string>
  /** Says something more exact than the code's own text. */
  text?: string
  /** Why the narrator failed; its hint goes beside the error. */
  narratorFailure?: NarratorFailure
  retryAfterSeconds?: number
  cause?: unknown
}

/** A failure that people may read about: its code decides status and text (contract/errors.ts). */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly narratorFailure: NarratorFailure | undefined
  readonly fields: Record<string, string> | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.text ?? errors[code][1], { cause: details.cause })
    this.name = 'AppError'
    this.code = code
    this.fields = details.fields
    this.narratorFailure = details.narratorFailure
    this.retryAfterSeconds = details.retryAfterSeconds
  }

  get status(): number {
    return statusOf(this.code)
  }

  toBody(): ErrorBody {
    const { message: error, code, fields, narratorFailure: reason } = this
    return {
      error,
      code,
      ...(fields && { fields }),
      ...(reason && { reason, hint: narratorFailures[reason] }),
    }
  }
}
