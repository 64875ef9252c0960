import { ResumeStories } from '#web/features/bookmarks/resume-stories.tsx'
import type { HomePart } from '../home-part.ts'

export const homePart: HomePart = {
  rank: 1,
  title: 'Resume a Story',
  more: { href: '/bookmarks', label: 'Manage Bookmarks' },
  Content: ResumeStories,
}
