import { ChevronRight } from 'lucide-react'
import { Link } from 'wouter'
import { useLatestStories } from './library.api.ts'
import { StoryCover } from './story-cover.tsx'
import { storyFacts } from './story-facts.ts'
import { storyPath } from './story-path.ts'

const SHOWN = 3

/** The three stories that were played last, each a way on; nothing while there are none. */
export function LatestStories() {
  const { data, dataUpdatedAt } = useLatestStories()
  if (!data?.stories.length) return null
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-raised">
      {data.stories.slice(0, SHOWN).map((story) => (
        <li key={story.storyId}>
          <Link
            href={storyPath(story)}
            className="group flex min-h-16 items-center gap-4 px-3 py-3 focus-visible:-outline-offset-2 sm:px-4"
          >
            <StoryCover image={story.image} className="w-20" />
            <span className="min-w-0 flex-1">
              <span
                className="line-clamp-2 font-serif text-lg leading-snug group-hover:text-accent"
                dir="auto"
              >
                {story.title}
              </span>
              <span className="text-sm text-quiet">{storyFacts(story, dataUpdatedAt)}</span>
            </span>
            <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-quiet" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
