import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SiteKind } from '#contract/connections.ts'
import { Button } from '#web/ui/button.tsx'
import { NotLoaded } from '#web/ui/not-loaded.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ConnectionDialog } from './connection-dialog.tsx'
import { siteCalls, siteConnectionsQuery, useChange } from './connections.api.ts'
import { ModelRow, RowHead } from './model-row.tsx'
import type { SiteModels } from './use-connect.ts'

/** The site's models of one kind, with the one that the settings name. */
export function useSiteModels(kind: SiteKind) {
  const { data, error, refetch } = useQuery(siteConnectionsQuery)
  const site = data && { ...data, connections: data.connections.filter((one) => one.kind === kind) }
  return { site, error, refetch }
}

interface SiteModelListProps {
  kind: SiteKind
  site: SiteModels
}

/** All models of one kind, and the way to another. */
export function SiteModelList({ kind, site }: SiteModelListProps) {
  const [isAdding, setIsAdding] = useState(false)
  return (
    <>
      <ul className="divide-y divide-line">
        <Environment kind={kind} site={site} />
        {site.connections.map((connection) => (
          <ModelRow key={connection.id} calls={siteCalls} isForReaders={false} connection={connection} />
        ))}
      </ul>
      <Button variant="primary" onClick={() => setIsAdding(true)} className="self-start">
        Add a model
      </Button>
      {isAdding && (
        <ConnectionDialog
          calls={siteCalls}
          isForReaders={false}
          kind={kind}
          onClose={() => setIsAdding(false)}
        />
      )}
    </>
  )
}

/** Who paints on this site: the connections, and what the settings name. */
export function SitePainter() {
  const { site, error, refetch } = useSiteModels('picture')
  if (error)
    return (
      <NotLoaded title="The painters could not be loaded" error={error} onTryAgain={() => void refetch()} />
    )
  return site ? <SiteModelList kind="picture" site={site} /> : <Skeleton className="h-32" />
}

/** The model of the environment: it is changed there, and in use while nothing else is the default. */
function Environment({ kind, site }: SiteModelListProps) {
  const inUse = site.connections.find(({ isDefault }) => isDefault)
  const giveBack = useChange(siteCalls, 'The choice could not be stored', async () => {
    if (inUse) await siteCalls.change(inUse.id, { isDefault: false })
  })
  const engine = kind === 'text' ? site.environment : site.environmentPainter
  const builtIn = kind === 'text' ? 'The built-in storyteller' : 'The built-in painter'
  return (
    <li className="flex flex-col gap-3 py-4">
      <RowHead
        name={engine.isModel ? engine.model : builtIn}
        text="From the settings of the server, changed there alone"
        mark={inUse ? undefined : 'Default'}
      />
      {inUse && (
        <Button isBusy={giveBack.isPending} onClick={() => giveBack.mutate(undefined)} className="self-start">
          Make default
        </Button>
      )}
    </li>
  )
}
