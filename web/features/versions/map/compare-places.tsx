import type { StoryMessage } from '#contract/stories.ts'
import { plainNarration } from '#contract/narration-markup.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { NotLoaded } from '#web/ui/not-loaded.tsx'
import { usePath } from '../versions.api.ts'
import { afterTheFork } from './story-tree.ts'

interface ComparePlacesProps {
  storyId: string
  messageIds: readonly [number, number]
  onOpen: (messageId: number) => void
  onBack: () => void
}

/** Two places of a story side by side, from where their ways part. */
export function ComparePlaces({ storyId, messageIds: [one, other], onOpen, onBack }: ComparePlacesProps) {
  const first = usePath(storyId, one)
  const second = usePath(storyId, other)
  const error = first.error ?? second.error
  const sides = first.data && second.data && afterTheFork(first.data.messages, second.data.messages)
  return (
    <div className="flex flex-col gap-4">
      <Button className="self-start" onClick={onBack}>
        Back to the map
      </Button>
      {error && (
        <NotLoaded
          title="These places could not be loaded"
          error={error}
          onTryAgain={() => {
            void first.refetch()
            void second.refetch()
          }}
        />
      )}
      {!error && !sides && <Skeleton className="h-64 rounded-card" />}
      {sides && (
        <div className="grid gap-6 sm:grid-cols-2">
          <Side label="The first" messages={sides[0]} onOpen={() => onOpen(one)} />
          <Side label="The second" messages={sides[1]} onOpen={() => onOpen(other)} />
        </div>
      )}
    </div>
  )
}

interface SideProps {
  label: string
  messages: readonly StoryMessage[]
  onOpen: () => void
}

function Side({ label, messages, onOpen }: SideProps) {
  return (
    <section aria-label={label} className="flex min-w-0 flex-col gap-3 border-line sm:border-l sm:pl-5">
      {messages.length === 0 && <p className="text-quiet">It ends where the other one goes on.</p>}
      {messages.map(({ messageId, role, content }) => (
        <p
          key={messageId}
          dir="auto"
          className={
            role === 'user'
              ? 'text-sm whitespace-pre-wrap text-quiet before:content-["You:_"]'
              : 'font-serif whitespace-pre-line'
          }
        >
          {role === 'user' ? content : plainNarration(content)}
        </p>
      ))}
      <Button className="self-start" onClick={onOpen}>
        Go here
      </Button>
    </section>
  )
}
