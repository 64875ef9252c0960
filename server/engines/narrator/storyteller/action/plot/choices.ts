import type { World } from '../../world/world.ts'
import { nameInTurn } from '../../telling/noun.ts'
import { wordsOf } from '../../telling/polish.ts'
import { type Slots, slotsOfScene } from '../../telling/slots.ts'
import { expand } from '../../telling/template.ts'
import type { Scene } from '../scene.ts'

/** What can be chosen next, and where it leads. */
export interface Choice {
  chip: string
  to: string
}

const LONGEST = 60

/** Choices as the player reads them; one that names nobody here is left out. */
export const fillChoices = ({ world, random }: Scene, choices: readonly Choice[], slots: Slots): Choice[] =>
  choices.flatMap(({ chip, to }) => {
    const plain = Object.fromEntries(
      Object.entries(slots).map(([slot, who]) => [
        slot,
        typeof who === 'object' && 'kind' in who ? nameInTurn(who) : who,
      ]),
    )
    const filled = expand(
      chip.replace(/\[(\w+)\]/g, (whole, slot: string) => String(plain[slot] ?? whole)),
      slotsOfScene(world, random, slots),
    )
    return filled && filled.length <= LONGEST ? [{ chip: filled, to }] : []
  })

const SMALL = /^(?:i|we|then|now|just|the|an?|it|to|of|on|at|in|my|you|your|so|and|that|not)$/

const tellingWords = (text: string): string[] =>
  wordsOf(text.toLowerCase()).filter((word) => !SMALL.test(word))

/** The choice that was typed: as it is offered, else in words that are mostly its own and begin as it does. */
export function choiceTaken({ tale }: World, typed: string): Choice | undefined {
  const offered = tale?.choices.find(({ chip }) => chip === typed)
  if (!tale || offered || /[?"“]/.test(typed)) return offered
  const said = tellingWords(typed)
  const fit = tale.choices.filter(({ chip }) => {
    const words = tellingWords(chip)
    const shared = words.filter((word) => said.includes(word)).length
    const isEnough = shared >= Math.min(2, words.length) && shared * 2 >= words.length
    return words[0] === said[0] && isEnough && said.length <= words.length + 3
  })
  return fit.length === 1 ? fit[0] : undefined
}
