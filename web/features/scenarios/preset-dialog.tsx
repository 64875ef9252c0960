import { useState, type ComponentType } from 'react'
import type { GenreMix } from '#contract/genres.ts'
import { limits } from '#contract/limits.ts'
import type { OwnPreset, PresetForm } from '#contract/own-presets.ts'
import { preferences, type ContentRating } from '#contract/preferences.ts'
import { textOfError } from '#web/platform/call-error.ts'
import { DialogActions } from '#web/ui/dialog-actions.tsx'
import { DialogWindow } from '#web/ui/dialog-window.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { useSavePreset } from './presets.api.ts'

/** The sliders of a genre mix, which belong to another room. */
export type MixFieldsOf = ComponentType<{
  mix: GenreMix | null
  onChange: (mix: GenreMix | null) => void
}>

interface PresetDialogProps {
  /** The scenario that is changed; undefined: a new one. */
  preset?: OwnPreset
  MixFields: MixFieldsOf
  isOpen: boolean
  onClose: () => void
}

const ratings = Object.entries(preferences.contentRating.choices).map(([value, { label }]) => ({
  value: value as ContentRating,
  label,
}))
const empty: PresetForm = { title: '', scenario: '', genreMix: null, contentRating: null, note: null }

/** Where a scenario is written or changed: what a story begins with. */
export function PresetDialog({ preset, MixFields, isOpen, onClose }: PresetDialogProps) {
  const [form, setForm] = useState<PresetForm>(preset ?? empty)
  const saving = useSavePreset(preset?.presetId)
  const change = (part: Partial<PresetForm>) => setForm((before) => ({ ...before, ...part }))
  const isBlank = form.title.trim() === '' || form.scenario.trim() === ''
  const save = () => {
    const { title, scenario, genreMix, contentRating, note } = form
    saving.mutate(
      { title, scenario, genreMix, contentRating, note },
      {
        onSuccess: () => {
          toast({ title: preset ? 'Scenario changed' : 'Scenario kept' })
          onClose()
        },
      },
    )
  }
  return (
    <DialogWindow
      isOpen={isOpen}
      onClose={onClose}
      title={preset ? 'Edit Scenario' : 'New Scenario'}
      description="All that a story begins with, to be started as often as you like."
    >
      <form
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBlank && !saving.isPending) save()
        }}
      >
        {saving.error && (
          <Notice title="The scenario could not be kept" isDanger>
            {textOfError(saving.error)}
          </Notice>
        )}
        <TextField
          label="Title"
          value={form.title}
          onChange={({ target }) => change({ title: target.value })}
          maxLength={limits.titleLength}
          required
          dir="auto"
        />
        <TextArea
          label="Scenario"
          value={form.scenario}
          onChange={({ target }) => change({ scenario: target.value })}
          maxLength={limits.promptLength}
          rows={5}
          required
          dir="auto"
        />
        <MixFields mix={form.genreMix} onChange={(genreMix) => change({ genreMix })} />
        <SelectField
          label={preferences.contentRating.label}
          hint="Your preferences hold as well, where they are stricter."
          value={form.contentRating ?? 'preferences'}
          choices={[{ value: 'preferences', label: 'As in the preferences' }, ...ratings]}
          onChoose={(chosen) => change({ contentRating: chosen === 'preferences' ? null : chosen })}
        />
        <TextArea
          label="Note to the narrator (optional)"
          value={form.note ?? ''}
          onChange={({ target }) => change({ note: target.value || null })}
          maxLength={limits.noteLength}
          dir="auto"
        />
        <DialogActions action="Save" onCancel={onClose} disabled={isBlank} isBusy={saving.isPending} />
      </form>
    </DialogWindow>
  )
}
