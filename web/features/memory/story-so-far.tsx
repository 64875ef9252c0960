import { Pencil } from 'lucide-react'
import { useRef, useState } from 'react'
import type { MemorySpan } from '#contract/memory.ts'
import { Button } from '#web/ui/button.tsx'
import { useFocusHandedOn } from '#web/ui/place-in-list.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { MessageLink } from './message-link.tsx'
import { useMemoryWrites } from './memory-drawer.api.ts'

interface StorySoFarProps {
  storyId: string
  spans: readonly MemorySpan[]
  onLeave: () => void
}

/** The parts of the story that are told in brief, oldest first; each can be put into other words. */
export function StorySoFar({ storyId, spans, onLeave }: StorySoFarProps) {
  return (
    <section aria-labelledby="story-so-far" className="flex flex-col gap-3">
      <h3 id="story-so-far" className="text-lg">
        The story so far
      </h3>
      <ol className="flex flex-col gap-4">
        {spans.map((span) => (
          <Span key={span.id} storyId={storyId} span={span} onLeave={onLeave} />
        ))}
      </ol>
    </section>
  )
}

function Span({ storyId, span, onLeave }: { storyId: string; span: MemorySpan; onLeave: () => void }) {
  const { title, summary, fromMessageId, fromTurn, toTurn, openThreads } = span
  const [isRetold, setIsRetold] = useState(false)
  const name = title || `Turns ${fromTurn} to ${toTurn}`
  return (
    <li className="border-l-2 border-line pl-4">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <h4 className="font-medium">{name}</h4>
          <MessageLink storyId={storyId} messageId={fromMessageId} onLeave={onLeave}>
            {`Turns ${fromTurn} to ${toTurn}`}
          </MessageLink>
        </div>
        {!isRetold && (
          <Button
            variant="quiet"
            isIcon
            aria-label={`Put ${name} into other words`}
            onClick={() => setIsRetold(true)}
          >
            <Pencil aria-hidden="true" className="size-4" />
          </Button>
        )}
      </div>
      {isRetold ? (
        <RetellForm storyId={storyId} span={span} onDone={() => setIsRetold(false)} />
      ) : (
        <p className="mt-1 text-pretty">{summary}</p>
      )}
      {openThreads.length > 0 && (
        <p className="mt-1 text-sm text-quiet">Still open: {openThreads.join(' · ')}</p>
      )}
    </li>
  )
}

interface RetellFormProps {
  storyId: string
  span: MemorySpan
  onDone: () => void
}

function RetellForm({ storyId, span: { id, summary }, onDone }: RetellFormProps) {
  const [draft, setDraft] = useState(summary)
  const writes = useMemoryWrites(storyId)
  const form = useRef<HTMLDivElement>(null)
  useFocusHandedOn(form)
  const save = () =>
    writes.mutate({ kind: 'retell', spanId: id, summary: draft.trim() }, { onSuccess: onDone })
  return (
    <div ref={form} className="mt-2 flex flex-col gap-3">
      <TextArea
        autoFocus
        label="Summary"
        rows={5}
        maxLength={1_200}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
      />
      <div className="flex gap-2">
        <Button variant="primary" isBusy={writes.isPending} disabled={draft.trim() === ''} onClick={save}>
          Save
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </div>
  )
}
