import { defaultPreferences, type Preferences } from '#contract/preferences.ts'
import type { NarratorInput } from '../narrator.ts'
import { unpackWorld } from './memory.ts'
import { loadLanguage } from './read-language.ts'
import { makeReply, type Reply } from './reply.ts'
import { thingsHeld, type World } from './world.ts'

/** For tests: stories played a reply at a time, without a narrator around them. */
const language = await loadLanguage()

const premise = 'I am Tamsin, a hedge witch in the village of Low Barrow. I must find my brother Tom.'

export const aboard =
  'I am captain of a small cargo ship, the Magpie. My crew is Juno the mechanic and Old Pike. The crate in the hold started knocking.'

/** A reply with the turn it answers and the world after it. */
export interface Told extends Reply {
  turn: NarratorInput
  world: World
}

/** The opening of a story. */
export function begin(scenario = premise, preferences: Partial<Preferences> = {}, seed = 'a-seed'): Told {
  return told({
    storyId: 'a-story',
    seed,
    premise: scenario,
    preferences: { ...defaultPreferences, ...preferences },
    number: 0,
    path: [],
  })
}

/** What is told when the player goes on with `input`. */
export const after = ({ turn, text, memory }: Told, input: string, seed = `${turn.seed}+`): Told =>
  told({
    ...turn,
    seed,
    number: turn.number + 1,
    path: [...turn.path, { role: 'assistant', content: text }, { role: 'user', content: input }],
    memory,
  })

function told(turn: NarratorInput): Told {
  const reply = makeReply(turn, language)
  return { ...reply, turn, world: unpackWorld(reply.memory)! }
}

/** The opening given, and a reply for each input. */
export const play = (from: Told, inputs: string[]): Told[] => {
  const all = [from]
  for (const input of inputs) all.push(after(all.at(-1)!, input))
  return all
}

export const namesHeld = ({ world }: Told) => thingsHeld(world).map(({ name }) => name)
