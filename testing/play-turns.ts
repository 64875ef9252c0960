import type { GenreMix } from '#contract/genres.ts'
import { defaultPreferences, type Preferences } from '#contract/preferences.ts'
import type { PromptMessage } from '#server/engines/narrator/narrator.ts'
import { makeReply, type Reply } from '#server/engines/narrator/storyteller/telling/make-reply.ts'

/** A scenario with a hero, a place and a want. */
export const lowBarrow =
  'I am Tamsin, a hedge witch in the village of Low Barrow. The river has stopped flowing and I must find out why before the harvest.'

/** A turn as it is typed, or as it is chosen after the reply before it. */
type Turn = string | ((last: Reply) => string)

/** Plays the turns of a story and returns the replies, the opening first. */
export function playTurns(
  premise: string,
  turns: readonly Turn[],
  preferences: Partial<Preferences> = {},
  genreMix?: GenreMix,
): Reply[] {
  const path: PromptMessage[] = []
  const replies: Reply[] = []
  for (const [number, turn] of [undefined, ...turns].entries()) {
    if (turn !== undefined)
      path.push({ role: 'user', content: typeof turn === 'string' ? turn : turn(replies.at(-1)!) })
    const reply = makeReply({
      storyId: 'a-story',
      seed: `seed/${number}`,
      premise,
      ...(genreMix && { genreMix }),
      preferences: { ...defaultPreferences, ...preferences },
      number,
      path: [...path],
      memory: replies.at(-1)?.memory,
    })
    path.push({ role: 'assistant', content: reply.text })
    replies.push(reply)
  }
  return replies
}
