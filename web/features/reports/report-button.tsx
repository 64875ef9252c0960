import { Flag } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { lateWindow } from '#web/ui/late.tsx'
import type { Reportable } from './report-dialog.tsx'

const ReportDialog = lateWindow(async () => (await import('./report-dialog.tsx')).ReportDialog)

/** Tells those who run the site that what is shared should not stand there; its dialog comes when it is asked for. */
export function ReportButton({ about, send }: Reportable) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="quiet"
        onClick={() => setIsOpen(true)}
        aria-haspopup="dialog"
        className="-ml-4 text-sm"
      >
        <Flag aria-hidden="true" className="size-4" />
        Report
      </Button>
      <ReportDialog about={about} send={send} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}
