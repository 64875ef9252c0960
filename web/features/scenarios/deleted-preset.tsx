import { listPresets, type OwnPreset } from '#contract/own-presets.ts'
import { useRefresh } from '#web/platform/use-refresh.ts'
import { UndoRow } from '#web/ui/undo-row.tsx'
import { usePresetReturn } from './presets.api.ts'

/** Stands in the place of a scenario that was just deleted; undone, it is kept anew, without the link it may have had. */
export function DeletedPreset({ preset }: { preset: OwnPreset }) {
  const { title, scenario, genreMix, contentRating, note, shareId } = preset
  const returning = usePresetReturn()
  const refresh = useRefresh(listPresets)
  return (
    <UndoRow
      isBusy={returning.isPending}
      onUndo={() => returning.mutate({ title, scenario, genreMix, contentRating, note })}
      onLeave={() => void refresh()}
    >
      The scenario “{title}” was deleted{shareId && ', and its link with it'}.
    </UndoRow>
  )
}
