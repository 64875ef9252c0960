import { ChevronDown } from 'lucide-react'
import { writtenKinds } from '../model/written-kind.ts'
import type { WrittenKind } from '../model/written-kind.ts'

interface KindSwitchProps {
  kind: WrittenKind
  onChoose: (kind: WrittenKind) => void
  isDisabled: boolean
}

const labels: Record<WrittenKind, string> = { do: 'Do', say: 'Say', story: 'Story' }

/** Chooses whether the next turn is done, said or told: the platform's own list, as small as its word. */
export function KindSwitch({ kind, onChoose, isDisabled }: KindSwitchProps) {
  return (
    <div className="relative shrink-0">
      <select
        aria-label="How to send it"
        title="Do, say or tell it: also /do, /say and /story"
        value={kind}
        disabled={isDisabled}
        onChange={({ target }) => onChoose(writtenKinds.find((known) => known === target.value) ?? 'do')}
        className="h-11 appearance-none rounded-full bg-transparent pr-5 pl-3.5 text-sm text-quiet [field-sizing:content] hover:text-ink disabled:opacity-60"
      >
        {writtenKinds.map((known) => (
          <option key={known} value={known} className="bg-raised text-ink">
            {labels[known]}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-1 size-3.5 -translate-y-1/2 text-quiet"
      />
    </div>
  )
}
