import type { DrawnPeople } from './people.ts'
import type { Scenery } from './scenery.ts'
import { WIDTH } from './stage.ts'

/** Ground beside the people that is still free, to either side. */
export interface RoomBeside {
  /** The middle of a thing of so much width, if there is room for it; what is taken is taken. */
  take(half: number): number | undefined
  /** What the people and all that has been taken fill, from left to right. */
  taken(): { from: number; to: number }
}

export function roomBeside({ ground, height }: Scenery, { from, to }: DrawnPeople): RoomBeside {
  const margin = height * 0.06
  const free = { left: (from ?? ground.x) - margin, right: (to ?? ground.x) + margin }
  return {
    take(half) {
      const fits = { left: free.left - 2 * half > 0, right: free.right + 2 * half < WIDTH }
      const side =
        fits.right && (!fits.left || WIDTH - free.right > free.left)
          ? 'right'
          : fits.left
            ? 'left'
            : undefined
      if (side === undefined) return undefined
      const x = side === 'right' ? free.right + half : free.left - half
      free[side] = side === 'right' ? x + half + margin : x - half - margin
      return x
    },
    taken: () => ({ from: free.left + margin, to: free.right - margin }),
  }
}
