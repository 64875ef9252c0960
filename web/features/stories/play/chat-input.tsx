import { ArrowUp, Square } from 'lucide-react'
import type { KeyboardEventHandler, ReactNode, RefObject } from 'react'
import { useId } from 'react'
import { limits } from '#contract/limits.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'

export const KEYS_HINT = 'Press Enter to send • Shift+Enter for new line'

interface ChatInputProps {
  text: string
  onWrite: (text: string) => void
  onSend: () => void
  /** A reply is under way: nothing can be written or sent, and who has the focus keeps it. */
  isLoading: boolean
  /** Given while there is something to stop; stands in the send button's place. */
  onStop?: () => void
  isStopping?: boolean
  placeholder?: string
  field?: RefObject<HTMLTextAreaElement | null>
  /** Stands before the text. */
  start?: ReactNode
  /** Further buttons between the field and the send button, such as a microphone. */
  controls?: ReactNode
  /** Says what the keys and buttons do. */
  hint?: ReactNode
}

/** The line where the reader says what to do. */
export function ChatInput(props: ChatInputProps) {
  const { text, onWrite, onSend, isLoading, onStop, isStopping, field, start, controls } = props
  const { placeholder = 'Type your message...', hint = KEYS_HINT } = props
  const hintId = useId()
  const isTooLong = text.length > limits.promptLength
  const canSend = !isLoading && !isTooLong && text.trim() !== ''

  const handleKey: KeyboardEventHandler<HTMLTextAreaElement> = (event) => {
    const action = actionOfKey(event.nativeEvent)
    if (!action) return
    event.preventDefault()
    if (action === 'send' && canSend) onSend()
    if (action === 'new-line' && !isLoading) onWrite(breakLine(event.currentTarget))
  }

  return (
    <div className="flex flex-col gap-1.5">
      <div
        className={classNames(
          'flex items-end rounded-3xl border bg-raised has-[textarea:focus-visible]:ring-1',
          start ? '[--text-start:0.25rem]' : '[--text-start:1rem]',
          isTooLong
            ? 'border-danger has-[textarea:focus-visible]:ring-danger'
            : 'border-edge has-[textarea:focus-visible]:border-accent has-[textarea:focus-visible]:ring-accent',
        )}
      >
        {start}
        {/* The copy behind the field makes it as high as its text. */}
        <div
          data-text={`${text}\n`}
          className="grid max-h-40 min-w-0 flex-1 grid-cols-1 overflow-y-auto after:wrap-anywhere after:invisible after:pr-1 after:pl-(--text-start) after:py-2.5 after:whitespace-pre-wrap after:content-[attr(data-text)] after:[grid-area:1/1]"
        >
          <textarea
            ref={field}
            id="story-field"
            rows={1}
            value={text}
            onChange={({ target }) => onWrite(target.value)}
            onKeyDown={handleKey}
            readOnly={isLoading}
            aria-disabled={isLoading || undefined}
            placeholder={placeholder}
            aria-label={placeholder}
            aria-describedby={hintId}
            aria-invalid={isTooLong || undefined}
            enterKeyHint="send"
            className="resize-none overflow-hidden bg-transparent pr-1 pl-(--text-start) wrap-anywhere text-ellipsis placeholder-shown:whitespace-nowrap py-2.5 outline-none [grid-area:1/1] placeholder:text-quiet max-[26rem]:placeholder:text-[0.9375rem] max-[22rem]:placeholder:text-[0.8125rem] aria-disabled:opacity-60"
          />
        </div>
        {controls}
        {onStop ? (
          <Button variant="quiet" isIcon aria-label="Stop" disabled={isStopping} onClick={onStop}>
            <Square aria-hidden="true" className="size-4 fill-current" />
          </Button>
        ) : (
          <Button variant="primary" isIcon aria-label="Send" disabled={!canSend} onClick={onSend}>
            <ArrowUp aria-hidden="true" className="size-5" />
          </Button>
        )}
      </div>
      <p
        id={hintId}
        className={classNames('px-4 text-center text-xs text-quiet', !isTooLong && 'max-sm:sr-only')}
      >
        {isTooLong ? (
          <span className="text-danger">
            {`Please keep it to ${limits.promptLength} characters; these are ${text.length}.`}
          </span>
        ) : (
          hint
        )}
      </p>
    </div>
  )
}

/** Puts a line break at the caret, since browsers do so for Shift alone. */
function breakLine(field: HTMLTextAreaElement): string {
  field.setRangeText('\n', field.selectionStart, field.selectionEnd, 'end')
  return field.value
}

/** The parts of a pressed key that count; `isComposing`: an input method's Enter only takes the word it put together. */
type PressedKey = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey' | 'isComposing'>

/** Enter sends; with Shift, Ctrl, Alt or Meta it makes a new line. */
export function actionOfKey(pressed: PressedKey): 'send' | 'new-line' | undefined {
  if (pressed.key !== 'Enter' || pressed.isComposing) return undefined
  const isModified = pressed.shiftKey || pressed.ctrlKey || pressed.altKey || pressed.metaKey
  return isModified ? 'new-line' : 'send'
}
