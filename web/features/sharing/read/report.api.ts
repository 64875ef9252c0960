import { useMutation } from '@tanstack/react-query'
import type { ReportKind } from '#contract/report-kinds.ts'
import { reportShare } from '#contract/reports.ts'
import { call } from '#web/platform/call.ts'
import { toast } from '#web/ui/toast.ts'

interface ReportDraft {
  kind: ReportKind
  words: string
}

/** Sends a report of a shared story; a failure is a toast. */
export const useReport = (shareId: string, onDone: () => void) =>
  useMutation({
    mutationFn: (body: ReportDraft) => call(reportShare, { params: { shareId }, body }),
    onSuccess() {
      toast({ title: 'Thank you', description: 'Those who run this site will look at the story.' })
      onDone()
    },
  })
