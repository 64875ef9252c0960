import type { Bookmark } from '#contract/bookmarks.ts'

/** Where titles may come from. */
export interface TitleSources {
  bookmarks: () => Promise<Pick<Bookmark, 'storyId' | 'title' | 'updatedAt'>[]>
  /** Asks the server, and it the narrator. */
  server: () => Promise<string>
}

const DEFAULT_TITLE = 'My Story'

/** The title of the story's latest bookmark, else one from the server, else 'My Story' (SHARE-9). */
export async function chooseTitle(storyId: string, from: TitleSources): Promise<string> {
  const bookmarks = await from.bookmarks().catch(() => [])
  const [latest] = bookmarks
    .filter((bookmark) => bookmark.storyId === storyId)
    .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))
  if (latest) return latest.title
  const suggested = await from.server().catch(() => '')
  return suggested.trim() || DEFAULT_TITLE
}
