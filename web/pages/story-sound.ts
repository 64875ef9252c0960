import { plainNarration } from '#contract/narration-markup.ts'
import { rowIdOf } from '#web/features/stories/play/feed-row.tsx'
import { isStreaming } from '#web/features/stories/model/story-state.ts'
import type { StoryState } from '#web/features/stories/model/story-state.ts'
import { useNarration } from '#web/features/speech/use-narration.ts'

/** The narrator's voice for a story: says its latest reply and marks the sentence in the feed. */
export function useStorySound({ messages, isLoadingStory }: StoryState) {
  const last = messages.findLast(({ role, content }) => role === 'assistant' && content !== '')
  const isUnfinished = last !== undefined && isStreaming(last)
  const reply = last && { id: last.id, text: plainNarration(last.content, isUnfinished), isUnfinished }
  return useNarration({ reply: isLoadingStory ? undefined : reply, paragraphsOf })
}

const paragraphsOf = (replyId: string): Iterable<Element> =>
  document.getElementById(rowIdOf(replyId))?.querySelectorAll('.prose-story p') ?? []
