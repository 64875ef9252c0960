import { useState } from 'react'
import { pathTo } from '#contract/endpoint.ts'
import { exportStory, type ExportFormatName } from '#contract/transfer.ts'
import { FormatLinks } from './format-links.tsx'

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
      <FormatLinks hasTurns={hasTurns} onTurns={setHasTurns} addressOf={addressOf} />
    </section>
  )
}
