import { classNames } from '#web/ui/class-names.ts'
import type { StoryState } from '../model/story-state.ts'

interface SuggestionChipsProps {
  state: StoryState
  onChoose: (suggestion: string) => void
  className: string
}

/** Fitting next actions, to be had with one touch, once the last reply is told. */
export function SuggestionChips({ state, onChoose, className }: SuggestionChipsProps) {
  const last = state.messages.at(-1)
  const suggestions = (!state.isGenerating && last?.role === 'assistant' && last.suggestions) || []
  if (suggestions.length === 0) return null
  return (
    <ul aria-label="Suggestions" className={classNames('flex flex-wrap gap-2', className)}>
      {suggestions.map((suggestion) => (
        <li key={suggestion} className="max-w-full">
          <button
            type="button"
            onClick={() => onChoose(suggestion)}
            className="min-h-11 rounded-card border border-line px-4 py-1 text-left text-sm wrap-anywhere text-quiet hover:border-edge hover:text-ink"
          >
            {suggestion}
          </button>
        </li>
      ))}
    </ul>
  )
}
