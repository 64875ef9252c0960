import type { GenreMix } from '#contract/genres.ts'
import type { Preferences } from '#contract/preferences.ts'
import type { NarrationEnd, PromptMessage } from '../../server/engines/narrator/narrator.ts'
import { createStoryteller } from '../../server/engines/narrator/storyteller/storyteller.ts'

export interface PlayedTurn {
  /** Undefined for the opening. */
  typed: string | undefined
  text: string
  end: NarrationEnd
  milliseconds: number
}

export interface PlayedStory {
  premise: string
  preferences: Preferences
  turns: PlayedTurn[]
}

interface Play {
  premise: string
  preferences: Preferences
  mix?: GenreMix
  seed: string
  turns: number
  /** Chooses what to type, after the last turn; undefined ends the play. */
  type: (story: PlayedStory) => string | undefined
}

const narrator = createStoryteller()

/** Plays a story turn by turn, the way the server hands turns to a narrator. */
export async function playStory({
  premise,
  preferences,
  mix,
  seed,
  turns,
  type,
}: Play): Promise<PlayedStory> {
  const story: PlayedStory = { premise, preferences, turns: [] }
  const path: PromptMessage[] = []
  for (let number = 0; number <= turns; number++) {
    const typed = number === 0 ? undefined : type(story)
    if (number > 0 && typed === undefined) break
    if (typed !== undefined) path.push({ role: 'user', content: typed })
    const startedAt = performance.now()
    let text = ''
    let end: NarrationEnd | undefined
    const input = {
      storyId: `story-${seed}`,
      seed: `${seed}/${number}`,
      premise,
      genreMix: mix,
      preferences,
      number,
      path: [...path],
      memory: story.turns.at(-1)?.end.memory,
    }
    for await (const event of narrator.generateReply(input, new AbortController().signal)) {
      if (event.type === 'text') text += event.text
      else if (event.type === 'end') end = event
    }
    story.turns.push({ typed, text, end: end!, milliseconds: performance.now() - startedAt })
    path.push({ role: 'assistant', content: text })
  }
  return story
}
