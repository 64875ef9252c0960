import { plotsOfAnyGenre } from './plots-of-any-genre.ts'
import type { Plot } from './wordbook.ts'
import { wordbooks } from './wordbooks.ts'

export const allPlots: Plot[] = [
  ...plotsOfAnyGenre,
  ...Object.values(wordbooks).flatMap(({ plots }) => plots),
]
