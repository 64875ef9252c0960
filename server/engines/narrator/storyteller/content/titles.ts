import { lines } from './line-list.ts'

export const titles = lines(`
  [goal] and [place]
  What [place] Knew
  The Way to [goalplace]
  [hero] and [goal]
  [foe] at [place]
  Beyond [place]
  [hero] of [place]
  The Matter of [goal]
  As Far as [goalplace]
`)
