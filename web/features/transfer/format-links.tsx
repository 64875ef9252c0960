import { Download } from 'lucide-react'
import { exportFormatNames, exportFormats, type ExportFormatName } from '#contract/transfer.ts'
import { atBase } from '#web/platform/base-path.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Switch } from '#web/ui/switch.tsx'

interface FormatLinksProps {
  /** Whether the player's own turns go along. */
  hasTurns: boolean
  onTurns: (hasTurns: boolean) => void
  addressOf: (format: ExportFormatName) => string
}

/** A link for each format that a story can be taken along in, and whether the player's turns are in it. */
export function FormatLinks({ hasTurns, onTurns, addressOf }: FormatLinksProps) {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span>What you said and did</span>
        <Switch
          label="What you said and did"
          isOn={hasTurns}
          onChange={onTurns}
          onText="With it"
          offText="Without it"
        />
      </div>
      <ul className="flex flex-col gap-3">
        {exportFormatNames.map((format) => (
          <li key={format} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p className="min-w-[min(6rem,100%)] flex-1 text-sm text-pretty text-quiet">
              {exportFormats[format].hint}
            </p>
            <a href={atBase(addressOf(format))} download className={buttonClass()}>
              <Download aria-hidden="true" className="size-4" />
              {exportFormats[format].label}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
