import { useEffect, useRef, useState } from 'react'
import type { FormEvent, KeyboardEvent } from 'react'
import { limits } from '#contract/limits.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'

const WISHES = ['Shorter', 'Longer', 'Darker', 'Lighter', 'More dialogue']

interface WishFormProps {
  onWish: (wish: string) => void
  onClose: () => void
}

/** Asks for the reply in another manner: one of a few wishes by a press, or words of one's own. */
export function WishForm({ onWish, onClose }: WishFormProps) {
  const [wish, setWish] = useState('')
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // The bar at the bottom would cover it. The page looks after its own place when it grows, in this frame: the next
    // one is ours.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => void form.current?.scrollIntoView({ block: 'nearest' }))
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (wish.trim() !== '') onWish(wish.trim())
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
  }
  return (
    <form
      aria-label="Tell it again with a wish"
      ref={form}
      onSubmit={handleSubmit}
      className="mx-4 flex scroll-mb-52 animate-fade-in flex-col gap-3 rounded-card border border-line p-4"
    >
      <div className="flex flex-wrap gap-2">
        {WISHES.map((name) => (
          <Button
            key={name}
            className="px-4! text-sm"
            onKeyDown={handleKey}
            onClick={() => onWish(name.toLowerCase())}
          >
            {name}
          </Button>
        ))}
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label="Or in your own words"
          value={wish}
          onChange={({ target }) => setWish(target.value)}
          onKeyDown={handleKey}
          maxLength={limits.guideLength}
          placeholder="Let her keep the letter"
          dir="auto"
          autoFocus
          className="min-w-48 flex-1"
        />
        <Button type="submit" variant="primary" disabled={wish.trim() === ''}>
          Tell again
        </Button>
      </div>
    </form>
  )
}
