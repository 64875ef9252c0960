import { pendingOperation, type PendingOperation } from '#web/platform/pending-operation.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Whether a start waits that another reader of this browser has asked for. */
export const isOthers = ({ readerId }: PendingOperation, userId: number): boolean =>
  readerId !== undefined && readerId !== userId

interface OthersStartProps {
  operation: PendingOperation
  userId: number
  onAnswered: () => void
}

/** Asks whether a story is to be started that somebody else began here. */
export function OthersStart({ operation, userId, onAnswered }: OthersStartProps) {
  const start = () => {
    pendingOperation.write({ ...operation, readerId: userId })
    onAnswered()
  }
  const leave = () => {
    pendingOperation.clear()
    onAnswered()
  }
  return (
    <div className="column-narrow flex flex-col gap-6 py-16">
      <h1 className="text-3xl">A story waits here</h1>
      <p className="text-quiet">
        Somebody else wanted to begin it on this browser. Start it in your account?
      </p>
      <WaitingStart operation={operation} />
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={start}>
          Start it
        </Button>
        <Button onClick={leave}>Leave it</Button>
      </div>
    </div>
  )
}

/** The scenario that waits for a login. */
export const WaitingStart = ({ operation }: { operation: PendingOperation }) => (
  <Notice title="This story starts when you are logged in">
    <p className="line-clamp-4 whitespace-pre-line">{operation.data.prompt}</p>
  </Notice>
)
