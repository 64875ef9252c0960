import { pendingOperation } from '#web/platform/pending-operation.ts'
import { toast } from '#web/ui/toast.ts'

/** The prompt of the start that waited for this reader's login, once; undefined when none did. */
export function takePendingStart(readerId: number): string | undefined {
  const pending = pendingOperation.read()
  pendingOperation.clear()
  // Somebody else's: whoever wants it has said so on the login page.
  if (!pending || (pending.readerId ?? readerId) !== readerId) return undefined
  toast({ title: 'Resuming Operation', description: 'Starting your story...' })
  return pending.data.prompt
}
