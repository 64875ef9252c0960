import { nanoid } from 'nanoid'
import type { Selectable } from 'kysely'
import type { GenreMix } from '#contract/genres.ts'
import type { OwnPreset, PresetForm } from '#contract/own-presets.ts'
import { toIso } from '#server/ground/clock.ts'
import type { Connection, Schema } from '#server/platform/db/schema.ts'
import type { UserData } from '#server/platform/user-data.ts'

/** The latest first. */
export const findPresetsOf = async (db: Connection, userId: number): Promise<OwnPreset[]> =>
  (await presetsOf(db, userId).orderBy('updatedAt', 'desc').orderBy('id', 'desc').execute()).map(toOwnPreset)

const presetsOf = (db: Connection, userId: number) =>
  db.selectFrom('presets').selectAll().where('userId', '=', userId)

export async function findPresetOf(
  db: Connection,
  userId: number,
  id: number,
): Promise<OwnPreset | undefined> {
  const row = await presetsOf(db, userId).where('id', '=', id).executeTakeFirst()
  return row && toOwnPreset(row)
}

export async function countPresetsOf(db: Connection, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('presets')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertPreset(
  db: Connection,
  { userId, form, now }: { userId: number; form: PresetForm; now: number },
): Promise<OwnPreset> {
  const row = await db
    .insertInto('presets')
    .values({ userId, ...columnsOf(form), createdAt: now, updatedAt: now })
    .returningAll()
    .executeTakeFirstOrThrow()
  return toOwnPreset(row)
}

interface PresetChange {
  userId: number
  id: number
  form: PresetForm
  now: number
}

/** The scenario as it is now; undefined when the reader has none of that id. */
export async function changePresetOf(
  db: Connection,
  { userId, id, form, now }: PresetChange,
): Promise<OwnPreset | undefined> {
  const row = await db
    .updateTable('presets')
    .set({ ...columnsOf(form), updatedAt: now })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returningAll()
    .executeTakeFirst()
  return row && toOwnPreset(row)
}

/** Whether there was one to delete. */
export async function deletePresetOf(db: Connection, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('presets')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** The name of the scenario's link, which it keeps while it is shared; undefined when the reader has none of that id. */
export async function sharePresetOf(db: Connection, userId: number, id: number): Promise<string | undefined> {
  const row = await db
    .updateTable('presets')
    .set((eb) => ({ shareId: eb.fn.coalesce('shareId', eb.val(nanoid())) }))
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning('shareId')
    .executeTakeFirst()
  return row?.shareId ?? undefined
}

/** Whether the reader has such a scenario; the link of one that was taken down stays, or it could be shared anew. */
export async function unsharePresetOf(db: Connection, userId: number, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('presets')
    .set({ shareId: null })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('takenDownAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Why the reader's scenario was taken down; undefined where it was not. */
export async function findTakedownOfPreset(
  db: Connection,
  userId: number,
  id: number,
): Promise<string | undefined> {
  const row = await presetsOf(db, userId)
    .where('id', '=', id)
    .where('takenDownAt', 'is not', null)
    .executeTakeFirst()
  return row && (row.takedownReason ?? '')
}

/** A scenario that is public under a link; it belongs to everyone who has it, so no owner is asked. */
interface SharedPreset {
  id: number
  form: PresetForm
  /** Why it was taken down, where it was. */
  takedownReason?: string
}

export async function findSharedPreset(db: Connection, shareId: string): Promise<SharedPreset | undefined> {
  const row = await db
    .selectFrom('presets')
    .innerJoin('users', 'users.id', 'presets.userId')
    .selectAll('presets')
    .where('shareId', '=', shareId)
    .where('blockedAt', 'is', null)
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      form: toForm(row),
      ...(row.takenDownAt !== null && { takedownReason: row.takedownReason ?? '' }),
    }
  )
}

const columnsOf = ({ title, scenario, genreMix, contentRating, note }: PresetForm) => ({
  title,
  scenario,
  genreMix: genreMix && Object.keys(genreMix).length > 0 ? JSON.stringify(genreMix) : null,
  contentRating,
  note: note || null,
})

type PresetRow = Selectable<Schema['presets']>

const toForm = ({ title, scenario, genreMix, contentRating, note }: PresetRow): PresetForm => ({
  title,
  scenario,
  genreMix: genreMix === null ? null : (JSON.parse(genreMix) as GenreMix),
  contentRating,
  note,
})

const toOwnPreset = (row: PresetRow): OwnPreset => ({
  presetId: row.id,
  ...toForm(row),
  shareId: row.shareId,
  createdAt: toIso(row.createdAt),
  updatedAt: toIso(row.updatedAt),
})

/** A reader's scenarios for the download of their account. */
export const presetData: UserData = {
  name: 'presets',
  async *collect(db, userId) {
    yield* await findPresetsOf(db, userId)
  },
}
