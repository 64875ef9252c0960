import type { Genre, GenreMix } from '#contract/genres.ts'
import { genres } from '#contract/genres.ts'

/** The genres inside a sentence. */
const spoken: Record<Genre, string> = {
  fantasy: 'fantasy',
  scifi: 'science fiction',
  mystery: 'mystery',
  horror: 'horror',
  western: 'western',
  postapocalyptic: 'the post-apocalyptic',
  comedy: 'comedy',
  historical: 'history',
  romance: 'romance',
  thriller: 'thriller',
}

/** Against the heaviest genre, what weighs no more than this is a touch. */
const TOUCH = 0.5

/** A mix as a reader would say it: 'Mostly fantasy, then mystery, with a touch of comedy.' */
export function mixSentence(mix: GenreMix): string {
  const parts = genres
    .map((genre) => ({ name: spoken[genre], percent: mix[genre] ?? 0 }))
    .filter(({ percent }) => percent > 0)
    .sort((a, b) => b.percent - a.percent)
  const most = parts[0]?.percent ?? 0
  const names = (fits: (percent: number) => boolean) =>
    parts.filter(({ percent }) => fits(percent)).map(({ name }) => name)

  const leading = names((percent) => percent === most)
  const following = names((percent) => percent < most && percent > most * TOUCH)
  const touches = names((percent) => percent <= most * TOUCH)
  if (parts.length === 0) return 'No genre stands out: the narrator is free.'
  if (parts.length === 1) return `Nothing but ${list(leading)}.`

  const isEven = leading.length === parts.length
  const lead = isEven ? `${list(leading)} in equal parts` : `mostly ${list(leading)}`
  const then = following.length > 0 ? `, then ${list(following)}` : ''
  const touch = touches.length > 0 ? `, with a touch of ${list(touches)}` : ''
  return capitalised(`${lead}${then}${touch}.`)
}

const list = (names: string[]): string => new Intl.ListFormat('en-GB').format(names)

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
