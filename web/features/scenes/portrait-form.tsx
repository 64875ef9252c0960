import { useState } from 'react'
import { PORTRAIT_WORDS_LENGTH, type PortraitPerson, type StoryPortraits } from '#contract/portraits.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { usePortraitWrites } from './portraits.api.ts'

interface PortraitFormProps {
  storyId: string
  person: PortraitPerson
  painting: StoryPortraits
  onDone: () => void
}

/** The words that a portrait is painted after, and its price, before anything is painted. */
export function PortraitForm({ storyId, person, painting, onDone }: PortraitFormProps) {
  const [words, setWords] = useState(person.words)
  const writes = usePortraitWrites(storyId)
  const label = person.person === 'hero' ? 'How you look' : `How ${person.name} looks`
  const paint = () =>
    writes.mutate({ kind: 'paint', person: person.person, words: words.trim() }, { onSuccess: onDone })
  return (
    <div className="mt-3 flex flex-col gap-3">
      <TextArea
        label={label}
        rows={4}
        maxLength={PORTRAIT_WORDS_LENGTH}
        value={words}
        autoFocus
        onChange={(event) => setWords(event.target.value)}
      />
      {painting.alsoSaid && (
        <details className="text-sm text-quiet">
          <summary className="min-h-6 cursor-pointer">The model is also told</summary>
          <p className="mt-1 whitespace-pre-line">{painting.alsoSaid}</p>
        </details>
      )}
      <p className="text-sm text-quiet">{priceOf(painting)}</p>
      <div className="flex gap-2">
        <Button variant="primary" isBusy={writes.isPending} disabled={words.trim() === ''} onClick={paint}>
          Paint
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </div>
  )
}

function priceOf({ painter, priceUsd }: StoryPortraits): string {
  if (!painter.isModel) return 'Drawn by the built-in painter, which costs nothing.'
  if (priceUsd === undefined) return `Painted by ${painter.name}. What a picture costs is not known here yet.`
  if (priceUsd === 0) return `Painted by ${painter.name}, which costs nothing.`
  const dollars = priceUsd < 0.01 ? 'less than $0.01' : `about $${priceUsd.toFixed(2)}`
  return `Painted by ${painter.name} for ${dollars}, judging by its last pictures.`
}
