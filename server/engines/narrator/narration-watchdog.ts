import { NarrationFailed, type NarrationFailure } from './narrator.ts'

/** How long a model may take. */
export interface NarrationLimits {
  /** To the first token, with all that it takes to get there, tries included. */
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
  /** The call is over: nothing is left to watch or to abort. */
  rest(): void
}

/** Starts the clocks at once; disposing before `rest` aborts what is still running. */
export function startWatchdog(limits: NarrationLimits, callerSignal: AbortSignal): Watchdog {
  const controller = new AbortController()
  let failure: NarrationFailed | undefined

  const bark = (reason: NarrationFailure) => () => {
    failure ??= new NarrationFailed(reason)
    controller.abort(failure)
  }
  const onCallerAbort = () => controller.abort(callerSignal.reason)
  const first = setTimeout(bark('first_token_timeout'), limits.firstTokenMs)
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
    rest,
    [Symbol.dispose]() {
      if (isResting) return
      rest()
      controller.abort()
    },
  }
}
