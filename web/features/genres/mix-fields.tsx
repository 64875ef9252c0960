import type { GenreMix } from '#contract/genres.ts'
import { Switch } from '#web/ui/switch.tsx'
import { GenreSliders } from './genre-sliders.tsx'
import { initialMix, nextStop } from './genre-mix.ts'

interface MixFieldsProps {
  /** null: the mix is switched off. */
  mix: GenreMix | null
  onChange: (mix: GenreMix | null) => void
}

/** The genre mix inside a form. */
export function MixFields({ mix, onChange }: MixFieldsProps) {
  return (
    <fieldset className="flex flex-col gap-1">
      <div className="flex items-center justify-between gap-4">
        <legend className="float-left text-sm font-medium">Genre Mix</legend>
        <Switch
          label="Use the genre mix"
          isOn={mix !== null}
          onChange={(isOn) => onChange(isOn ? initialMix : null)}
          onText="Active"
          offText="Inactive"
        />
      </div>
      {mix && (
        <GenreSliders
          mix={mix}
          isActive
          move={(genre, moved) => onChange({ ...mix, [genre]: nextStop(mix[genre] ?? 0, moved) })}
        />
      )}
    </fieldset>
  )
}
