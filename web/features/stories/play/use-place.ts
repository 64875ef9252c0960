import { useEffect, useLayoutEffect, useState } from 'react'
import type { KeptPlace, Place } from '#contract/place.ts'
import type { FeedMessage } from '../model/feed-message.ts'
import { keptPlace, NOWHERE } from '../store/kept-place.ts'
import { rowIdOf } from './feed-row.tsx'
import { holdPlace, onReaderMove, scrollToPlace } from './place.ts'
import { useKeptPlace } from './use-kept-place.ts'

const HIGHLIGHTED_FOR_MS = 2_000

/** A place, or the end of the story: there it opens by itself, where nothing has led elsewhere before. */
type Target = Place | 'end'

interface Opening {
  /** The message that a bookmark leads to. */
  bookmarkedId: number | undefined
  /** Where the server last saw the reader; undefined before the story is read. */
  lastPlace: KeptPlace | undefined
}

/**
 * Opens a story at its place: at a bookmark's message, highlighted for two seconds (PLAY-39), or where the reader was,
 * at once where this browser knows it, else where another device was last. A visit that is come back to, by reload,
 * back or forward, has had its bookmark and opens where it was left.
 */
export function usePlace(storyId: string, { bookmarkedId, lastPlace }: Opening, messages: FeedMessage[]) {
  const [opened] = useState(() => {
    const kept = keptPlace.read(storyId) ?? NOWHERE
    const isOpenedAnew = !isComingBack()
    const bookmarked = isOpenedAnew && bookmarkedId !== undefined ? { messageId: bookmarkedId } : undefined
    return { target: bookmarked ?? kept.place, mayFollow: isOpenedAnew && !bookmarked, keptAt: kept.keptAt }
  })
  const [target, setTarget] = useState<Target | undefined>(opened.target ?? undefined)
  const [phase, setPhase] = useState<'placing' | 'reached' | 'done'>(target ? 'placing' : 'done')
  const [answer, setAnswer] = useState<KeptPlace>()
  const hasMoved = useReaderMoved()

  // What the server says first counts: later answers are about moves of this very page.
  if (lastPlace && !answer) {
    setAnswer(lastPlace)
    if (opened.mayFollow && !hasMoved && lastPlace.keptAt > opened.keptAt) {
      setTarget(lastPlace.place ?? 'end')
      setPhase('placing')
    }
  }
  useEffect(() => {
    const kept = keptPlace.read(storyId) ?? NOWHERE
    if (answer && answer.keptAt > kept.keptAt) keptPlace.write(storyId, { ...kept, keptAt: answer.keptAt })
  }, [storyId, answer])

  const { messageId: centredId, at } = typeof target === 'object' ? target : NO_MESSAGE
  const isEnd = target === 'end'
  const rowId = messages.find(({ messageId }) => messageId !== undefined && messageId === centredId)?.id

  useLayoutEffect(() => {
    const row = rowId === undefined ? null : document.getElementById(rowIdOf(rowId))
    if (!row && !isEnd) return
    return holdPlace(
      () =>
        row ? scrollToPlace(row, at) : scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }),
      () => setPhase('reached'),
    )
  }, [rowId, at, isEnd])

  useEffect(() => {
    if (phase !== 'reached') return
    rememberVisit()
    const end = setTimeout(() => setPhase('done'), HIGHLIGHTED_FOR_MS)
    return () => clearTimeout(end)
  }, [phase])

  const isFound = isEnd || rowId !== undefined
  useKeptPlace(storyId, { isThere: !isFound || phase !== 'placing', hasMoved, lastPlace })

  const isBookmarked = centredId !== undefined && centredId === bookmarkedId && at === undefined
  return {
    centredId,
    isPlacing: isFound && phase !== 'done',
    highlightedId: isBookmarked && phase === 'reached' ? bookmarkedId : undefined,
  }
}

const NO_MESSAGE: Partial<Place> = {}

/** Whether the reader has moved the page themselves: nothing takes it away from under their eyes then. */
function useReaderMoved() {
  const [hasMoved, setHasMoved] = useState(false)
  useEffect(() => onReaderMove(() => setHasMoved(true)), [])
  return hasMoved
}

const isComingBack = (): boolean => (history.state as { isVisited?: boolean } | null)?.isVisited === true
const rememberVisit = (): void =>
  history.replaceState({ ...(history.state as object | null), isVisited: true }, '')
