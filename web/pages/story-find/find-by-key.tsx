import { useEffect, useEffectEvent, useState } from 'react'
import type { StoryState } from '#web/features/stories/model/story-state.ts'
import { rowIdOf } from '#web/features/stories/play/feed-row.tsx'
import type { StoryInPlay } from '../story-part.ts'
import { FindDialog } from './find-dialog.tsx'

/** Ctrl+F, or Cmd+F, looks through the whole story where the page does not hold it; pressed once more it is the browser's. */
export function FindByKey({ story }: Pick<StoryInPlay, 'story'>) {
  const [isOpen, setIsOpen] = useState(false)
  const handleKey = useEffectEvent((event: KeyboardEvent): void => {
    const isFind = event.key === 'f' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
    if (!isFind || isOpen || isOnPage(story.state)) return
    event.preventDefault()
    setIsOpen(true)
  })
  useEffect(() => {
    const handle = (event: KeyboardEvent): void => handleKey(event)
    addEventListener('keydown', handle)
    return () => removeEventListener('keydown', handle)
  }, [])
  return isOpen && <FindDialog story={story} onClose={() => setIsOpen(false)} />
}

/** Whether the page holds every word of the story: then the browser's own search finds them. */
const isOnPage = ({ messages, hasOlder }: StoryState): boolean =>
  !hasOlder && messages.every(({ id, content }) => content === '' || document.getElementById(rowIdOf(id)))
