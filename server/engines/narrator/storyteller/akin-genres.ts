import type { Genre } from '#contract/genres.ts'

/** Genres a story may borrow from when its own has nothing left that is new, nearest first. */
export const akinGenres: Record<Genre, Genre[]> = {
  fantasy: ['historical', 'horror', 'romance', 'mystery'],
  scifi: ['thriller', 'postapocalyptic', 'mystery', 'horror'],
  mystery: ['historical', 'thriller', 'romance', 'horror'],
  horror: ['mystery', 'fantasy', 'historical', 'thriller'],
  western: ['historical', 'postapocalyptic', 'romance', 'mystery'],
  postapocalyptic: ['western', 'scifi', 'thriller', 'horror'],
  comedy: ['romance', 'mystery', 'historical', 'fantasy'],
  historical: ['mystery', 'romance', 'fantasy', 'western'],
  romance: ['historical', 'comedy', 'mystery', 'fantasy'],
  thriller: ['mystery', 'scifi', 'horror', 'postapocalyptic'],
}
