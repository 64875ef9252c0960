import { BookmarkButton } from '#web/features/bookmarks/bookmark-button.tsx'
import { keepQuietly } from '#web/features/bookmarks/keep-quietly.ts'
import { titleOf } from '#web/features/bookmarks/title-of.ts'
import type { StoryPart } from '../story-part.ts'

export const storyPart: StoryPart = { rank: 3, Action: BookmarkButton, titleOf, keepPlace: keepQuietly }
