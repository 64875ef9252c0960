import type { GenreMix } from '#contract/genres.ts'
import type { Preferences } from '#contract/preferences.ts'
import type { NarrationEnd, PromptMessage } from '../../server/engines/narrator/narrator.ts'
import { createStoryteller } from '../../server/engines/narrator/storyteller/storyteller.ts'
import { type Move, scriptedPlayer } from './player.ts'

export interface PlayedTurn {
  move?: Move
  text: string
  memoryBefore?: string
  end: NarrationEnd
  milliseconds: number
}

export interface PlayedStory {
  premise: string
  preferences: Preferences
  turns: PlayedTurn[]
}

export interface Game {
  premise: string
  preferences: Preferences
  mix?: GenreMix
  seed: string
  turns: number
  /** Played in this order instead of by the scripted player. */
  moves?: string[]
}

const narrator = createStoryteller()

/** Plays a story from its opening on, as the server would: memory goes with the reply, the path is what was said. */
export async function playStory({
  premise,
  preferences,
  mix,
  seed,
  turns,
  moves,
}: Game): Promise<PlayedStory> {
  const player = scriptedPlayer(seed)
  const path: PromptMessage[] = []
  const played: PlayedTurn[] = []
  for (let number = 0; number <= turns; number++) {
    const last = played.at(-1)
    const move =
      last &&
      (moves ? { text: moves[number - 1]!, named: [] } : player(last.text, last.end.suggestions ?? []))
    if (move) path.push({ role: 'user', content: move.text })
    const memoryBefore = last?.end.memory
    const startedAt = performance.now()
    let text = ''
    let end: NarrationEnd | undefined
    const turn = {
      storyId: `story-${seed}`,
      seed: `${seed}/${number}`,
      premise,
      genreMix: mix,
      preferences,
      number,
      path: [...path],
      memory: memoryBefore,
    }
    for await (const event of narrator.generateReply(turn, new AbortController().signal)) {
      if (event.type === 'text') text += event.text
      else if (event.type === 'end') end = event
    }
    played.push({ move, text, memoryBefore, end: end!, milliseconds: performance.now() - startedAt })
    path.push({ role: 'assistant', content: text })
  }
  return { premise, preferences, turns: played }
}
