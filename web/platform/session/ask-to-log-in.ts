import { createStore } from '../store.ts'
import { lastReaderId } from './remembered.ts'

/** A login that something waits for. */
interface LoginRequest {
  /** Why it is asked for. */
  text: string
  /** Ends the wait, with a session or without. */
  settle: (isLoggedIn: boolean) => void
}

/** The login that is asked for now; a dialog shows it. */
export const loginRequest = createStore<LoginRequest | undefined>(undefined)

let asked: Promise<boolean> | undefined

/**
 * Asks for a login; resolves to whether the same reader is back, or somebody where nobody was known here. Whoever asks
 * meanwhile waits for the same answer.
 */
export function askToLogIn(text: string): Promise<boolean> {
  const readerId = lastReaderId.read()
  asked ??= new Promise<boolean>((settle) => loginRequest.set({ text, settle }))
    // An act of one reader is not done in the account of another.
    .then((isLoggedIn) => isLoggedIn && [undefined, lastReaderId.read()].includes(readerId))
    .finally(() => {
      asked = undefined
      loginRequest.set(undefined)
    })
  return asked
}
