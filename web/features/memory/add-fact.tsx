import { useId, useState } from 'react'
import type { EntryKind, Holds, MemoryEntry } from '#contract/memory.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { HoldsField } from './holds-field.tsx'
import { useMemoryWrites } from './memory-drawer.api.ts'

const kinds = [
  { value: 'person', label: 'A person' },
  { value: 'place', label: 'A place' },
  { value: 'thing', label: 'A thing' },
  { value: 'thread', label: 'A thread of the story' },
  { value: 'rule', label: 'A rule of this world' },
  { value: 'hero', label: 'You' },
] as const satisfies readonly { value: EntryKind; label: string }[]

/** A fact in the reader's own words, about somebody known or new. */
export function AddFact({ storyId, entries }: { storyId: string; entries: readonly MemoryEntry[] }) {
  const [isOpen, setIsOpen] = useState<boolean>()
  if (!isOpen)
    return (
      <Button autoFocus={isOpen === false} className="self-start" onClick={() => setIsOpen(true)}>
        Add a fact
      </Button>
    )
  return <FactForm storyId={storyId} entries={entries} onDone={() => setIsOpen(false)} />
}

interface FactFormProps {
  storyId: string
  entries: readonly MemoryEntry[]
  onDone: () => void
}

function FactForm({ storyId, entries, onDone }: FactFormProps) {
  const [about, setAbout] = useState('')
  const [entryKind, setEntryKind] = useState<EntryKind>('person')
  const [text, setText] = useState('')
  const [holds, setHolds] = useState<Holds>('always')
  const writes = useMemoryWrites(storyId)
  const namesId = useId()
  const isFilled = about.trim() !== '' && text.trim() !== ''
  const isNew = entries.every(({ name }) => name.toLowerCase() !== about.trim().toLowerCase())
  const save = () => writes.mutate({ kind: 'add', about, entryKind, text, holds }, { onSuccess: onDone })
  return (
    <section aria-label="Add a fact" className="flex flex-col gap-3 rounded-card border border-line p-4">
      <TextField
        autoFocus
        label="About"
        list={namesId}
        maxLength={80}
        value={about}
        onChange={(event) => setAbout(event.target.value)}
      />
      <datalist id={namesId}>
        {entries.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
      {isNew && about.trim() !== '' && (
        <SelectField label="Which is" value={entryKind} choices={kinds} onChoose={setEntryKind} />
      )}
      <TextArea
        label="The fact"
        maxLength={300}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <HoldsField label="This holds" holds={holds} onChoose={setHolds} />
      <div className="flex gap-2">
        <Button variant="primary" isBusy={writes.isPending} disabled={!isFilled} onClick={save}>
          Add
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </section>
  )
}
