import { Link } from 'wouter'
import { ResumeStories } from '#web/features/bookmarks/resume-stories.tsx'
import type { HomePart } from '../home-part.ts'

const ManageBookmarks = () => (
  <Link
    href="/bookmarks"
    className="flex min-h-11 items-center text-accent underline-offset-4 hover:underline"
  >
    Manage Bookmarks
  </Link>
)

export const homePart: HomePart = {
  rank: 1,
  title: 'Resume a Story',
  Aside: ManageBookmarks,
  Content: ResumeStories,
}
