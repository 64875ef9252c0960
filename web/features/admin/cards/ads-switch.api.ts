import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getAdsEnabled, toggleAds } from '#contract/ads.ts'
import { CallError, textOfError } from '#web/platform/call-error.ts'
import { read } from '#web/platform/query-client.ts'
import { callInSession } from '#web/platform/session/in-session.ts'
import { toast } from '#web/ui/toast.ts'

const adsSwitchQuery = read(getAdsEnabled)
const { queryKey } = adsSwitchQuery
const valueOf = (isOn: boolean) => ({
  key: 'ads_enabled',
  value: isOn ? ('true' as const) : ('false' as const),
})

/** A site that does not know the switch shows its ads (AD-17). */
const countsAsOn = (error: unknown) => error instanceof CallError && [401, 403, 404].includes(error.status)

/** The global switch of advertisements: turned at once, turned back where the server refuses. */
export function useAdsSwitch() {
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery(adsSwitchQuery)
  const isOn = data ? data.value === 'true' : countsAsOn(error) || undefined

  const switching = useMutation({
    mutationFn: (enabled: boolean) => callInSession(toggleAds, { body: { enabled } }),
    // One after the other, so that the last choice is the last one saved.
    scope: { id: 'ads-switch' },
    onMutate: async (enabled) => {
      await queries.cancelQueries({ queryKey })
      queries.setQueryData(queryKey, valueOf(enabled))
    },
    onSuccess: (_reply, enabled) => {
      const state = enabled ? 'enabled' : 'disabled'
      toast({
        title: `Ads ${state} successfully`,
        description: `All advertisements are now ${state} across the site.`,
      })
      return queries.invalidateQueries({ queryKey })
    },
    onError: (failure, enabled) => {
      queries.setQueryData(queryKey, valueOf(!enabled))
      const description = `Failed to update ad settings: ${textOfError(failure)}`
      toast({ title: 'Error', description, variant: 'danger' })
    },
    meta: { isQuiet: true },
  })

  return {
    /** undefined while nobody knows. */
    isOn,
    failure: isOn === undefined && error ? `Failed to load ad settings: ${textOfError(error)}` : undefined,
    tryAgain: () => void refetch(),
    turn: switching.mutate,
  }
}
