import type { Genre } from '#contract/genres.ts'

/** Genres a story may borrow from when its own has nothing left that is new, nearest first. */
export const akinGenres: Record<Genre, Genre[]> = {
  fantasy: ['historical', 'horror'],
  scifi: ['thriller', 'postapocalyptic'],
  mystery: ['historical', 'thriller'],
  horror: ['mystery', 'fantasy'],
  western: ['historical', 'postapocalyptic'],
  postapocalyptic: ['western', 'scifi'],
  comedy: ['romance', 'mystery'],
  historical: ['mystery', 'romance'],
  romance: ['historical', 'comedy'],
  thriller: ['mystery', 'scifi'],
}
