import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { lateWindow } from '#web/ui/late.tsx'
import { NotLoaded } from '#web/ui/not-loaded.tsx'
import { OwnPresetCard } from './own-preset-card.tsx'
import type { MixFieldsOf } from './preset-dialog.tsx'
import { usePresets } from './presets.api.ts'

const NewPresetWindow = lateWindow(async () => (await import('./preset-dialog.tsx')).PresetDialog)

/** The reader's scenarios below their stories, and the way to a new one. */
export function OwnPresetsSection({ MixFields }: { MixFields: MixFieldsOf }) {
  const { data: kept, error, refetch, isFetching } = usePresets()
  const [isWriting, setIsWriting] = useState(false)
  const [written, setWritten] = useState(0)
  return (
    <section aria-labelledby="own-scenarios" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="own-scenarios" className="text-2xl">
          Your Scenarios
        </h2>
        <Button
          onClick={() => {
            setWritten(written + 1)
            setIsWriting(true)
          }}
        >
          <Plus aria-hidden="true" className="size-4" />
          New Scenario
        </Button>
      </div>
      {!kept && error && (
        <NotLoaded
          title="Your scenarios could not be loaded"
          error={error}
          isBusy={isFetching}
          onTryAgain={() => void refetch()}
        />
      )}
      {kept?.length === 0 && (
        <p className="text-pretty text-quiet">
          Keep a scenario with its genre mix, rating and note, and start it as often as you like.
        </p>
      )}
      {kept && kept.length > 0 && (
        <ul className="flex flex-col gap-3">
          {kept.map((preset) => (
            <li key={preset.presetId}>
              <OwnPresetCard preset={preset} MixFields={MixFields} />
            </li>
          ))}
        </ul>
      )}
      <NewPresetWindow
        key={written}
        MixFields={MixFields}
        isOpen={isWriting}
        onClose={() => setIsWriting(false)}
      />
    </section>
  )
}
