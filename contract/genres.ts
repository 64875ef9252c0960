/** The ten genres of a mix, each 0 to 100. */
export const genres = [
  'fantasy',
  'scifi',
  'mystery',
  'horror',
  'western',
  'postapocalyptic',
  'comedy',
  'historical',
  'romance',
  'thriller',
] as const
export type Genre = (typeof genres)[number]

/** Percent by genre; a genre that is missing counts as 0. */
export type GenreMix = Partial<Record<Genre, number>>

export const genreSlider = { min: 0, max: 100, step: 10, default: 25 } as const

const LEAD = 'Mix in the following genre preferences: '
const TAIL = /\s*Mix in the following genre preferences: ((?:\d{1,3}% [a-z]+(?:, )?)+)\.?\s*$/

/** The sentence that carries a mix inside a prompt (GENRE-9); '' when every genre stands at 0. */
export function describeGenreMix(mix: GenreMix): string {
  const parts = genres
    .map((genre) => ({ genre, percent: mix[genre] ?? 0 }))
    .filter(({ percent }) => percent > 0)
    .sort((a, b) => b.percent - a.percent)
    .map(({ genre, percent }) => `${percent}% ${genre}`)
  return parts.length > 0 ? LEAD + parts.join(', ') : ''
}

/** Takes a prompt apart into the scenario and the mix that `describeGenreMix` appended, if any. */
export function readGenreMix(prompt: string): { scenario: string; mix?: GenreMix } {
  const found = TAIL.exec(prompt)
  if (!found) return { scenario: prompt.trim() }
  const mix: GenreMix = {}
  for (const part of found[1]!.split(', ')) {
    const [percent = '0', name = ''] = part.split('% ')
    if (isGenre(name)) mix[name] = Math.min(Number(percent), 100)
  }
  return { scenario: prompt.slice(0, found.index).trim(), mix }
}

/** The strongest genre of a mix; none where several share the place, as in a mix that was left as it is. */
export function mainGenre(mix: GenreMix): Genre | undefined {
  const [first, second] = genres.toSorted((a, b) => (mix[b] ?? 0) - (mix[a] ?? 0))
  const most = mix[first!] ?? 0
  return most > 0 && most > (mix[second!] ?? 0) ? first : undefined
}

const isGenre = (name: string): name is Genre => (genres as readonly string[]).includes(name)
