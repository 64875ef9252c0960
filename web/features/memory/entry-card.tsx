import { useRef, useState } from 'react'
import type { EntryKind, MemoryEntry } from '#contract/memory.ts'
import { Button } from '#web/ui/button.tsx'
import { useFocusHandedOn } from '#web/ui/place-in-list.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { FactLine } from './fact-line.tsx'
import { useMemoryWrites } from './memory-drawer.api.ts'

const kinds: Record<EntryKind, string> = {
  hero: 'You',
  person: 'Person',
  place: 'Place',
  thing: 'Thing',
  thread: 'Thread',
  rule: 'Rule of this world',
}

interface EntryCardProps {
  storyId: string
  entry: MemoryEntry
  /** All entries, for one that turns out to be the same. */
  entries: readonly MemoryEntry[]
  onLeave: () => void
}

/** Somebody or something, with all that is known of it. */
export function EntryCard({ storyId, entry, entries, onLeave }: EntryCardProps) {
  const { id, name, kind, aliases, facts } = entry
  // What the built-in storyteller knows has numbers below zero: it keeps its own record.
  const others = id < 0 ? [] : entries.filter((other) => other.id !== id && other.id > 0)
  const card = useRef<HTMLElement>(null)
  useFocusHandedOn(card)
  return (
    <article ref={card} aria-label={name} className="rounded-card border border-line bg-raised p-4">
      <h4 className="font-medium">{name}</h4>
      <p className="text-sm text-quiet">{[kinds[kind], ...aliases].join(' · ')}</p>
      <ul className="mt-2 flex flex-col divide-y divide-line">
        {facts.map((fact) => (
          <FactLine key={fact.id} storyId={storyId} fact={fact} onLeave={onLeave} />
        ))}
      </ul>
      {others.length > 0 && <Merge storyId={storyId} entry={entry} others={others} />}
    </article>
  )
}

interface MergeProps {
  storyId: string
  entry: MemoryEntry
  others: readonly MemoryEntry[]
}

function Merge({ storyId, entry, others }: MergeProps) {
  const [isOpen, setIsOpen] = useState<boolean>()
  const [into, setInto] = useState(String(others[0]?.id))
  const writes = useMemoryWrites(storyId)
  if (!isOpen)
    return (
      <Button
        autoFocus={isOpen === false}
        variant="quiet"
        className="mt-1 -ml-5 text-sm"
        onClick={() => setIsOpen(true)}
      >
        Same as another …
      </Button>
    )
  return (
    <div className="mt-3 flex flex-col gap-3">
      <SelectField
        autoFocus
        label={`${entry.name} is the same as`}
        value={into}
        choices={others.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChoose={setInto}
      />
      <div className="flex gap-2">
        <Button
          variant="primary"
          isBusy={writes.isPending}
          onClick={() => writes.mutate({ kind: 'merge', entryId: entry.id, into: Number(into) })}
        >
          Make them one
        </Button>
        <Button onClick={() => setIsOpen(false)}>Cancel</Button>
      </div>
    </div>
  )
}
