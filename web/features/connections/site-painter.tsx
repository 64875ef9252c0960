import { NotLoaded } from '#web/ui/not-loaded.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SiteModelList, useSiteModels } from './site-models.tsx'

/** Who paints on this site: the connections, and what the settings name. */
export function SitePainter() {
  const { site, error, refetch } = useSiteModels('picture')
  if (error)
    return (
      <NotLoaded title="The painters could not be loaded" error={error} onTryAgain={() => void refetch()} />
    )
  return site ? <SiteModelList kind="picture" site={site} /> : <Skeleton className="h-32" />
}
