import { createStore } from '../store.ts'

/** Forms open by which a reader logs in again without leaving their page: it stays, with what they wrote on it. */
export const openLoginForms = createStore(0)

/** Counts a login form as open; returns the way to close it. */
export function openLoginForm(): () => void {
  openLoginForms.set(openLoginForms.get() + 1)
  return () => openLoginForms.set(openLoginForms.get() - 1)
}
