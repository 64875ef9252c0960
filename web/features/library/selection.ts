import { genres, type Genre } from '#contract/genres.ts'
import { StorySection, StorySort } from '#contract/library.ts'

/** Which stories are looked at; it stands in the page's address. */
export interface Selection {
  search: string
  sort: 'updated' | 'title' | 'turns'
  section: 'active' | 'archived' | 'bin'
  genre?: Genre
  /** From 1 on. */
  page: number
}

/** The selection of an address's query; what it does not know counts as not said. */
export function readSelection(query: string): Selection {
  const given = new URLSearchParams(query)
  const page = Number(given.get('page'))
  return {
    search: given.get('search') ?? '',
    sort: StorySort.safeParse(given.get('sort')).data ?? 'updated',
    section: StorySection.safeParse(given.get('section')).data ?? 'active',
    genre: genres.find((known) => known === given.get('genre')),
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
  }
}

/** The address of a selection: what is usual stays out of it. */
export function pathOfSelection({ search, sort, section, genre, page }: Selection): string {
  const query = new URLSearchParams({
    ...(search && { search }),
    ...(sort !== 'updated' && { sort }),
    ...(section !== 'active' && { section }),
    ...(genre && { genre }),
    ...(page > 1 && { page: String(page) }),
  }).toString()
  return query ? `/stories?${query}` : '/stories'
}
