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
}

/** A message with the narrator's last memory, where it was kept with this one. */
export type RecentRow = Omit<InputMessage, 'guide'>

/**
 * The newest of the path down to `head`, from a message on that stays the first for as many turns as can be: between
 * `most` messages and twice as many.
 */
export const recentPath = ({ head, most, larger }: { head: string; most: string; larger: string }) => `
  with recursive path (id, parent_id, depth, first) as (
    select id, parent_id, depth, ${larger}(0, depth / ${most} - 1) * ${most} from messages where id = ${head}
    union all
    select m.id, m.parent_id, m.depth, path.first from path join messages m on m.id = path.parent_id
    where m.depth >= path.first
  )
  select m.id, m.depth, m.turn, m.role, m.kind, m.content, m.is_cut as "isCut",
    case when m.memory is null then 0 else 1 end as "hasMemory",
    case when m.id = (
      select k.id from path join messages k on k.id = path.id where k.memory is not null order by k.depth desc limit 1
    ) then m.memory end as memory
  from path join messages m on m.id = path.id order by m.depth`

export const inputRows = (
  storyId: string,
  {
    premise,
    genreMix,
    contentRating,
    note,
    preferences,
  }: Omit<HeadRow, 'headId' | 'depth' | 'turn' | 'role'>,
  path: RecentRow[],
): InputRows => ({
  story: { id: storyId, premise, genreMix, contentRating, note },
  preferences: readChoices(JSON.parse(preferences) as { name: PreferenceName; value: string }[]),
  path,
})
