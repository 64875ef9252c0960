import { genres } from '#contract/genres.ts'
import type { Preferences } from '#contract/preferences.ts'
import { readScenario } from '#server/engines/narrator/storyteller/scenario/read-scenario.ts'
import { playStory } from './play.ts'
import { purposefulPlayer } from './players.ts'
import { note, rows, share } from './rows.ts'
import { scenarios } from './scenarios.ts'

/** Plays the first `most` stories of each genre by what is suggested, and tells how many of those with a goal have come to its end. */
export async function measureGoals(most: number, preferences: Preferences): Promise<void> {
  const ended: boolean[] = []
  let free = 0
  for (const genre of genres)
    for (const [at, premise] of scenarios[genre].slice(0, most).entries()) {
      // A story that wants nothing has no goal: it goes on until the player ends it.
      if (!readScenario(premise).want) {
        free++
        continue
      }
      const story = await playStory({
        premise,
        preferences,
        seed: `goal-${genre}-${at}`,
        turns: 20,
        type: purposefulPlayer(`goal/${genre}/${at}`),
      })
      const isOver = story.turns.at(-1)!.end.suggestions?.some((chip) => /new chapter/i.test(chip)) ?? false
      if (!isOver) note('not ended', [premise])
      ended.push(isOver)
    }
  rows.push([
    'stories whose goal is met, missed or given up by turn 20 of purposeful play',
    '≥ 90 %',
    `${share(ended.filter(Boolean).length, ended.length)} of ${ended.length}; ${free} want nothing`,
  ])
}
