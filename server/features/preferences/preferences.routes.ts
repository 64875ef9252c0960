import { getPreferences, savePreferences } from '#contract/preferences.ts'
import type { Database } from '#server/platform/db/schema.ts'
import type { Serve } from '#server/platform/http/serve.ts'
import type { Room } from '#server/platform/room.ts'
import { findPreferencesOf } from '#server/platform/preferences.queries.ts'
import { savePreferencesOf } from './preferences.queries.ts'

function preferencesRoutes(serve: Serve, { db }: { db: Database }): void {
  serve(getPreferences, ({ user }) => findPreferencesOf(db, user.id))
  serve(savePreferences, async ({ user, body }) => {
    await savePreferencesOf(db, user.id, body)
    return findPreferencesOf(db, user.id)
  })
}

export const preferencesRoom: Room<{ db: Database }> = { routes: preferencesRoutes }
