import { Eraser, Pencil, Pin, PinOff } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Holds, MemoryFact } from '#contract/memory.ts'
import { Button } from '#web/ui/button.tsx'
import { useFocusHandedOn } from '#web/ui/place-in-list.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { HoldsField } from './holds-field.tsx'
import { MessageLink } from './message-link.tsx'
import { useMemoryWrites } from './memory-drawer.api.ts'

interface FactLineProps {
  storyId: string
  fact: MemoryFact
  onLeave: () => void
}

/** A fact with where it was told; it can be pinned, corrected and struck, but for the storyteller's own record. */
export function FactLine({ storyId, fact, onLeave }: FactLineProps) {
  const { id, text, isPinned, knownBy, origin } = fact
  const [change, setChange] = useState<'correct' | 'strike'>()
  const writes = useMemoryWrites(storyId)
  const pin = () => writes.mutate({ kind: 'pin', factId: id, isPinned: !isPinned })
  return (
    <li className="flex flex-col gap-1 py-2">
      <p className="text-pretty">
        {isPinned && <Pin aria-label="Pinned" className="mr-1.5 inline size-4 text-accent" />}
        {text}
      </p>
      <div className="flex flex-wrap items-center gap-x-3">
        <Source storyId={storyId} fact={fact} onLeave={onLeave} />
        {knownBy && <span className="text-sm text-quiet">Known to {knownBy.join(', ')} alone</span>}
        {origin !== 'storyteller' && (
          <div className="ml-auto flex">
            <Button
              variant="quiet"
              isIcon
              aria-label={`${isPinned ? 'Let go' : 'Pin'}: ${text}`}
              onClick={pin}
            >
              {isPinned ? <PinOff className="size-4" /> : <Pin className="size-4" />}
            </Button>
            <Button
              variant="quiet"
              isIcon
              aria-label={`Correct: ${text}`}
              onClick={() => setChange('correct')}
            >
              <Pencil className="size-4" />
            </Button>
            <Button variant="quiet" isIcon aria-label={`Strike: ${text}`} onClick={() => setChange('strike')}>
              <Eraser className="size-4" />
            </Button>
          </div>
        )}
      </div>
      {change && (
        <ChangeFact
          key={change}
          storyId={storyId}
          fact={fact}
          change={change}
          onDone={() => setChange(undefined)}
        />
      )}
    </li>
  )
}

function Source({ storyId, fact: { origin, messageId, turn }, onLeave }: FactLineProps) {
  const says = origin === 'reader' ? 'You, ' : ''
  if (messageId === null) return <span className="text-sm text-quiet">{says}always</span>
  return (
    <MessageLink storyId={storyId} messageId={messageId} onLeave={onLeave}>
      {`${says}turn ${turn ?? 0}`}
    </MessageLink>
  )
}

interface ChangeFactProps {
  storyId: string
  fact: MemoryFact
  change: 'correct' | 'strike'
  onDone: () => void
}

function ChangeFact({ storyId, fact: { id, text }, change, onDone }: ChangeFactProps) {
  const [draft, setDraft] = useState(text)
  const [holds, setHolds] = useState<Holds>('always')
  const writes = useMemoryWrites(storyId)
  const form = useRef<HTMLDivElement>(null)
  useFocusHandedOn(form)
  const save = () => {
    const write =
      change === 'strike'
        ? ({ kind: 'strike', factId: id, holds } as const)
        : ({ kind: 'correct', factId: id, text: draft.trim(), holds } as const)
    writes.mutate(write, { onSuccess: onDone })
  }
  return (
    <div ref={form} className="my-2 flex flex-col gap-3">
      {change === 'correct' && (
        <TextArea
          autoFocus
          label="In your words"
          maxLength={300}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
        />
      )}
      <HoldsField
        label={change === 'strike' ? 'This does not hold' : 'This holds'}
        autoFocus={change === 'strike'}
        holds={holds}
        onChoose={setHolds}
      />
      <div className="flex gap-2">
        <Button
          variant={change === 'strike' ? 'danger' : 'primary'}
          isBusy={writes.isPending}
          disabled={draft.trim() === ''}
          onClick={save}
        >
          {change === 'strike' ? 'Strike' : 'Save'}
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </div>
  )
}
