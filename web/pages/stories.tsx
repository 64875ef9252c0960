import { Suspense, type ComponentType } from 'react'
import { useLocation, useSearch } from 'wouter'
import { ReadersPage } from '#web/features/auth/readers-page.tsx'
import { pathOfSelection, readSelection } from '#web/features/library/selection.ts'
import { StoriesAreComing, StoryList } from '#web/features/library/story-list.tsx'

/** Each file of `stories-parts/` brings one, and goes with its room. */
const belowStories = Object.entries(
  import.meta.glob<ComponentType>('./stories-parts/*.{ts,tsx}', { eager: true, import: 'StoriesPart' }),
)

export function StoriesPage() {
  const [, navigate] = useLocation()
  const selection = readSelection(useSearch())

  return (
    <ReadersPage
      title="Your Stories"
      loginText="You need to create an account or log in to view your stories."
      skeleton={<StoriesAreComing />}
    >
      <StoryList
        selection={selection}
        onSelect={(chosen) => navigate(pathOfSelection(chosen), { replace: true })}
      />
      {belowStories.map(([file, Part]) => (
        <Suspense key={file}>
          <Part />
        </Suspense>
      ))}
    </ReadersPage>
  )
}
