import { Download } from 'lucide-react'
import { useState } from 'react'
import { pathTo } from '#contract/endpoint.ts'
import { exportFormatNames, exportFormats, exportStory, type ExportFormatName } from '#contract/transfer.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Switch } from '#web/ui/switch.tsx'

interface ExportPanelProps {
  storyId: string
  /** The last message that the server has stored; without one there is nothing to take along. */
  lastMessageId: number | undefined
}

/** The part of the drawer where the story is taken along as a file. */
export function ExportPanel({ storyId, lastMessageId }: ExportPanelProps) {
  const [hasTurns, setHasTurns] = useState(true)
  if (lastMessageId === undefined) return null

  const addressOf = (format: ExportFormatName): string => {
    const query = format === 'json' ? { branch: 'all' } : { turns: hasTurns ? 'with' : 'without' }
    return pathTo(exportStory, { params: { storyId }, query: { format, ...query } })
  }
  return (
    <section aria-label="Take the Story Along" className="flex flex-col gap-3">
      <h3 className="text-lg">Take the Story Along</h3>
      <div className="flex items-center justify-between gap-4">
        <span>What you said and did</span>
        <Switch
          label="What you said and did"
          isOn={hasTurns}
          onChange={setHasTurns}
          onText="With it"
          offText="Without it"
        />
      </div>
      <ul className="flex flex-col gap-3">
        {exportFormatNames.map((format) => (
          <li key={format} className="flex items-center justify-between gap-4">
            <p className="text-sm text-pretty text-quiet">{exportFormats[format].hint}</p>
            <a href={addressOf(format)} download className={buttonClass()}>
              <Download aria-hidden="true" className="size-4" />
              {exportFormats[format].label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
