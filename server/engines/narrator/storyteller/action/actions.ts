import type { ActName } from '../language/acts.ts'
import type { Action } from './action.ts'
import { bodyActions } from './body-actions.ts'
import { handlingActions } from './handling-actions.ts'
import { socialActions } from './social-actions.ts'
import { travelActions } from './travel-actions.ts'

/** Every act the storyteller knows: one entry each, so that the compiler names what is missing. */
export const actions: Record<ActName, Action> = {
  ...travelActions,
  ...bodyActions,
  ...handlingActions,
  ...socialActions,
}
