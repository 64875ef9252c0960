import { Columns2, Footprints, Tag } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { limits } from '#contract/limits.ts'
import type { TreeNode } from '#contract/versions.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useNaming } from '../versions.api.ts'
import type { MapItem } from './map-items.ts'
import { titleOfItem, wordsOfMarks, type PlaceMarks } from './place-of-item.ts'

interface MapPlaceProps {
  storyId: string
  item: MapItem<TreeNode>
  marks: PlaceMarks
  /** The place that this one can be compared with, once one was put aside for it. */
  comparedId: number | undefined
  onShowStretch: () => void
  onOpen: (messageId: number) => void
  onCompare: (messageId: number) => void
}

const toldAt = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

/** The chosen place of the map, and what can be done with it. */
export function MapPlace(props: MapPlaceProps) {
  const { storyId, item, marks, comparedId, onShowStretch, onOpen, onCompare } = props
  const [isNaming, setIsNaming] = useState(false)
  const [message] = item.messages
  if (!message) return null
  if (item.messages.length > 1) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-quiet">{item.messages.length} messages without a branch.</p>
        <Button onClick={onShowStretch}>Show each of them</Button>
      </div>
    )
  }
  const { messageId, name, excerpt, role, createdAt } = message
  return (
    <div className="flex flex-col gap-3">
      <div>
        <p className="line-clamp-2 font-serif text-pretty">{name ?? titleOfItem(item)}</p>
        <p className="mt-0.5 line-clamp-1 text-sm text-quiet">
          {[
            ...(name ? [role === 'user' ? `You: ${excerpt}` : excerpt] : []),
            toldAt.format(new Date(createdAt)),
            ...wordsOfMarks(marks),
          ].join(' · ')}
        </p>
      </div>
      {isNaming ? (
        <NameForm
          storyId={storyId}
          messageId={messageId}
          name={name ?? ''}
          onClose={() => setIsNaming(false)}
        />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" disabled={marks.isHere} onClick={() => onOpen(messageId)}>
            <Footprints aria-hidden="true" className="size-4" />
            {marks.isHere ? 'You are here' : 'Go here'}
          </Button>
          <Button onClick={() => setIsNaming(true)}>
            <Tag aria-hidden="true" className="size-4" />
            {name ? 'Rename' : 'Name'}
          </Button>
          <Button disabled={comparedId === messageId} onClick={() => onCompare(messageId)}>
            <Columns2 aria-hidden="true" className="size-4" />
            {comparedId === undefined ? 'Compare' : 'Compare with this'}
          </Button>
        </div>
      )}
    </div>
  )
}

interface NameFormProps {
  storyId: string
  messageId: number
  name: string
  onClose: () => void
}

function NameForm({ storyId, messageId, name, onClose }: NameFormProps) {
  const [text, setText] = useState(name)
  const naming = useNaming(storyId)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    naming.mutate({ messageId, name: text }, { onSuccess: onClose })
  }
  return (
    <form onSubmit={handleSubmit} className="flex flex-wrap items-end gap-2">
      <TextField
        label="Name of this place"
        value={text}
        onChange={({ target }) => setText(target.value)}
        maxLength={limits.titleLength}
        placeholder="Where it went wrong"
        dir="auto"
        autoFocus
        className="min-w-48 flex-1"
      />
      <Button onClick={onClose}>Cancel</Button>
      <Button type="submit" variant="primary" isBusy={naming.isPending}>
        Save
      </Button>
    </form>
  )
}
