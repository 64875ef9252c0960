import { ArrowDown, ArrowUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import type { StoryState } from '../model/story-state.ts'
import { isNearBottom, placeOfPage } from './auto-scroll.ts'
import type { FeedView } from './use-feed-window.ts'

interface WayToTheEndProps {
  state: StoryState
  view: FeedView
}

/** For who reads far from the end: the way there, named for a reply that came meanwhile (PLAY-38), and to the beginning. */
export function WayToTheEnd({ state: { messages, isLoadingStory, hasOlder }, view }: WayToTheEndProps) {
  const newest = messages.findLast(({ content }) => content !== '')
  const page = usePagePlace()
  const isAway = view.hasLater || !page.isAtEnd
  // The message that stood last when the reader was last at the end.
  const [seenId, setSeenId] = useState(newest?.id)
  if ((!isAway || isLoadingStory) && seenId !== newest?.id) setSeenId(newest?.id)
  const hasNews = isAway && seenId !== newest?.id
  if (!hasNews && !page.isFarFromEnd && !view.hasLater) return null
  const isNewReply = hasNews && newest?.role === 'assistant'
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-full flex justify-center gap-2 pb-3 *:pointer-events-auto">
      {(view.hasEarlier || hasOlder || page.isFarFromStart) && (
        <Button
          isIcon
          aria-label="To the beginning"
          title="To the beginning"
          onClick={() => view.goTo('start')}
          className="bg-raised shadow-float"
        >
          <ArrowUp aria-hidden="true" className="size-5" />
        </Button>
      )}
      <Button
        variant={isNewReply ? 'primary' : 'plain'}
        onClick={() => view.goTo('end')}
        className={isNewReply ? 'shadow-float' : 'bg-raised shadow-float'}
      >
        <ArrowDown aria-hidden="true" className="size-5" />
        {isNewReply ? 'New reply' : 'To the newest'}
      </Button>
    </div>
  )
}

const look = () => {
  const place = placeOfPage()
  return {
    isAtEnd: isNearBottom(place),
    isFarFromEnd: place.contentHeight - place.viewHeight - place.top > place.viewHeight,
    isFarFromStart: place.top > place.viewHeight,
  }
}

/** Where the page is scrolled to, looked at once a frame at most. */
function usePagePlace() {
  const [page, setPage] = useState(look)
  useEffect(() => {
    let frame: number | undefined
    const lookSoon = (): void => {
      frame ??= requestAnimationFrame(() => {
        frame = undefined
        const now = look()
        setPage((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now))
      })
    }
    const growing = new ResizeObserver(lookSoon)
    growing.observe(document.body)
    addEventListener('scroll', lookSoon, { passive: true })
    return () => {
      growing.disconnect()
      removeEventListener('scroll', lookSoon)
      if (frame !== undefined) cancelAnimationFrame(frame)
    }
  }, [])
  return page
}
