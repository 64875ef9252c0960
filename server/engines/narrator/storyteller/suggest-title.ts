import type { NarratorInput } from '../narrator.ts'
import { loadLanguage } from './read-language.ts'
import { recallWorld } from './recall.ts'
import { titleOf } from './title.ts'

/** A title for the story so far, from its world. */
export async function suggestTitle(turn: NarratorInput): Promise<string> {
  const world = recallWorld(turn, await loadLanguage())
  return titleOf(world, turn.genreMix ?? world.mix, turn.seed)
}
