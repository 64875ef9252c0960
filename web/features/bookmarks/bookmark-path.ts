import type { Bookmark } from '#contract/bookmarks.ts'

/** Where a kept place opens: its story, at its message. */
export const bookmarkPath = ({
  storyId,
  lastMessageId,
}: Pick<Bookmark, 'storyId' | 'lastMessageId'>): string =>
  `/story/${encodeURIComponent(storyId)}?messageId=${lastMessageId}`
