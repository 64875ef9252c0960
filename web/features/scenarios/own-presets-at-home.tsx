import { Play } from 'lucide-react'
import type { OwnPreset } from '#contract/own-presets.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { usePresets, useStartPreset } from './presets.api.ts'

const SHOWN = 6

/** The scenarios that the reader changed last, each begun by a press; nothing while there are none. */
export function OwnPresetsAtHome() {
  const { data: kept } = usePresets()
  if (!kept?.length) return null
  return (
    <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-4">
      {kept.slice(0, SHOWN).map((preset) => (
        <li key={preset.presetId}>
          <StartButton preset={preset} />
        </li>
      ))}
    </ul>
  )
}

function StartButton({ preset: { presetId, title, scenario } }: { preset: OwnPreset }) {
  const starting = useStartPreset(presetId)
  const Icon = starting.isPending ? Spinner : Play
  return (
    <button
      type="button"
      disabled={starting.isPending}
      onClick={() => starting.mutate()}
      className="group flex h-full w-full items-start gap-3 rounded-card border border-line bg-raised p-3 text-left transition-colors duration-150 hover:border-accent disabled:opacity-60 sm:p-4"
    >
      <span className="flex min-w-0 flex-1 flex-col gap-0.5">
        <span className="line-clamp-2 font-serif font-semibold group-hover:text-accent sm:text-lg" dir="auto">
          {title}
        </span>{' '}
        <span className="line-clamp-2 text-sm break-words text-pretty text-quiet" dir="auto">
          {scenario}
        </span>
      </span>
      <Icon aria-hidden="true" className="mt-1 size-4 shrink-0 text-quiet" />
    </button>
  )
}
