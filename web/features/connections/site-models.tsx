import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SiteKind } from '#contract/connections.ts'
import { Button } from '#web/ui/button.tsx'
import { NotLoaded } from '#web/ui/not-loaded.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { LateConnectionDialog } from './late-connection-dialog.tsx'
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
        <LateConnectionDialog
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

/** Who reads aloud and who listens on this site. */
export function SiteSpeech() {
  const { site: voices, error, refetch } = useSiteModels('voice')
  const { site: listeners } = useSiteModels('dictation')
  if (error)
    return (
      <NotLoaded
        title="Voice and dictation could not be loaded"
        error={error}
        onTryAgain={() => void refetch()}
      />
    )
  if (!voices || !listeners) return <Skeleton className="h-32" />
  return (
    <>
      <h3 className="font-medium">Reads aloud</h3>
      <SiteModelList kind="voice" site={voices} />
      <h3 className="mt-4 font-medium">Takes down what is said</h3>
      <SiteModelList kind="dictation" site={listeners} />
    </>
  )
}

/** Who finds what was told earlier by its meaning. */
export function SiteEmbeddingsList() {
  const { site, error, refetch } = useSiteModels('embeddings')
  if (error)
    return (
      <NotLoaded
        title="Models for embeddings could not be loaded"
        error={error}
        onTryAgain={() => void refetch()}
      />
    )
  return site ? <SiteModelList kind="embeddings" site={site} /> : <Skeleton className="h-32" />
}

const builtIn: Record<SiteKind, string> = {
  text: 'The built-in storyteller',
  picture: 'The built-in painter',
  voice: 'The reader’s own browser',
  dictation: 'The reader’s own browser',
  embeddings: 'By words alone',
}

/** Name and origin of what is in use while nothing else is the default. */
function originOf(kind: SiteKind, { environment, environmentPainter }: SiteModels) {
  if (kind !== 'text' && kind !== 'picture') return { name: builtIn[kind], text: 'Costs nothing' }
  const { isModel, model } = kind === 'text' ? environment : environmentPainter
  const text = 'From the settings of the server, changed there alone'
  return { name: isModel ? model : builtIn[kind], text }
}

/** The model of the environment: it is changed there, and in use while nothing else is the default. */
function Environment({ kind, site }: SiteModelListProps) {
  const inUse = site.connections.find(({ isDefault }) => isDefault)
  const giveBack = useChange(siteCalls, 'The choice could not be stored', async () => {
    if (inUse) await siteCalls.change(inUse.id, { isDefault: false })
  })
  return (
    <li className="flex flex-col gap-3 py-4">
      <RowHead {...originOf(kind, site)} mark={inUse ? undefined : 'Default'} />
      {inUse && (
        <Button isBusy={giveBack.isPending} onClick={() => giveBack.mutate(undefined)} className="self-start">
          Make default
        </Button>
      )}
    </li>
  )
}
