import { ArrowDown, Redo2, RotateCcw, Undo2, WandSparkles } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import type { MessageVersions } from './version-beside.ts'
import { VersionSwitch } from './version-switch.tsx'
import { WishForm } from './wish-form.tsx'

/** The end of the story as it stands. */
export interface StoryEnd {
  versions?: MessageVersions
  /** It ends with a reply, which can be told again. */
  isReply: boolean
  /** The reply broke off at the limit of its length. */
  isCut: boolean
  /** The reader has stopped the narrator in the middle of it. */
  isStopped: boolean
  canUndo: boolean
  canRedo: boolean
  /** The story is on its way elsewhere. */
  isMoving: boolean
}

interface EndActionsProps {
  end: StoryEnd
  onGo: (messageId: number) => void
  onTellAgain: (wish?: string) => void
  onGoOn: () => void
  onUndo: () => void
  onRedo: () => void
}

/** Below the last message, in one quiet row: its versions, trying again, going on, and the way back. */
export function EndActions({ end, onGo, onTellAgain, onGoOn, onUndo, onRedo }: EndActionsProps) {
  const { versions, isReply, isCut, isStopped, canUndo, canRedo, isMoving } = end
  const [isWishing, setIsWishing] = useState(false)
  const wishButton = useRef<HTMLButtonElement>(null)
  const closeWish = () => {
    setIsWishing(false)
    wishButton.current?.focus()
  }
  return (
    <div className="flex flex-col gap-2 pt-1">
      {isCut && <p className="px-4 text-sm text-quiet">The narrator ran out of room here and can go on.</p>}
      {isStopped && <p className="px-4 text-sm text-quiet">You stopped the narrator here.</p>}
      <div role="group" aria-label="The last part" className="flex flex-wrap items-center px-1 print:hidden">
        {versions && <VersionSwitch versions={versions} isDisabled={isMoving} onGo={onGo} />}
        {isReply && (
          <>
            <Action label="Tell again" Icon={RotateCcw} isDisabled={isMoving} onAct={() => onTellAgain()} />
            <Button
              ref={wishButton}
              variant="quiet"
              isIcon
              aria-label="Tell again with a wish"
              title="Tell again with a wish"
              aria-expanded={isWishing}
              disabled={isMoving}
              onClick={() => setIsWishing(!isWishing)}
              className="text-quiet"
            >
              <WandSparkles aria-hidden="true" className="size-4" />
            </Button>
          </>
        )}
        <Action
          label="Continue"
          Icon={ArrowDown}
          isDisabled={isMoving}
          isStrong={isCut || isStopped}
          onAct={onGoOn}
        />
        {canUndo && <Action label="Undo" Icon={Undo2} isDisabled={isMoving} onAct={onUndo} />}
        {canRedo && <Action label="Redo" Icon={Redo2} isDisabled={isMoving} onAct={onRedo} />}
      </div>
      {isWishing && (
        <WishForm
          onWish={(wish) => {
            setIsWishing(false)
            onTellAgain(wish)
          }}
          onClose={closeWish}
        />
      )}
    </div>
  )
}

interface ActionProps {
  label: string
  Icon: LucideIcon
  isDisabled: boolean
  /** The one that fits best now. */
  isStrong?: boolean
  onAct: () => void
}

/** On a phone its picture alone stands there. */
function Action({ label, Icon, isDisabled, isStrong = false, onAct }: ActionProps) {
  return (
    <Button
      variant={isStrong ? 'plain' : 'quiet'}
      title={label}
      disabled={isDisabled}
      onClick={onAct}
      className={isStrong ? 'px-4! text-sm' : 'px-3.5! text-sm text-quiet'}
    >
      <Icon aria-hidden="true" className="size-4" />
      <span className={isStrong ? undefined : 'max-sm:sr-only'}>{label}</span>
    </Button>
  )
}
