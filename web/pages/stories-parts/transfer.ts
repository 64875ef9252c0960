import { lateExtra } from '#web/ui/late.tsx'

export const StoriesPart = lateExtra(
  async () => (await import('#web/features/transfer/transfer-sections.tsx')).TransferSections,
)
