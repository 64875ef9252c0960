import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSiteConfig } from '#web/platform/use-site-config.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { LateConnectionDialog } from './late-connection-dialog.tsx'
import { ModelRow } from './model-row.tsx'
import { ownCalls, ownConnectionsQuery } from './connections.api.ts'

/** A reader's own models, where the site takes them. */
export function OwnModels() {
  return useSiteConfig()?.readerConnections ? <OwnModelsCard /> : null
}

function OwnModelsCard() {
  const { data, isError, refetch } = useQuery(ownConnectionsQuery)
  const [isAdding, setIsAdding] = useState(false)
  return (
    <Card aria-labelledby="own-models" className="flex flex-col gap-5">
      <header>
        <h2 id="own-models" className="text-xl">
          Your Own Models
        </h2>
        <p className="mt-1 text-sm text-quiet">
          Stories told with your own key use up none of your tokens here. The key is sealed, and goes to its
          provider alone.
        </p>
      </header>
      {isError && (
        <Notice title="Your models could not be loaded" isDanger>
          <Button onClick={() => void refetch()}>Try Again</Button>
        </Notice>
      )}
      {!data && !isError && <Skeleton className="h-16" />}
      {data && data.connections.length > 0 && (
        <ul className="divide-y divide-line">
          {data.connections.map((connection) => (
            <ModelRow key={connection.id} calls={ownCalls} isForReaders connection={connection} />
          ))}
        </ul>
      )}
      <Button onClick={() => setIsAdding(true)} className="self-start">
        Add a model
      </Button>
      {isAdding && (
        <LateConnectionDialog calls={ownCalls} isForReaders kind="text" onClose={() => setIsAdding(false)} />
      )}
    </Card>
  )
}
