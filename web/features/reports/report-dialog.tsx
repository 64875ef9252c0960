import { useMutation } from '@tanstack/react-query'
import { useState, type SyntheticEvent } from 'react'
import type { PublishedKind } from '#contract/published.ts'
import type { ReportDraft } from '#contract/reports.ts'
import { reportKinds, type ReportKind } from '#contract/report-kinds.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogActions } from '#web/ui/dialog-actions.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { toast } from '#web/ui/toast.ts'

/** Something shared, and how its room sends a report of it; a failure is a toast. */
export interface Reportable {
  about: PublishedKind
  send: (draft: ReportDraft) => Promise<unknown>
}

interface ReportDialogProps extends Reportable {
  isOpen: boolean
  onClose: () => void
}

const choices = Object.entries(reportKinds).map(([value, label]) => ({ value: value as ReportKind, label }))

export function ReportDialog({ about, send, isOpen, onClose }: ReportDialogProps) {
  const [kind, setKind] = useState<ReportKind>('sexual')
  const [words, setWords] = useState('')
  const report = useMutation({
    mutationFn: send,
    onSuccess() {
      toast({ title: 'Thank you', description: `Those who run this site will look at the ${about}.` })
      setWords('')
      onClose()
    },
  })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    report.mutate({ kind, words })
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={`Report this ${about}`}
      description="It is looked at by those who run this site. Its author is not told who reported it."
    >
      <form onSubmit={submit} noValidate className="flex flex-col gap-5">
        <SelectField label="What is wrong with it?" value={kind} choices={choices} onChoose={setKind} />
        <TextArea
          label="In your own words (optional)"
          value={words}
          maxLength={500}
          onChange={({ target }) => setWords(target.value)}
        />
        <DialogActions action="Send report" isBusy={report.isPending} onCancel={onClose} />
      </form>
    </Dialog>
  )
}
