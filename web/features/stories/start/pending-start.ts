import { pendingOperation } from '#web/platform/pending-operation.ts'
import { toast } from '#web/ui/toast.ts'

/** The prompt of the start that waited for a login, once; undefined when none did. */
export function takePendingStart(): string | undefined {
  const pending = pendingOperation.read()
  if (!pending) return undefined
  pendingOperation.clear()
  toast({ title: 'Resuming Operation', description: 'Starting your story...' })
  return pending.data.prompt
}
