import type { ModelPull } from '#contract/model-pull.ts'
import type { Database } from '#server/platform/db/schema.ts'
import { findSetting, saveSetting } from '#server/platform/stored-settings.queries.ts'

const PULL_KEY = 'model_pull'
const CANCEL_KEY = 'model_pull_cancel'

/** The latest fetch of any node, as that node has last said. */
export interface StoredPull {
  id: string
  /** The time at which its node said so. */
  at: number
  pull: ModelPull
}

export async function findStoredPull(db: Database): Promise<StoredPull | undefined> {
  const stored = await findSetting(db, PULL_KEY)
  return stored === undefined ? undefined : (JSON.parse(stored) as StoredPull)
}

export const savePull = (db: Database, stored: StoredPull): Promise<void> =>
  saveSetting(db, PULL_KEY, JSON.stringify(stored))

/** Asks the node that fetches to end it. */
export const askToCancel = (db: Database, { id }: Pick<StoredPull, 'id'>): Promise<void> =>
  saveSetting(db, CANCEL_KEY, id)

export const isAskedToCancel = async (db: Database, { id }: Pick<StoredPull, 'id'>): Promise<boolean> =>
  (await findSetting(db, CANCEL_KEY)) === id
