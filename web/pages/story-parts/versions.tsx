import { Map as MapIcon, NotebookPen, Redo2, Undo2 } from 'lucide-react'
import { Suspense, useEffect, useEffectEvent, useMemo, type ReactNode } from 'react'
import type { FeedMessage } from '#web/features/stories/model/feed-message.ts'
import { late, lateExtra } from '#web/ui/late.tsx'
import { takesKeys } from '#web/platform/takes-keys.ts'
import type { StoryInPlay, StoryPart } from '../story-part.ts'
import { TreeMovesContext } from '../story-versions/versions-context.ts'

// A story is read before anything is done with it: all but the keys comes once its words stand.
const loadParts = () => import('#web/pages/story-versions/versions-parts.tsx')
const Actions = lateExtra(async () => (await loadParts()).Actions)
const AtEnd = lateExtra(async () => (await loadParts()).AtEnd)
const MapEntry = late(async () => (await import('#web/pages/story-versions/map-entry.tsx')).MapEntry)
const NoteDialog = late(async () => (await import('#web/features/versions/note-dialog.tsx')).NoteDialog)

async function step(way: 'back' | 'forward', play: StoryInPlay): Promise<void> {
  const moves = await import('#web/pages/story-versions/undo-and-redo.ts').catch(() => undefined)
  await (way === 'back' ? moves?.undo(play) : moves?.redo(play))
}

function Around({ story, draft, children }: StoryInPlay & { children: ReactNode }) {
  const { messages, isGenerating, isMoving, isLoadingStory } = story.state
  const lastId = messages.findLast(({ messageId }) => messageId !== undefined)?.messageId
  const isBusy = isGenerating || isMoving || isLoadingStory

  const go = useEffectEvent((way: 'back' | 'forward') => void step(way, { story, draft }))
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const way = takesKeys(event.target) ? undefined : stepOfKey(event)
      if (!way) return
      event.preventDefault()
      go(way)
    }
    addEventListener('keydown', handleKey)
    return () => removeEventListener('keydown', handleKey)
  }, [])

  const { move, goOn } = story
  const versions = useMemo(() => ({ move, goOn, lastId, isBusy }), [move, goOn, lastId, isBusy])
  return <TreeMovesContext value={versions}>{children}</TreeMovesContext>
}

type PressedKey = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>

/** Ctrl+Z or u goes a step back, Ctrl+Shift+Z or Ctrl+Y one forward; on a Mac the same with Command. */
export function stepOfKey(pressed: PressedKey): 'back' | 'forward' | undefined {
  const { shiftKey, altKey } = pressed
  const key = pressed.key.toLowerCase()
  const hasCommand = pressed.ctrlKey || pressed.metaKey
  if (altKey) return undefined
  if (key === 'z' && hasCommand) return shiftKey ? 'forward' : 'back'
  if (key === 'y' && hasCommand && !shiftKey) return 'forward'
  return key === 'u' && !hasCommand && !shiftKey ? 'back' : undefined
}

export const storyPart: StoryPart = {
  rank: 5,
  Around,
  MessageActions: ({ message }: { message: FeedMessage }) => (
    <Suspense>
      <Actions message={message} />
    </Suspense>
  ),
  AtEnd: (play) => (
    // Room for the row that comes, so that nothing below it moves.
    <Suspense fallback={<div className="h-12 print:hidden" />}>
      <AtEnd {...play} />
    </Suspense>
  ),
  menu: [
    { rank: 1, label: 'Undo', Icon: Undo2, run: (play) => void step('back', play) },
    { rank: 2, label: 'Redo', Icon: Redo2, run: (play) => void step('forward', play) },
    { rank: 3, label: 'Map of the story', Icon: MapIcon, Dialog: MapEntry },
    {
      rank: 4,
      label: 'Note to the narrator',
      Icon: NotebookPen,
      Dialog: ({ story: { storyId, state, showNote }, onClose }) => (
        <NoteDialog storyId={storyId} note={state.note} onSaved={showNote} onClose={onClose} />
      ),
    },
  ],
}
