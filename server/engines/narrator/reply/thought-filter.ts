import type { ThoughtForm } from '../capabilities.ts'
import {
  closers,
  couldBegin,
  endMarks,
  innerThought,
  leadIns,
  looksLikeStory,
  openers,
  THOUGHTFUL_START,
} from './model-marks.ts'
import { SUGGESTIONS_MARK } from './suggestions-tail.ts'

/**
 * Lets only the story through of what a model writes: no thoughts, in whatever form, no marks of its chat template,
 * and nothing after the point where it begins to speak for the player.
 */
export interface ThoughtFilter {
  /** The part of the reply that is certain by now; may be ''. */
  read(piece: string): string
  /** The rest of the reply. `isCut`: the model came to its limit, perhaps in the middle of a thought. */
  finish(isCut: boolean): string
  /** The model has said all that counts: the rest need not be waited for. */
  readonly isOver: boolean
  /** Where the thoughts were; undefined as long as the reply does not tell. */
  readonly form: ThoughtForm | undefined
}

/**
 * `known` is what earlier replies have shown. While it is not known, and the server may swallow the opening tag,
 * nothing is let through before the reply has shown where the story begins, by its marks or by its first sentences.
 */
export function createThoughtFilter(
  known: ThoughtForm | undefined,
  maySwallowOpening: boolean,
): ThoughtFilter {
  type State = 'beginning' | 'unsure' | 'thinking' | 'story' | 'over'
  let state: State = 'beginning'
  let form: ThoughtForm | undefined = known === 'unopened' ? undefined : known
  let held = ''
  const isUnsure = known === 'unopened' || (known === undefined && maySwallowOpening)

  /** Moves on as far as `held` tells; returns story that is certain. */
  function advance(isEnd: boolean): string {
    let story = ''
    for (;;) {
      const before: State = state
      const heldBefore = held.length
      if (state === 'beginning') begin(isEnd)
      else if (state === 'thinking') skipThought()
      else if (state === 'unsure') settle()
      else if (state === 'story') story += readStory(isEnd)
      if (state === before && held.length === heldBefore) return story
      if (state === 'over' || held === '') return story
    }
  }

  function begin(isEnd: boolean): void {
    const start = held.trimStart()
    if (!isEnd && couldBegin(start)) return
    const leadIn = leadIns.exec(start)
    if (leadIn) {
      held = start.slice(leadIn[0].length)
      return
    }
    const opener = openers.exec(start)
    if (opener) {
      held = start.slice(opener[0].length)
      form = 'tags'
      state = 'thinking'
    } else if (isEnd || (start !== '' && !couldBegin(start)))
      state = isUnsure && form === undefined ? 'unsure' : 'story'
  }

  function skipThought(): void {
    const closer = closers.exec(held)
    if (!closer) return
    held = held.slice(closer.index + closer[0].length)
    state = 'beginning'
  }

  /** A reply that may have begun inside a thought: a closing tag, or the mark after the story, decides. */
  function settle(): void {
    const closer = closers.exec(held)
    const inner = innerThought.exec(held)
    if (inner && inner.index < (closer?.index ?? Infinity)) {
      form = 'tags'
      state = 'story'
    } else if (closer) {
      form = 'unopened'
      skipThought()
    } else if (held.includes(SUGGESTIONS_MARK) || (known === undefined && looksLikeStory(held))) {
      form = 'none'
      state = 'story'
    }
  }

  function readStory(isEnd: boolean): string {
    const end = endMarks.exec(held)
    const inner = innerThought.exec(held)
    const stray = closers.exec(held)
    const first = Math.min(...[end, inner, stray].map((found) => found?.index ?? Infinity))
    if (inner?.index === first) {
      const text = held.slice(0, inner.index)
      held = held.slice(inner.index + inner[0].length)
      state = 'thinking'
      return text
    }
    if (stray?.index === first) {
      // Too late to take back what was let through; from the next reply on it is known.
      form = 'unopened'
      const text = held.slice(0, stray.index)
      held = held.slice(stray.index + stray[0].length)
      return text
    }
    if (end) {
      state = 'over'
      return held.slice(0, end.index).trimEnd()
    }
    const certain = isEnd ? held.length : certainLength(held)
    const text = held.slice(0, certain)
    held = held.slice(certain)
    return text
  }

  return {
    read(piece) {
      if (state === 'over') return ''
      held += piece
      return advance(false)
    },
    finish(isCut) {
      const story = advance(true)
      if (state === 'thinking' || state === 'over') return story
      if (state === 'unsure') {
        const isThought = isCut && (known === 'unopened' || THOUGHTFUL_START.test(held))
        form = isThought ? 'unopened' : (form ?? 'none')
        if (isThought) return story
        state = 'story'
        return story + advance(true)
      }
      form ??= 'none'
      return story + held
    },
    get isOver() {
      return state === 'over'
    },
    get form() {
      return form
    },
  }
}

const LONGEST_MARK = 48

/** Length of a text that cannot be the beginning of a mark any more. */
function certainLength(text: string): number {
  for (let at = Math.max(0, text.length - LONGEST_MARK); at < text.length; at++)
    if (couldBegin(text.slice(at))) return at
  return text.length
}
