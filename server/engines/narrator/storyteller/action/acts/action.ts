import type { Effect } from '../turn/effects.ts'
import type { Need } from '../turn/needs.ts'
import type { Wanted } from '../binding/resolve-mention.ts'

/** Code that tells an act in its own way; perform-act.ts has it by these names. */
export type Performance = 'converse' | 'travel' | 'perceive' | 'search' | 'pass' | 'lookInside' | 'readAloud'

/** What one act asks for, does and costs; its lines stand in content/act-lines under its name. */
export interface Action {
  /** What kind of thing its object and its target are. */
  object?: Wanted
  target?: Wanted
  needs?: Need[]
  does?: Effect[]
  minutes?: number
  /** Whom it is meant for need not be here: a letter, a thought, a prayer. */
  isFar?: boolean
  /** Somebody here is spoken to; without an object, whoever is about. */
  isSocial?: boolean
  /** Told by code of its own, after the needs are met. */
  performs?: Performance
}
