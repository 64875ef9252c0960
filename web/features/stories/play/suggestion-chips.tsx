interface SuggestionChipsProps {
  suggestions: string[]
  onChoose: (suggestion: string) => void
}

/** Fitting next actions, to be had with one touch. */
export function SuggestionChips({ suggestions, onChoose }: SuggestionChipsProps) {
  if (suggestions.length === 0) return null
  return (
    <ul
      aria-label="Suggestions"
      className="-mr-4 flex animate-fade-in gap-2 overflow-x-auto pr-8 [scrollbar-width:none] max-sm:mask-r-from-[calc(100%-2rem)] sm:mr-0 sm:flex-wrap sm:pr-0"
    >
      {suggestions.map((suggestion) => (
        <li key={suggestion} className="shrink-0 sm:shrink">
          <button
            type="button"
            onClick={() => onChoose(suggestion)}
            className="min-h-11 rounded-full border border-line px-4 text-left text-sm text-quiet hover:border-edge hover:text-ink"
          >
            {suggestion}
          </button>
        </li>
      ))}
    </ul>
  )
}
