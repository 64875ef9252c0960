import { RotateCcw } from 'lucide-react'
import { turnErrors } from '#contract/turn-errors.ts'
import { Button } from '#web/ui/button.tsx'
import type { FeedMessage } from '../model/feed-message.ts'

interface TurnTroubleProps {
  message: FeedMessage
  /** While the story is on its way here nothing can be asked of the narrator. */
  isDisabled: boolean
  onRetry: () => void
  onSendAgain: (message: FeedMessage) => void
}

/** The trouble with the last message, in words, and the way on. Nothing where there is none. */
export function TurnTrouble({ message, isDisabled, onRetry, onSendAgain }: TurnTroubleProps) {
  const trouble = troubleOf(message)
  if (!trouble) return null
  const isReaders = message.role === 'user'
  return (
    <div
      role="alert"
      className={`flex flex-wrap items-center gap-x-7 px-4 text-sm ${isReaders ? 'justify-end' : ''}`}
    >
      <span className="text-danger">{trouble}</span>
      {message.hint !== undefined && <span className="w-full text-quiet">{message.hint}</span>}
      <Button
        variant="quiet"
        className="-ml-4 px-4!"
        disabled={isDisabled}
        onClick={isReaders ? () => onSendAgain(message) : onRetry}
      >
        <RotateCcw aria-hidden="true" className="size-4" />
        Try again
      </Button>
    </div>
  )
}

function troubleOf({ role, status, content, isInitialMessage }: FeedMessage): string | undefined {
  if (role === 'user') return status === 'unsent' ? turnErrors.message_failed[1] : undefined
  if (status === 'failed') return turnErrors[isInitialMessage ? 'story_start_failed' : 'message_failed'][1]
  if (status === 'interrupted') return turnErrors.turn_interrupted[1]
  return status === 'stopped' && content === '' ? 'The narrator was stopped.' : undefined
}
