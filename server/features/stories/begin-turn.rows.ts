import { readChoices, type PreferenceName } from '#contract/preferences.ts'
import type { InputMessage, InputRows } from './turn-rows.ts'
import type { StoryRow } from './stories.queries.ts'

/** The story and its head, as both engines return them. */
export interface HeadRow extends Pick<StoryRow, 'premise' | 'genreMix' | 'contentRating' | 'note'> {
  headId: number
  depth: number
  turn: number
  role: 'user' | 'assistant'
  /** JSON. */
  preferences: string
  memoryVersion: number
}

/** The version of what the story `s` remembers. */
export const MEMORY_VERSION = 'coalesce((select version from memory_versions where story_id = s.id), 0)'

/** A message with the narrator's last memory, where it was kept with this one. */
export type RecentRow = Omit<InputMessage, 'guide'>

interface PathTexts {
  head: string
  most: string
  larger: string
  /** Messages that are to follow below `head`, and count as if they stood there. */
  coming?: string
}
/**
 * The newest of the path down to `head`, from a message on that stays the first for as many turns as can be: between
 * `most` messages and twice as many.
 */
export const recentPath = ({ head, most, larger, coming = '0' }: PathTexts) => `
  with recursive path (id, parent_id, depth, turn, role, kind, content, is_cut, has_memory, first) as (
    select id, parent_id, depth, turn, role, kind, content, is_cut, case when memory is null then 0 else 1 end,
      ${larger}(0, (depth + ${coming}) / ${most} - 1) * ${most}
    from messages where id = ${head}
    union all
    select m.id, m.parent_id, m.depth, m.turn, m.role, m.kind, m.content, m.is_cut,
      case when m.memory is null then 0 else 1 end, path.first
    from path join messages m on m.id = path.parent_id
    where m.depth >= path.first
  )
  select id, depth, turn, role, kind, content, is_cut as "isCut", has_memory as "hasMemory",
    case when depth = (select max(depth) from path where has_memory = 1) then (
      select memory from messages m where m.id = path.id
    ) end as memory
  from path order by depth`

export const inputRows = (
  storyId: string,
  {
    premise,
    genreMix,
    contentRating,
    note,
    preferences,
    memoryVersion,
  }: Omit<HeadRow, 'headId' | 'depth' | 'turn' | 'role'>,
  path: RecentRow[],
): InputRows => ({
  story: { id: storyId, premise, genreMix, contentRating, note },
  preferences: readChoices(JSON.parse(preferences) as { name: PreferenceName; value: string }[]),
  path,
  memoryVersion,
})
