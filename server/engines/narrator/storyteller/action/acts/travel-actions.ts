import type { Action } from './action.ts'
import { near } from '../turn/needs.ts'

const onFoot: Action = { object: 'any', target: 'any', performs: 'travel', minutes: 10 }

/** Acts that take the hero from one place to another, or to another side of this one. */
export const travelActions = {
  go: onFoot,
  enter: onFoot,
  leave: onFoot,
  return: onFoot,
  approach: { ...onFoot, minutes: 1 },
  cross: onFoot,
  climb: onFoot,
  jump: { ...onFoot, minutes: 1 },
  swim: onFoot,
  fly: onFoot,
  ride: onFoot,
  drive: onFoot,
  follow: onFoot,
  track: onFoot,
  flee: onFoot,
  sneak: onFoot,
  continue: onFoot,
  dodge: { object: 'any', needs: [near] },
} satisfies Record<string, Action>
