import { useQueryClient } from '@tanstack/react-query'
import { suggestTitle } from '#web/features/stories/play/suggest-title.ts'
import { fetchTitle } from '#web/features/stories/stories.api.ts'
import { storyParts, type StoryActionProps } from './story-part.ts'

/** The actions on a story beside playing it, as the rooms bring them: keep the place, show it to others. */
export function StoryActions({
  storyId,
  lastMessageId,
}: Pick<StoryActionProps, 'storyId' | 'lastMessageId'>) {
  const queries = useQueryClient()
  const given = storyParts.flatMap(({ titleOf }) => titleOf ?? [])

  const action: StoryActionProps = {
    storyId,
    lastMessageId,
    suggestTitle: () =>
      suggestTitle({
        given: given.map((titleOf) => () => titleOf(queries, storyId)),
        server: () => fetchTitle(storyId),
      }),
    // The story is shared also when its bookmark fails (SHARE-11).
    keepPlace: (title) => {
      if (lastMessageId === undefined) return
      for (const part of storyParts) part.keepPlace?.(queries, { storyId, lastMessageId }, title)
    },
  }

  return <>{storyParts.map(({ rank, Action }) => Action && <Action key={rank} {...action} />)}</>
}
