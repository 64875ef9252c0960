import { lateExtra } from '#web/ui/late.tsx'
import type { HomePart } from '../home-part.ts'

export const homePart: HomePart = {
  rank: -1,
  title: 'Your Scenarios',
  more: { href: '/stories', label: 'All Scenarios' },
  isForReaders: true,
  Content: lateExtra(
    async () => (await import('#web/features/scenarios/own-presets-at-home.tsx')).OwnPresetsAtHome,
  ),
}
