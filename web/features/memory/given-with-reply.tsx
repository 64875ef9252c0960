import type { ToldWith } from '#contract/told-with.ts'
import { useToldWith } from './memory.api.ts'

/** Shows the memory that the last reply was given beside the rules and the scenario; nothing where that is not known. */
export function GivenWithReply({ storyId, messageId }: { storyId: string; messageId: number }) {
  const { data: given } = useToldWith(storyId, messageId)
  if (!given) return null
  return (
    <details className="rounded-card border border-line p-4">
      <summary className="min-h-6 cursor-pointer font-medium">Given with the last reply</summary>
      <p className="mt-2 text-sm text-quiet">{sizeOf(given)}</p>
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

const numbers = new Intl.NumberFormat('en')
const dollars = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD', maximumFractionDigits: 4 })

function sizeOf({ promptTokens, memoryTokens, costUsd }: ToldWith): string {
  const size = `About ${numbers.format(promptTokens)} tokens, ${numbers.format(memoryTokens)} of them memory`
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
