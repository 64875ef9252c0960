import type { Genre } from '#contract/genres.ts'

/** Each genre's name for people. */
export const genreNames: Record<Genre, string> = {
  fantasy: 'Fantasy',
  scifi: 'Sci-Fi',
  mystery: 'Mystery',
  horror: 'Horror',
  western: 'Western',
  postapocalyptic: 'Post-Apocalyptic',
  comedy: 'Comedy',
  historical: 'Historical',
  romance: 'Romance',
  thriller: 'Thriller',
}
