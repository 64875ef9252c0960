import type { Choice, Entity, World } from '../../world/world.ts'
import { nounOf } from '../../telling/noun.ts'
import { wordsOf } from '../../telling/polish.ts'
import { slotsOfScene } from '../../telling/slots.ts'
import { expand } from '../../telling/template.ts'
import type { Scene } from '../scene.ts'

/** Letters of the longest suggestion. */
export const LONGEST_CHIP = 60

/** Whoever and whatever takes part, by slot. */
export type Cast = Record<string, Entity | undefined>

/** Choices as the player reads them, everybody called by the bare name; one that names nobody here is left out. */
export function fillChoices({ world, random }: Scene, choices: readonly Choice[], cast: Cast): Choice[] {
  const named = Object.entries(cast).map(([slot, who]) => [slot, who && { ...nounOf(who), gloss: undefined }])
  const lookup = slotsOfScene(world, random, Object.fromEntries(named))
  return choices.flatMap(({ chip, to }) => {
    const filled = expand(chip, lookup)
    return filled && filled.length <= LONGEST_CHIP ? [{ chip: filled, to }] : []
  })
}

const SMALL = /^(?:i|we|then|now|just|the|an?|it|to|of|on|at|in|my|you|your|so|and|that|not)$/

const tellingWords = (text: string): string[] =>
  wordsOf(text.toLowerCase()).filter((word) => !SMALL.test(word))

/** The choice that was typed: as it is offered, else in words that are mostly its own and begin as it does. */
export function choiceTaken({ tale, offered: suggestions }: World, typed: string): Choice | undefined {
  const offered = tale?.choices.find(({ chip }) => chip === typed)
  // What was suggested beside the choices is none of them.
  if (!tale || offered || suggestions.includes(typed) || /[?"“]/.test(typed)) return offered
  const said = tellingWords(typed)
  const fit = tale.choices.filter(({ chip }) => {
    const words = tellingWords(chip)
    const shared = words.filter((word) => said.includes(word)).length
    const isEnough = shared >= Math.min(2, words.length) && shared * 2 >= words.length
    return words[0] === said[0] && isEnough && said.length <= (words.length > 1 ? words.length + 3 : 1)
  })
  return fit.length === 1 ? fit[0] : undefined
}
