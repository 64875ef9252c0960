import { lateExtra } from '#web/ui/late.tsx'

export const StoriesPart = lateExtra(async () => {
  const [{ OwnPresetsSection }, { MixFields }] = await Promise.all([
    import('#web/features/scenarios/own-presets-section.tsx'),
    import('#web/features/genres/mix-fields.tsx'),
  ])
  return () => <OwnPresetsSection MixFields={MixFields} />
})
