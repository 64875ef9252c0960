import type { Scenery } from '../scenery.ts'

/** A picture that one thing fills: nobody stands in it, nothing is put into it. */
export const nearView = (behind: string): Scenery => ({
  behind,
  ground: { x: -400, y: 0 },
  height: 60,
  before: '',
})
