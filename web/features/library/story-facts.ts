import type { StorySummary } from '#contract/library.ts'
import { genreNames } from '#web/platform/genre-names.ts'
import { timeAgo } from '#web/platform/time-ago.ts'

const goneOn = new Intl.DateTimeFormat(undefined, { dateStyle: 'long' })

/** One line on a story: `Mystery · 12 turns · 3 hours ago`; in the bin also when it goes for good. */
export function storyFacts({ genre, turns, updatedAt, goneAt }: StorySummary, nowMs: number): string {
  const facts = [
    ...(genre ? [genreNames[genre]] : []),
    turns === 1 ? '1 turn' : `${turns} turns`,
    goneAt ? `gone for good on ${goneOn.format(new Date(goneAt))}` : timeAgo(Date.parse(updatedAt), nowMs),
  ]
  return facts.join(' · ')
}
