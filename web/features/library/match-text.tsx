import type { SearchMatch } from '#contract/library.ts'

const places: Record<SearchMatch['place'], string> = {
  title: 'In the title: ',
  scenario: 'In the scenario: ',
  message: '',
}

/** A sentence that was found, with its words marked. */
export function MatchText({ match: { place, role, isElsewhere, parts } }: { match: SearchMatch }) {
  return (
    <span dir="auto">
      <span className="text-quiet">
        {places[place]}
        {isElsewhere && 'On another branch: '}
        {role === 'user' && 'You: '}
      </span>
      {parts.map(({ text, isMatch }, at) =>
        isMatch ? (
          // oxlint-disable-next-line react/no-array-index-key -- a sentence's parts never change places
          <mark key={at} className="rounded-sm bg-glow text-ink">
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </span>
  )
}
