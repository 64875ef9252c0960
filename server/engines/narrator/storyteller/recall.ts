import type { NarratorInput } from '../narrator.ts'
import { chanceFrom } from './chance.ts'
import { foundWorld } from './found-world.ts'
import { unpackWorld } from './memory.ts'
import { sentencesOf } from './polish.ts'
import type { Language } from './read-language.ts'
import { usedSentences } from './used-sentences.ts'
import type { World } from './world.ts'

/**
 * The world the story stands in: from memory, or, where that is missing or can't be read, founded anew from the
 * scenario. Replies that memory does not know (a turn that was stopped has none) are counted as told.
 */
export function recallWorld(turn: NarratorInput, language: Language): World {
  const remembered = unpackWorld(turn.memory)
  const world = remembered ?? refound(turn, language)
  if (remembered && remembered.turn >= turn.number - 1) return world
  const used = usedSentences(world.used)
  for (const { role, content } of turn.path) {
    if (role !== 'assistant') continue
    for (const sentence of sentencesOf(content.replace(/\n+/g, ' ')))
      if (!used.has(sentence)) used.add(sentence)
    for (const person of world.people) if (content.includes(person.name)) person.isMet = true
  }
  world.used = used.pack()
  return world
}

function refound(turn: NarratorInput, language: Language): World {
  const { world } = foundWorld({
    premise: turn.premise,
    mix: turn.genreMix,
    rating: turn.preferences.contentRating,
    chance: chanceFrom(turn.storyId),
    language,
  })
  world.arc.step = Math.min(7, Math.floor(Math.max(0, turn.number - 1) / 2))
  return world
}
