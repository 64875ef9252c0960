import { ArrowRight } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { Button } from '#web/ui/button.tsx'

/** The genre mix travels in the same prompt and needs its room. */
const SCENARIO_LENGTH = limits.promptLength - 300

interface ScenarioFieldProps {
  onBegin: (scenario: string) => void
  isBusy: boolean
}

/** The first thing the eye and the caret find: where a reader says what story they want. */
export function ScenarioField({ onBegin, isBusy }: ScenarioFieldProps) {
  const [text, setText] = useState('')
  const scenario = text.trim()
  const field = useRef<HTMLTextAreaElement>(null)
  const isBlank = scenario === ''

  // The words that were typed before this program took the page over.
  useLayoutEffect(() => setText(field.current?.value ?? ''), [])

  // The caret waits here: writing a scenario is what the page is for. On a phone it would call up the keyboard, and
  // whoever is at work elsewhere by now, as in a menu of the bar, keeps the focus.
  useEffect(() => {
    const isFree = document.activeElement?.matches('body, main')
    if (isFree && matchMedia('(pointer: fine)').matches) field.current?.focus({ preventScroll: true })
  }, [])

  const begin = () => {
    if (!isBlank && !isBusy) onBegin(scenario)
  }
  const handleKey = (event: KeyboardEvent) => {
    // NOTE: while an input method is composing, Enter only picks a word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    begin()
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        begin()
      }}
      className="flex flex-col gap-2 rounded-card border border-edge bg-raised p-2 has-[textarea:focus-visible]:border-accent has-[textarea:focus-visible]:ring-1 has-[textarea:focus-visible]:ring-accent sm:flex-row sm:items-end"
    >
      <textarea
        ref={field}
        rows={1}
        value={text}
        maxLength={SCENARIO_LENGTH}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={handleKey}
        aria-label="Describe your scenario"
        placeholder="Describe your scenario..."
        className="field-sizing-content max-h-72 min-h-12 flex-1 resize-none rounded-lg bg-transparent px-3 py-2.5 font-serif text-lg outline-none placeholder:text-quiet"
      />
      <Button variant="primary" type="submit" disabled={isBlank} isBusy={isBusy} className="min-h-12!">
        Begin
        {!isBusy && <ArrowRight aria-hidden="true" className="size-4" />}
      </Button>
    </form>
  )
}
