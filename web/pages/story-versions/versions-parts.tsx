import { use } from 'react'
import { isOnItsWay, type FeedMessage } from '#web/features/stories/model/feed-message.ts'
import { Previously } from '#web/features/memory/previously.tsx'
import { EndActions } from '#web/features/versions/end-actions.tsx'
import { MessageActions } from '#web/features/versions/message-actions.tsx'
import { edit, goTo } from '#web/features/versions/versions.api.ts'
import type { StoryInPlay } from '../story-part.ts'
import { redo, undo } from './undo-and-redo.ts'
import { TreeMovesContext } from './versions-context.ts'

/** Actions on a message of the feed. */
export function Actions({ message }: { message: FeedMessage }) {
  const { move, goOn, lastId, isBusy } = use(TreeMovesContext)
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

/** Where the story ends now: what came before, for a reader who comes back, and what can be done. */
export function AtEnd(play: StoryInPlay) {
  const { story } = play
  const { messages, isGenerating, isLoadingStory, isMoving, canUndo, canRedo } = story.state
  const last = messages.at(-1)
  // A message on its way has no versions, and nothing can be built on it.
  if (isGenerating || isLoadingStory || last?.messageId === undefined) return null
  const { messageId: lastId, createdAt, role, versions, isCut = false } = last
  const isStopped = last.status === 'stopped' && last.content !== ''
  return (
    <>
      <Previously storyId={story.storyId} last={{ messageId: lastId, createdAt }} />
      <EndActions
        end={{ versions, isReply: role === 'assistant', isCut, isStopped, canUndo, canRedo, isMoving }}
        onGo={(messageId) => void story.move(goTo(messageId, { follow: true }))}
        onTellAgain={(wish) => void story.retry(wish)}
        onGoOn={() => void story.goOn()}
        onUndo={() => void undo(play)}
        onRedo={() => void redo(play)}
      />
    </>
  )
}
