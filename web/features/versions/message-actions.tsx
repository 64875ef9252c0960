import { GitBranch, PenLine } from 'lucide-react'
import { Suspense, useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { useVersionGestures } from './use-version-gestures.ts'
import type { StoredMessage } from './version-beside.ts'
import { VersionSwitch } from './version-switch.tsx'
import { late } from '#web/ui/late.tsx'

const EditDialog = late(async () => (await import('./edit-dialog.tsx')).EditDialog)

interface MessageActionsProps {
  message: StoredMessage
  /** The story ends with it: its versions are shown with what can be done there. */
  isLast: boolean
  /** The narrator writes, or the story is on its way elsewhere. */
  isBusy: boolean
  /** Shows another version, with what was told after it. */
  onGo: (messageId: number) => void
  /** Goes on from here: the story so far ends with this message. */
  onBranch: (messageId: number) => void
  /** Settles with whether the words were taken. */
  onEdit: (messageId: number, content: string, way: { keepFollowing: boolean }) => Promise<boolean>
}

/** Actions on a message: a small button beside it, seen when the message is looked at, opens a row below. */
export function MessageActions(props: MessageActionsProps) {
  const { message, isLast, isBusy, onGo, onBranch, onEdit } = props
  const { messageId, role, versions } = message
  const [isOpen, setIsOpen] = useState(false)
  const [isEditing, setIsEditing] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const id = useId()
  useVersionGestures(opener, isBusy ? undefined : versions, onGo)

  const close = () => {
    setIsOpen(false)
    opener.current?.focus()
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    close()
  }
  const hasSwitch = versions !== undefined && !isLast
  return (
    <>
      <Button
        ref={opener}
        variant="quiet"
        isIcon
        aria-label={role === 'user' ? 'What you can do with your words' : 'What you can do with this part'}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onKeyDown={isOpen ? handleKey : undefined}
        onClick={() => setIsOpen(!isOpen)}
        className={classNames(
          'absolute! top-1 text-quiet opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 aria-expanded:opacity-100',
          // Beside the words, not on them, as far as the page has room there.
          role === 'user' ? 'left-2' : 'right-[max(-1.75rem,calc((100%-100vw)/2+1rem))]',
        )}
      >
        {/* A sign of one element: a long feed has hundreds of them. */}…
      </Button>
      {(hasSwitch || isOpen) && (
        <div
          className={classNames(
            'flex flex-wrap items-center gap-x-1 text-sm',
            role === 'user' ? 'mr-4 justify-end' : 'ml-1',
          )}
        >
          {hasSwitch && <VersionSwitch versions={versions} isDisabled={isBusy} onGo={onGo} />}
          {isOpen && (
            <div role="group" id={id} aria-label="Actions" className="flex animate-fade-in flex-wrap">
              <Button
                variant="quiet"
                className="px-3! text-quiet"
                disabled={isBusy}
                onKeyDown={handleKey}
                onClick={() => setIsEditing(true)}
              >
                <PenLine aria-hidden="true" className="size-4" />
                Edit
              </Button>
              {!isLast && (
                <Button
                  variant="quiet"
                  className="px-3! text-quiet"
                  disabled={isBusy}
                  onKeyDown={handleKey}
                  onClick={() => onBranch(messageId)}
                >
                  <GitBranch aria-hidden="true" className="size-4" />
                  Go on from here
                </Button>
              )}
            </div>
          )}
        </div>
      )}
      {isEditing && (
        <Suspense>
          <EditDialog
            message={message}
            isLast={isLast}
            onEdit={onEdit}
            onClose={() => setIsEditing(false)}
            onSaved={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
