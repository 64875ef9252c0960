import { getPreferences, savePreferences } from '#contract/preferences.ts'
import { getTypeSettings, saveTypeSettings } from '#contract/type-settings.ts'
import type { Database } from '#server/platform/db/schema.ts'
import type { Serve } from '#server/platform/http/serve.ts'
import type { Room } from '#server/platform/room.ts'
import type { UserData } from '#server/platform/user-data.ts'
import { findPreferencesOf } from '#server/platform/preferences.queries.ts'
import { findTypeSettingsOf, replaceTypeSettingsOf, savePreferencesOf } from './preferences.queries.ts'

function preferencesRoutes(serve: Serve, { db }: { db: Database }): void {
  serve(getPreferences, ({ user }) => findPreferencesOf(db, user.id))
  serve(savePreferences, async ({ user, body }) => {
    await savePreferencesOf(db, user.id, body)
    return findPreferencesOf(db, user.id)
  })

  serve(getTypeSettings, ({ user }) => findTypeSettingsOf(db, user.id))
  serve(saveTypeSettings, async ({ user, body }) => {
    await replaceTypeSettingsOf(db, user.id, body)
    return body
  })
}

const typeSettingsData: UserData = {
  name: 'typeSettings',
  async *collect(db, userId) {
    yield await findTypeSettingsOf(db, userId)
  },
}

export const preferencesRoom: Room<{ db: Database }> = {
  routes: preferencesRoutes,
  userData: [typeSettingsData],
}
