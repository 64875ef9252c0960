import { getPreferences, savePreferences, type PreferenceChange } from '#contract/preferences.ts'
import { call } from '#web/platform/call.ts'
import { read } from '#web/platform/query-client.ts'

export const preferencesQuery = { ...read(getPreferences), staleTime: Infinity, meta: { isQuiet: true } }

export const savePreferenceChange = (change: PreferenceChange) => call(savePreferences, { body: change })
