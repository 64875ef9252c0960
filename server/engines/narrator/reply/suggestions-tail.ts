/** The line that parts the story from the suggestions in what a model says. */
export const SUGGESTIONS_MARK = '[[NEXT]]'

const MARK = /\s*\*{0,2}\[\[\s*next\s*\]\]\*{0,2}:?/i
/** The end of a text that may be the beginning of the mark; white space waits to see what follows it. */
const MAYBE_MARK = /\s*\*{0,2}(?:\[(?:\[\s*(?:n(?:e(?:x(?:t\s*(?:\]\]?\*{0,2})?)?)?)?)?)?)?$/i
const MOST_SUGGESTIONS = 3
const LONGEST_SUGGESTION = 60

/**
 * Reads a reply piece by piece and lets only the story through. Models forget or garble the block of suggestions:
 * then there are none, and the story is whole all the same.
 */
export interface SuggestionsTail {
  /** The part of the story that is certain by now; may be ''. */
  read(piece: string): string
  /** The rest of the story, and the suggestions if any could be read. */
  finish(): { text: string; suggestions?: string[] }
}

export function createSuggestionsTail(): SuggestionsTail {
  let hasStory = false
  let isInTail = false
  let held = ''

  function letThrough(text: string) {
    const story = hasStory ? text : text.trimStart()
    hasStory ||= story !== ''
    return story
  }

  return {
    read(piece) {
      held += piece
      if (isInTail) return ''
      // A mark before any story marks nothing: a confused model began with it.
      if (!hasStory) held = held.replace(new RegExp(`^${MARK.source}`, 'i'), '').trimStart()
      const mark = MARK.exec(held)
      const end = mark ? mark.index : MAYBE_MARK.exec(held)!.index
      const story = letThrough(held.slice(0, end))
      held = held.slice(mark ? end + mark[0].length : end)
      isInTail = mark !== null
      return story
    },
    finish() {
      if (isInTail) return { text: '', suggestions: readSuggestions(held) }
      const isHalfMark = held.includes('[[')
      return { text: isHalfMark ? '' : letThrough(held.trimEnd()) }
    },
  }
}

function readSuggestions(block: string): string[] | undefined {
  const lines = block
    .split('\n')
    .map((line) => line.replace(/^[\s>*•–—-]*(?:\d{1,2}[.):]\s*)?["“*]*|["”*.\s]+$/g, ''))
    .filter((line) => line.length > 1 && line.length <= LONGEST_SUGGESTION && /\p{L}/u.test(line))
  const suggestions = [...new Set(lines)].slice(0, MOST_SUGGESTIONS)
  return suggestions.length > 0 ? suggestions : undefined
}
