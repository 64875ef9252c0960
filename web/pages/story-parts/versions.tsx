import { Map as MapIcon, NotebookPen, Redo2, Undo2 } from 'lucide-react'
import { createContext, lazy, use, useEffect, useEffectEvent, useMemo, type ReactNode } from 'react'
import type { FeedMessage } from '#web/features/stories/model/feed-message.ts'
import { isOnItsWay } from '#web/features/stories/model/feed-message.ts'
import { EndActions } from '#web/features/versions/end-actions.tsx'
import { MessageActions } from '#web/features/versions/message-actions.tsx'
import { stepOfKey } from '#web/features/versions/step-of-key.ts'
import { edit, goTo, stepBack, stepForward } from '#web/features/versions/versions.api.ts'
import { takesKeys } from '#web/platform/takes-keys.ts'
import type { StoryInPlay, StoryPart } from '../story-part.ts'

const NoteDialog = lazy(async () => ({
  default: (await import('#web/features/versions/note-dialog.tsx')).NoteDialog,
}))
const MapDialog = lazy(async () => ({
  default: (await import('#web/features/versions/map/map-dialog.tsx')).MapDialog,
}))

/** Goes one step back; the reader's own words of it stand in the field again. */
async function undo({ story, draft }: StoryInPlay): Promise<void> {
  let back: Awaited<ReturnType<typeof stepBack>> | undefined
  const before = await story.move(async (...at) => (back = await stepBack(...at)))
  if (before && back?.typed !== undefined) draft.giveBack(back.typed, back.typedKind)
}

/** Takes the last undo back; its words leave the field, if they still stand there unchanged. */
async function redo({ story, draft }: StoryInPlay): Promise<void> {
  let messages: { messageId: number; role: string; content: string }[] = []
  const before = await story.move(async (...at) => {
    const there = await stepForward(...at)
    messages = there.messages
    return there
  })
  if (!before) return
  const known = new Set(before.map(({ messageId }) => messageId))
  const own = messages.find(({ messageId, role }) => role === 'user' && !known.has(messageId))
  if (own) draft.take(own.content)
}

/** For the rows of the feed, which are not rendered again while a reply grows. */
interface VersionsOfStory {
  move: StoryInPlay['story']['move']
  goOn: StoryInPlay['story']['goOn']
  lastId: number | undefined
  isBusy: boolean
}
const VersionsContext = createContext<VersionsOfStory | undefined>(undefined)

function Around({ story, draft, children }: StoryInPlay & { children: ReactNode }) {
  const { messages, isGenerating, isMoving, isLoadingStory } = story.state
  const lastId = messages.findLast(({ messageId }) => messageId !== undefined)?.messageId
  const isBusy = isGenerating || isMoving || isLoadingStory

  const step = useEffectEvent((way: 'back' | 'forward') => {
    void (way === 'back' ? undo({ story, draft }) : redo({ story, draft }))
  })
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const way = takesKeys(event.target) ? undefined : stepOfKey(event)
      if (!way) return
      event.preventDefault()
      step(way)
    }
    addEventListener('keydown', handleKey)
    return () => removeEventListener('keydown', handleKey)
  }, [])

  const { move, goOn } = story
  const versions = useMemo(() => ({ move, goOn, lastId, isBusy }), [move, goOn, lastId, isBusy])
  return <VersionsContext value={versions}>{children}</VersionsContext>
}

function Actions({ message }: { message: FeedMessage }) {
  const { move, goOn, lastId, isBusy } = use(VersionsContext)!
  const { messageId, role, content, versions, status } = message
  if (messageId === undefined || role === 'image' || isOnItsWay(status) || status === 'streaming') return null
  const handleEdit = async (id: number, words: string, way: { keepFollowing: boolean }) => {
    const before = await move(edit(id, words, way))
    // One's own words in a new version want a reply.
    if (before && role === 'user' && !way.keepFollowing) void goOn()
    return before !== undefined
  }
  return (
    <MessageActions
      message={{ messageId, role, content, versions }}
      isLast={messageId === lastId}
      isBusy={isBusy}
      onGo={(id) => void move(goTo(id, { follow: true }))}
      onBranch={(id) => void move(goTo(id, { follow: false }))}
      onEdit={handleEdit}
    />
  )
}

function AtEnd(play: StoryInPlay) {
  const { story } = play
  const { messages, isGenerating, isLoadingStory, isMoving, canUndo, canRedo } = story.state
  const last = messages.at(-1)
  // What is still on its way has no versions, and nothing can be built on it.
  if (isGenerating || isLoadingStory || last?.messageId === undefined) return null
  const { role, versions, isCut = false } = last
  return (
    <EndActions
      end={{ versions, isReply: role === 'assistant', isCut, canUndo, canRedo, isMoving }}
      onGo={(messageId) => void story.move(goTo(messageId, { follow: true }))}
      onTellAgain={(wish) => void story.retry(wish)}
      onGoOn={() => void story.goOn()}
      onUndo={() => void undo(play)}
      onRedo={() => void redo(play)}
    />
  )
}

export const storyPart: StoryPart = {
  rank: 5,
  Around,
  MessageActions: Actions,
  AtEnd,
  menu: [
    { rank: 1, label: 'Undo', Icon: Undo2, run: (play) => void undo(play) },
    { rank: 2, label: 'Redo', Icon: Redo2, run: (play) => void redo(play) },
    {
      rank: 3,
      label: 'Map of the story',
      Icon: MapIcon,
      Dialog: ({ story, onClose }) => (
        <MapDialog
          storyId={story.storyId}
          onOpen={async (messageId) =>
            (await story.move(goTo(messageId, { follow: false }))) !== undefined && onClose()
          }
          onClose={onClose}
        />
      ),
    },
    {
      rank: 4,
      label: 'Note to the narrator',
      Icon: NotebookPen,
      Dialog: ({ story, onClose }) => (
        <NoteDialog
          storyId={story.storyId}
          note={story.state.note}
          onSaved={story.showNote}
          onClose={onClose}
        />
      ),
    },
  ],
}
