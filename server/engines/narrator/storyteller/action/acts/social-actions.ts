import type { Action } from './action.ts'
import { cools, freesIt, joins, turns, warms } from '../turn/effects.ts'
import { living, near } from '../turn/needs.ts'

const kindly: Action = {
  object: 'being',
  needs: [near, living],
  does: [warms],
  isSocial: true,
}
const plain: Action = {
  object: 'being',
  target: 'being',
  needs: [near, living],
  isSocial: true,
}
const harsh: Action = {
  object: 'being',
  needs: [near, living],
  does: [cools],
  isSocial: true,
}
const hostile: Action = {
  object: 'being',
  target: 'being',
  needs: [near, living],
  does: [cools],
}

/** Acts between people, in kindness and in anger. */
export const socialActions = {
  talk: { ...plain, performs: 'converse' },
  ask: { ...plain, object: 'any', performs: 'converse' },
  tell: { ...plain, object: 'any', performs: 'converse' },
  say: { ...plain, object: 'any', performs: 'converse' },
  whisper: { ...plain, object: 'any', performs: 'converse' },
  shout: { ...plain, object: 'any', needs: undefined, performs: 'converse' },
  phone: { object: 'any', performs: 'converse' },
  greet: { ...kindly, does: [] },
  thank: kindly,
  apologize: kindly,
  forgive: kindly,
  persuade: { ...plain, object: 'any' },
  beg: { ...plain, object: 'any' },
  lie: { ...plain, object: 'any' },
  promise: { ...plain, object: 'any', does: [warms] },
  confess: { ...plain, object: 'any' },
  accuse: harsh,
  warn: plain,
  insult: harsh,
  praise: kindly,
  joke: { ...plain, does: [warms] },
  comfort: kindly,
  hug: kindly,
  kiss: kindly,
  marry: kindly,
  help: { ...kindly, object: 'any', needs: [near], minutes: 15 },
  heal: { object: 'any', needs: [near, living], does: [turns('well'), warms], minutes: 20 },
  pet: { object: 'any', needs: [near, living], does: [warms] },
  wake: { object: 'any', needs: [near, living], does: [turns('awake')] },
  teach: { ...kindly, minutes: 30 },
  lead: { object: 'being', target: 'any', needs: [near, living], does: [joins] },
  invite: { object: 'being', target: 'any', needs: [near, living], does: [joins], isSocial: true },
  hire: { object: 'being', needs: [near, living], does: [joins], isSocial: true },
  accept: { ...plain, object: 'any', does: [warms] },
  refuse: { ...plain, object: 'any' },
  distract: { object: 'any' },
  attack: { ...hostile, object: 'any', needs: [near, living] },
  kill: { ...hostile, object: 'any', needs: [near, living] },
  shoot: { ...hostile, object: 'any', needs: [near, living] },
  drawWeapon: { object: 'thing', does: [turns('drawn')] },
  threaten: { ...hostile, needs: [near, living], isSocial: true },
  defend: { object: 'any', needs: [near], does: [turns('guarded')] },
  capture: { ...hostile, does: [turns('tied')] },
  free: { object: 'any', needs: [near], does: [freesIt] },
  disarm: { object: 'any', needs: [near], does: [turns('unarmed')] },
  surrender: { object: 'any', isSocial: true },
} satisfies Record<string, Action>
