import { useQuery } from '@tanstack/react-query'
import type { SiteConfig } from '#contract/site.ts'
import { getConfig } from '#contract/site.ts'
import { read } from './query-client.ts'
import { useIsHydrated } from './use-is-hydrated.ts'

/** The read of the site's settings, with its error. */
export const useSiteConfigRead = () => useQuery(read(getConfig))

/** The site's settings; undefined until they are known. */
export function useSiteConfig(): SiteConfig | undefined {
  const isHydrated = useIsHydrated()
  const { data } = useSiteConfigRead()
  return isHydrated ? data : undefined
}
