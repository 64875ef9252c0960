import { Search } from 'lucide-react'
import { afterPage, late } from '#web/ui/late.tsx'
import type { StoryPart } from '../story-part.ts'

export const storyPart: StoryPart = {
  rank: 13,
  AtEnd: afterPage(async () => (await import('../story-find/find-by-key.tsx')).FindByKey),
  menu: [
    {
      rank: 5,
      label: 'Find in this story',
      Icon: Search,
      Dialog: late(async () => (await import('../story-find/find-dialog.tsx')).FindDialog),
    },
  ],
}
