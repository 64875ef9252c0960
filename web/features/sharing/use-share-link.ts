import { basePath } from '#web/platform/base-path.ts'
import { useSiteConfig } from '#web/platform/use-site-config.ts'

/** Makes the links under which everyone can read a shared story. */
export function useShareLink(): (shareId: string) => string {
  const { publicUrl = location.origin + basePath } = useSiteConfig() ?? {}
  return (shareId) => `${publicUrl}/shared/${encodeURIComponent(shareId)}`
}
