import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  defaultPreferences,
  getPreferences,
  savePreferences,
  type PreferenceChange,
} from '#contract/preferences.ts'
import { call } from '#web/platform/call.ts'
import { textOfError } from '#web/platform/call-error.ts'
import { read } from '#web/platform/query-client.ts'
import { useSession } from '#web/platform/session/use-session.ts'
import { inSession } from '#web/platform/session/in-session.ts'
import { toast } from '#web/ui/toast.ts'

const preferencesQuery = { ...read(getPreferences), staleTime: Infinity }

const LOG_IN_TO_SAVE = 'Please log in to save your preferences.'

/** The reader's preferences, the defaults where they cannot be had, and a function that saves a change at once. */
export function usePreferences() {
  const { isSignedIn } = useSession()
  const queries = useQueryClient()
  const { queryKey } = preferencesQuery
  const { data, isLoading, isError, refetch } = useQuery({ ...preferencesQuery, enabled: isSignedIn })
  const preferences = (isSignedIn && data) || defaultPreferences

  const saving = useMutation({
    mutationFn: (change: PreferenceChange) =>
      inSession(() => call(savePreferences, { body: change }), { text: LOG_IN_TO_SAVE }),
    // One after the other, so that the last choice is the last one saved.
    scope: { id: 'preferences' },
    onMutate: (change) => {
      queries.setQueryData(queryKey, (known) => ({ ...defaultPreferences, ...known, ...change }))
      return preferences
    },
    onSuccess: () => toast({ title: 'Preferences Saved', description: 'Your preferences have been saved.' }),
    onError: (error, change, before) => {
      toast({ ...failureOf(error), variant: 'danger' })
      if (!before) return
      const undone = Object.fromEntries(
        Object.keys(change).map((name) => [name, before[name as keyof PreferenceChange]]),
      )
      queries.setQueryData(queryKey, (known) => known && { ...known, ...undone })
    },
    meta: { isQuiet: true },
  })

  return {
    preferences,
    isLoading,
    hasFailed: isError,
    tryAgain: () => void refetch(),
    save: saving.mutate,
  }
}

/** The server's own text, save for the one that says who is missing. */
function failureOf(error: Error) {
  const text = textOfError(error)
  if (text !== 'Not authenticated') return { title: 'Error', description: text }
  return { title: 'Authentication Required', description: LOG_IN_TO_SAVE }
}
