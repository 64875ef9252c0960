import type { NarratorFailure } from '#contract/narrator-failures.ts'
import { NarrationFailed } from '../narrator.ts'

/** Limits on the time that a model may take. */
export interface ReplyTimes {
  /** To the first token, tries included, but not the time for which the model has asked to be left alone. */
  firstTokenMs: number
  /** Between two tokens. */
  idleMs: number
  totalMs: number
}

/** Watches one call to a model and aborts `signal` when a limit is passed or the caller aborts. */
export interface Watchdog extends Disposable {
  readonly signal: AbortSignal
  /** Set once a limit was passed. */
  readonly failure: NarrationFailed | undefined
  /** The model gave a sign of life. */
  hear(): void
  /** The model has asked for so much patience: the time to its first token begins after that. */
  grant(ms: number): void
  /** Milliseconds left in all. */
  remainingMs(): number
  /** The call is over: nothing is left to watch or to abort. */
  rest(): void
}

/** Starts the clocks at once; disposing before `rest` aborts what is still running. */
export function startWatchdog(limits: ReplyTimes, callerSignal: AbortSignal): Watchdog {
  const controller = new AbortController()
  let failure: NarrationFailed | undefined

  const bark = (reason: NarratorFailure) => () => {
    failure ??= new NarrationFailed(reason)
    controller.abort(failure)
  }
  const onCallerAbort = () => controller.abort(callerSignal.reason)
  const startedAt = performance.now()
  let first = setTimeout(bark('first_token_timeout'), limits.firstTokenMs)
  const total = setTimeout(bark('total_timeout'), limits.totalMs)
  let idle: NodeJS.Timeout | undefined
  let isResting = false

  function rest() {
    isResting = true
    for (const timer of [first, idle, total]) clearTimeout(timer)
    callerSignal.removeEventListener('abort', onCallerAbort)
  }

  if (callerSignal.aborted) onCallerAbort()
  callerSignal.addEventListener('abort', onCallerAbort, { once: true })

  return {
    signal: controller.signal,
    get failure() {
      return failure
    },
    hear() {
      if (idle) return void idle.refresh()
      clearTimeout(first)
      idle = setTimeout(bark('idle_timeout'), limits.idleMs)
    },
    grant(ms) {
      if (idle || isResting) return
      clearTimeout(first)
      first = setTimeout(bark('first_token_timeout'), ms + limits.firstTokenMs)
    },
    remainingMs: () => limits.totalMs - (performance.now() - startedAt),
    rest,
    [Symbol.dispose]() {
      if (isResting) return
      rest()
      controller.abort()
    },
  }
}
