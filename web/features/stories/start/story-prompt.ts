import { describeGenreMix, genres } from '#contract/genres.ts'
import type { GenreMix } from '#contract/genres.ts'
import { presets } from '#contract/presets.ts'

/** A scenario with the sentence of the genre mix behind it, if the mix holds anything. */
export const promptWithMix = (scenario: string, mix: GenreMix = {}): string =>
  [scenario.trim(), describeGenreMix(mix)].filter((part) => part !== '').join('\n\n')

/** The prompt of 'Create Random Story': it combines the genres of the mix, strongest first, or any (START-3). */
export function randomPrompt(mix: GenreMix = {}): string {
  const chosen = genres
    .filter((genre) => (mix[genre] ?? 0) > 0)
    .toSorted((a, b) => (mix[b] ?? 0) - (mix[a] ?? 0))
  const scenario =
    chosen.length > 0
      ? `Create a story that combines ${listed(chosen)}. Surprise me with an unexpected twist!`
      : 'Create a story mixing different genres. Surprise me with an unexpected twist!'
  return promptWithMix(scenario, mix)
}

/** The prompt that `/story/new` is to start: `?scenario=` in words, `?preset=` by its id or title, `?type=random` (START-6). */
export function promptFromAddress(search: string): string | undefined {
  const asked = new URLSearchParams(search)
  const scenario = asked.get('scenario')?.trim()
  if (scenario) return scenario
  const preset = asked.get('preset')
  const found = presets.find(({ id, title }) => id === preset || title === preset)
  if (found) return found.prompt
  return asked.get('type') === 'random' ? randomPrompt() : undefined
}

const listed = (names: readonly string[]): string => new Intl.ListFormat('en').format(names)
