import { queryOptions } from '@tanstack/react-query'
import { getAdsEnabled } from '#contract/ads.ts'
import { call } from '#web/platform/call.ts'
import { CallError } from '#web/platform/call-error.ts'
import { keyOf } from '#web/platform/query-client.ts'

const FRESH_FOR_MS = 5 * 60_000
/** A switch that is not there or not for this reader's eyes is on (AD-17). */
const countsAsOn: ReadonlySet<number> = new Set([404, 401, 403])

/** Whether ads are on for the whole site. Throws `CallError` when that can't be learned. */
export async function readAdsSwitch(ask: () => Promise<{ value: string }>): Promise<boolean> {
  try {
    return (await ask()).value !== 'false'
  } catch (error) {
    if (error instanceof CallError && countsAsOn.has(error.status)) return true
    throw error
  }
}

export const adsOnQuery = queryOptions({
  // Beside the admin's own read of the same call: this one knows on and off alone.
  queryKey: [...keyOf(getAdsEnabled), 'isOn'],
  queryFn: ({ signal }) => readAdsSwitch(() => call(getAdsEnabled, { signal })),
  staleTime: FRESH_FOR_MS,
  gcTime: FRESH_FOR_MS,
})
