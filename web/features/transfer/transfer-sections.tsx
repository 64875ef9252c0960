import { ImportSection } from './import-section.tsx'
import { LibraryExportSection } from './library-export-section.tsx'

/** Ways into the house and out of it, below the reader's stories. */
export function TransferSections() {
  return (
    <>
      <ImportSection />
      <LibraryExportSection />
    </>
  )
}
