import { lateExtra } from '#web/ui/late.tsx'
import type { HomePart } from '../home-part.ts'

export const homePart: HomePart = {
  rank: 0,
  title: 'Your Stories',
  more: { href: '/stories', label: 'All Stories' },
  isForReaders: true,
  Content: lateExtra(async () => (await import('#web/features/library/latest-stories.tsx')).LatestStories),
}
