import type { Endpoint, ReplyOf } from '#contract/endpoint.ts'
import { call, type Given } from '../call.ts'
import { isSignedOutError } from '../call-error.ts'
import { askToLogIn } from './ask-to-log-in.ts'

const SESSION_ENDED = 'Your session has ended. Log in again, and what you just did is saved.'

interface Asking {
  /** Why a login is asked for. */
  text?: string
  onAsked?: () => void
}

/**
 * Does what a reader has asked for. Where their session has ended a dialog asks them to log in, and it is done after
 * that; for who does not the `CallError` of the first try is thrown.
 */
export async function inSession<T>(
  act: () => Promise<T>,
  { text = SESSION_ENDED, onAsked }: Asking = {},
): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (!isSignedOutError(error)) throw error
    onAsked?.()
    if (!(await askToLogIn(text))) throw error
    return act()
  }
}

/** Calls an endpoint for the reader, in a session as `inSession` has it. */
export const callInSession = <E extends Endpoint>(endpoint: E, ...given: Given<E>): Promise<ReplyOf<E>> =>
  inSession(() => call(endpoint, ...given))
