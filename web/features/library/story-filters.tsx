import { Search, X } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { Link } from 'wouter'
import type { Genre } from '#contract/genres.ts'
import { genreNames } from '#web/platform/genre-names.ts'
import { useSettled } from '#web/platform/use-settled.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { pathOfSelection, type Selection } from './selection.ts'

interface StoryFiltersProps {
  selection: Selection
  /** The genres that there are to choose from. */
  genres: readonly Genre[]
  onSelect: (selection: Selection) => void
}

const sections = [
  { section: 'active', label: 'Stories' },
  { section: 'archived', label: 'Archive' },
  { section: 'bin', label: 'Bin' },
] as const

const sorts = [
  { value: 'updated', label: 'Last played' },
  { value: 'title', label: 'Title' },
  { value: 'turns', label: 'Length' },
] as const

const SETTLED_MS = 300

/** Where to look, for which words, and in which order. */
export function StoryFilters({ selection, genres, onSelect }: StoryFiltersProps) {
  const { search, sort, section, genre } = selection
  const offered = genres.length > 0 || genre !== undefined
  return (
    <div className="flex flex-col gap-4">
      <SearchField
        key={section}
        search={search}
        onSearch={(words) => onSelect({ ...selection, search: words, page: 1 })}
      />
      <nav aria-label="Sections" className="flex flex-wrap gap-1 rounded-3xl border border-line p-1">
        {sections.map(({ section: other, label }) => (
          <Link
            key={other}
            href={pathOfSelection({ ...selection, section: other, genre: undefined, page: 1 })}
            aria-current={other === section ? 'page' : undefined}
            className="flex min-h-11 flex-1 items-center justify-center rounded-full px-4 font-medium text-quiet hover:text-ink aria-[current=page]:bg-raised aria-[current=page]:text-ink"
          >
            {label}
          </Link>
        ))}
      </nav>
      <div className="grid grid-cols-2 gap-3 sm:gap-4">
        <SelectField
          label="Sorted by"
          value={sort}
          choices={sorts}
          onChoose={(chosen) => onSelect({ ...selection, sort: chosen, page: 1 })}
        />
        {offered && (
          <SelectField
            label="Genre"
            value={genre ?? 'all'}
            choices={[
              { value: 'all', label: 'All genres' },
              ...(genre && !genres.includes(genre) ? [genre, ...genres] : genres).map((known) => ({
                value: known,
                label: genreNames[known],
              })),
            ]}
            onChoose={(chosen) =>
              onSelect({ ...selection, genre: chosen === 'all' ? undefined : chosen, page: 1 })
            }
          />
        )}
      </div>
    </div>
  )
}

/** The words that are looked for, asked for once the typing has come to rest. */
function SearchField({ search, onSearch }: { search: string; onSearch: (words: string) => void }) {
  const [text, setText] = useState(search)
  const settled = useSettled(text.trim(), SETTLED_MS)
  const ask = useEffectEvent((words: string) => {
    if (words !== search) onSearch(words)
  })
  useEffect(() => ask(settled), [settled])
  return (
    <search>
      <TextField
        label="Search your stories"
        type="search"
        value={text}
        onChange={({ target }) => setText(target.value)}
        maxLength={200}
        placeholder="A title, a name, any words that were told"
        className="[&_input]:[&::-webkit-search-cancel-button]:hidden"
        inside={
          text === '' ? (
            <Search aria-hidden="true" className="mr-3 size-5 text-quiet" />
          ) : (
            <Button variant="quiet" isIcon aria-label="Clear the search" onClick={() => setText('')}>
              <X aria-hidden="true" className="size-5" />
            </Button>
          )
        }
      />
    </search>
  )
}
