import { Download, Ellipsis, EyeOff, Link2, Pencil, Play, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { pathTo } from '#contract/endpoint.ts'
import { exportPreset, type OwnPreset, listPresets } from '#contract/own-presets.ts'
import { atBase, basePath } from '#web/platform/base-path.ts'
import { useSiteConfig } from '#web/platform/use-site-config.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { LinkField } from '#web/ui/link-field.tsx'
import { lateWindow } from '#web/ui/late.tsx'
import { Menu } from '#web/ui/menu.tsx'
import type { MixFieldsOf } from './preset-dialog.tsx'
import { usePresetWrites, useStartPreset, usePresetReturn } from './presets.api.ts'
import { useRefresh } from '#web/platform/use-refresh.ts'
import { UndoRow } from '#web/ui/undo-row.tsx'

const PresetWindow = lateWindow(async () => (await import('./preset-dialog.tsx')).PresetDialog)

interface OwnPresetCardProps {
  preset: OwnPreset
  MixFields: MixFieldsOf
}

/** A kept scenario: it can be started, changed, shared and taken away. */
export function OwnPresetCard({ preset, MixFields }: OwnPresetCardProps) {
  const { presetId, title, scenario, shareId } = preset
  const [way, setWay] = useState<'edit' | 'link' | 'stop' | 'delete' | 'deleted'>()
  const { publicUrl = location.origin + basePath } = useSiteConfig() ?? {}
  const { deleting, sharing, stopping } = usePresetWrites(presetId)
  const starting = useStartPreset(presetId)
  const close = () => setWay(undefined)

  if (way === 'deleted') return <DeletedPreset preset={preset} />
  const items = [
    { label: 'Edit', Icon: Pencil, onSelect: () => setWay('edit') },
    {
      label: 'Share by link',
      Icon: Link2,
      onSelect: () => sharing.mutate(undefined, { onSuccess: () => setWay('link') }),
    },
    ...(shareId ? [{ label: 'Stop sharing', Icon: EyeOff, onSelect: () => setWay('stop') }] : []),
    {
      label: 'Export',
      Icon: Download,
      // A file by its headers: the page stays.
      onSelect: () =>
        location.assign(atBase(pathTo(exportPreset, { params: { presetId: String(presetId) } }))),
    },
    { label: 'Delete', Icon: Trash2, onSelect: () => setWay('delete') },
  ]
  return (
    <article className="relative flex flex-col gap-3 rounded-card border border-line bg-raised p-3 focus-within:z-10 sm:p-4">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h3 className="line-clamp-2 text-left text-lg leading-snug" dir="auto">
            {title}
          </h3>
          <p className="mt-1 line-clamp-3 text-left text-sm break-words text-pretty text-quiet" dir="auto">
            {scenario}
          </p>
          {shareId && <p className="mt-1.5 text-sm text-quiet">Public for everyone with the link</p>}
        </div>
        <div className="-mt-1 -mr-1 shrink-0">
          <Menu label={`Change ${title}`} Icon={Ellipsis} items={items} />
        </div>
      </div>
      <Button
        className="self-start"
        aria-label={`Start ${title}`}
        isBusy={starting.isPending}
        onClick={() => starting.mutate()}
      >
        <Play aria-hidden="true" className="size-4" />
        Start
      </Button>
      <PresetWindow
        key={`${presetId} ${preset.updatedAt}`}
        preset={preset}
        MixFields={MixFields}
        isOpen={way === 'edit'}
        onClose={close}
      />
      <Dialog
        isOpen={way === 'link'}
        onClose={close}
        title="Share Scenario"
        description="Whoever has the link can start a story of their own with it."
      >
        <LinkField link={shareId ? `${publicUrl}/scenario/${shareId}` : ''} />
      </Dialog>
      {way === 'stop' && (
        <ConfirmDialog
          title="Stop sharing"
          text={`The link to "${title}" will no longer work. Stories that began with it stay.`}
          action="Stop sharing"
          isBusy={stopping.isPending}
          onConfirm={() => stopping.mutate(undefined, { onSuccess: close })}
          onClose={close}
        />
      )}
      {way === 'delete' && (
        <ConfirmDialog
          title="Delete Scenario"
          text={`Are you sure you want to delete "${title}"? Stories that began with it stay.`}
          action="Delete"
          isBusy={deleting.isPending}
          onConfirm={() => deleting.mutate(undefined, { onSuccess: () => setWay('deleted') })}
          onClose={close}
        />
      )}
    </article>
  )
}

/** Stands in the place of a scenario that was just deleted; undone, it is kept anew, without the link it may have had. */
function DeletedPreset({ preset }: { preset: OwnPreset }) {
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
