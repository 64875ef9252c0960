import { ImportSection } from './import-section.tsx'
import { useState } from 'react'
import { pathTo } from '#contract/endpoint.ts'
import { exportLibrary } from '#contract/transfer.ts'
import { FormatLinks } from './format-links.tsx'
import { useHasStories } from './transfer.api.ts'

/** Ways into the house and out of it, below the reader's stories. */
export function TransferSections() {
  return (
    <>
      <ImportSection />
      <LibraryExportSection />
    </>
  )
}

/** The place where all stories are taken along at once; whoever has none does not see it. */
function LibraryExportSection() {
  const [hasTurns, setHasTurns] = useState(true)
  const hasStories = useHasStories()
  if (!hasStories) return null

  const turns = hasTurns ? 'with' : 'without'
  return (
    <details className="rounded-card border border-edge p-4">
      <summary className="min-h-11 cursor-pointer content-center text-lg">Take All Stories Along</summary>
      <section aria-label="Take All Stories Along" className="mt-2 flex flex-col gap-3">
        <p className="text-sm text-pretty text-quiet">
          One archive with a file for each story, those in the bin left out. ‘Everything’ has your scenarios
          as well.
        </p>
        <FormatLinks
          hasTurns={hasTurns}
          onTurns={setHasTurns}
          addressOf={(format) => pathTo(exportLibrary, { query: { format, turns } })}
        />
      </section>
    </details>
  )
}
