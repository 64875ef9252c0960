import { describeGenreMix, genres, type Genre, type GenreMix } from '#contract/genres.ts'

/** A genre's share of a story in words that a model can follow: numbers alone tell it little. */
const marks: Record<Genre, string> = {
  fantasy: 'magic, wonders and old powers are real',
  scifi: 'technology, space or the future shape what is possible',
  mystery: 'there is something to find out, with clues that can be followed',
  horror: 'dread grows, and something is wrong that should not be',
  western: 'frontier, open land, rough law and reckonings',
  postapocalyptic: 'the world has ended once, and what is left is scarce',
  comedy: 'people and mishaps are funny, and lightly told',
  historical: 'a past time, with its customs, things and limits',
  romance: 'what people feel for each other drives what they do',
  thriller: 'time is short, someone is after someone, and danger is near',
}

const weightOf = (percent: number): string => {
  if (percent >= 60) return 'carries the story'
  if (percent >= 30) return 'is felt in most scenes'
  return 'is a colour now and then'
}

/** The genre mix as rules, heaviest first; '' without one. */
export function genreWeights(mix: GenreMix): string {
  const chosen = genres.filter((genre) => (mix[genre] ?? 0) > 0)
  if (chosen.length === 0) return ''
  const lines = chosen
    .toSorted((a, b) => mix[b]! - mix[a]!)
    .map((genre) => `- ${genre} (${mix[genre]}%) ${weightOf(mix[genre]!)}: ${marks[genre]}`)
  return [`${describeGenreMix(mix)}. That means:`, ...lines].join('\n')
}
