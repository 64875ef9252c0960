import { useRef, useState } from 'react'
import type { ToldWith } from '#contract/told-with.ts'
import { Button } from '#web/ui/button.tsx'
import { useFocusHandedOn } from '#web/ui/place-in-list.ts'
import { useToldWith } from './memory-drawer.api.ts'

/**
 * Shows the memory that the last reply was given beside the rules and the scenario, and from there that of each one before
 * it; nothing where that is not known.
 */
export function GivenWithReply({ storyId, lastMessageId }: { storyId: string; lastMessageId: number }) {
  /** The replies that were gone back to, one after the other. */
  const [earlier, setEarlier] = useState<readonly number[]>([])
  const { data: given } = useToldWith(storyId, earlier.at(-1) ?? lastMessageId)
  if (!given) return null
  const { turn, earlierMessageId } = given
  return (
    <details className="rounded-card border border-line p-4">
      <summary className="min-h-6 cursor-pointer font-medium">Given with the last reply</summary>
      <p className="mt-2 text-sm text-quiet" aria-live="polite">
        {`Turn ${turn}: ${sizeOf(given)}`}
      </p>
      <ul className="-ml-5 flex flex-wrap">
        {earlierMessageId !== null && (
          <Step onStep={() => setEarlier([...earlier, earlierMessageId])}>The reply before</Step>
        )}
        {earlier.length > 0 && <Step onStep={() => setEarlier(earlier.slice(0, -1))}>The reply after</Step>}
      </ul>
      {partsOf(given).map(({ title, lines }) => (
        <div key={title} className="mt-3">
          <h4 className="text-sm font-medium">{title}</h4>
          <ul className="mt-1 flex list-disc flex-col gap-1 pl-5 text-sm">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ))}
    </details>
  )
}

function Step({ children, onStep }: { children: string; onStep: () => void }) {
  const step = useRef<HTMLLIElement>(null)
  useFocusHandedOn(step)
  return (
    <li ref={step}>
      <Button variant="quiet" className="text-sm" onClick={onStep}>
        {children}
      </Button>
    </li>
  )
}

const numbers = new Intl.NumberFormat('en')
const dollars = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD', maximumFractionDigits: 4 })

function sizeOf({ promptTokens, memoryTokens, costUsd }: ToldWith): string {
  const size = `about ${numbers.format(promptTokens)} tokens, ${numbers.format(memoryTokens)} of them memory`
  return costUsd === null || costUsd === 0
    ? `${size}.`
    : `${size}; the reply cost ${dollars.format(costUsd)}.`
}

function partsOf({ pins, spans, facts, inPlay, passages, note }: ToldWith) {
  const factLine = ({ about, text, turn }: ToldWith['facts'][number]) =>
    `${about}: ${text}${turn === undefined ? '' : ` (turn ${turn})`}`
  const parts = [
    { title: 'Pinned', lines: pins.map(factLine) },
    {
      title: 'The story so far',
      lines: spans.map(({ title, summary, fromTurn, toTurn }) =>
        [`Turns ${fromTurn} to ${toTurn}`, title, summary].filter(Boolean).join(': '),
      ),
    },
    { title: 'Facts', lines: facts.map(factLine) },
    { title: 'Facts that your turn touched', lines: inPlay.map(factLine) },
    {
      title: 'Passages that your turn touched',
      lines: passages.map(({ turn, text }) => `Turn ${turn}: “${text}”`),
    },
    { title: 'Your note', lines: note === null ? [] : [note] },
  ]
  return parts.filter(({ lines }) => lines.length > 0)
}
