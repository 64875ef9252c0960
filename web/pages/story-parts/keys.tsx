import { Keyboard } from 'lucide-react'
import { Suspense, useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { goByTurns } from '#web/features/reading/go-by-turns.ts'
import { takesKeys } from '#web/platform/takes-keys.ts'
import { late } from '#web/ui/late.tsx'
import type { StoryInPlay, StoryPart } from '../story-part.ts'

const KeysDialog = late(async () => (await import('#web/features/reading/keys-dialog.tsx')).KeysDialog)

/** The keys of the story's page that need no field and no button. */
function Around({ story, children }: StoryInPlay & { children: ReactNode }) {
  const [isShown, setIsShown] = useState(false)
  const handleKey = useEffectEvent((event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || takesKeys(event.target)) return
    const act = actions[event.key]
    if (!act) return
    event.preventDefault()
    act(story, () => setIsShown(true))
  })
  useEffect(() => {
    const handle = (event: KeyboardEvent): void => handleKey(event)
    addEventListener('keydown', handle)
    return () => removeEventListener('keydown', handle)
  }, [])
  return (
    <>
      {children}
      {isShown && (
        <Suspense>
          <KeysDialog onClose={() => setIsShown(false)} />
        </Suspense>
      )}
    </>
  )
}

const actions: Readonly<Record<string, (story: StoryInPlay['story'], showKeys: () => void) => void>> = {
  '?': (_story, showKeys) => showKeys(),
  '/': () => document.querySelector<HTMLElement>('#story-field')?.focus(),
  j: () => goByTurns(1),
  k: () => goByTurns(-1),
  r: ({ state: { messages, isGenerating, isMoving }, retry }) => {
    if (!isGenerating && !isMoving && messages.at(-1)?.role === 'assistant') void retry()
  },
}

export const storyPart: StoryPart = {
  rank: 8,
  Around,
  menu: [{ rank: 9, label: 'Keys', Icon: Keyboard, Dialog: KeysDialog }],
}
