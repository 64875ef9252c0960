import { useLocation, useSearch } from 'wouter'
import { ReadersPage } from '#web/features/auth/readers-page.tsx'
import { pathOfSelection, readSelection } from '#web/features/library/selection.ts'
import { StoriesAreComing, StoryList } from '#web/features/library/story-list.tsx'

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
    </ReadersPage>
  )
}
