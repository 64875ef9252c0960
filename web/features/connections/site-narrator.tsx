import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Fallback } from '#contract/site-connections.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { NotLoaded } from '#web/ui/not-loaded.tsx'
import { ConnectionDialog } from './connection-dialog.tsx'
import { ModelRow, RowHead } from './model-row.tsx'
import { saveFallback, siteCalls, siteConnectionsQuery, useChange } from './connections.api.ts'
import { FoundServers } from './found-servers.tsx'
import { ModelFile } from './model-file.tsx'
import type { SiteModels } from './use-connect.ts'

/** Who tells on this site: the connections, what the settings name, and who stands in. */
export function SiteNarrator() {
  const { data, error, refetch } = useQuery(siteConnectionsQuery)
  const [isAdding, setIsAdding] = useState(false)
  if (error)
    return (
      <NotLoaded title="The models could not be loaded" error={error} onTryAgain={() => void refetch()} />
    )
  if (!data) return <Skeleton className="h-32" />
  return (
    <>
      <ul className="divide-y divide-line">
        <Environment site={data} />
        {data.connections.map((connection) => (
          <ModelRow key={connection.id} calls={siteCalls} isForReaders={false} connection={connection} />
        ))}
      </ul>
      <Button variant="primary" onClick={() => setIsAdding(true)} className="self-start">
        Add a model
      </Button>
      <FoundServers site={data} />
      <ModelFile site={data} />
      <FallbackField site={data} />
      {isAdding && (
        <ConnectionDialog calls={siteCalls} isForReaders={false} onClose={() => setIsAdding(false)} />
      )}
    </>
  )
}

/** The narrator of the environment: it is changed there, and tells while nothing else is the default. */
function Environment({ site: { environment, connections } }: { site: SiteModels }) {
  const inUse = connections.find(({ isDefault }) => isDefault)
  const giveBack = useChange(siteCalls, 'The choice could not be stored', async () => {
    if (inUse) await siteCalls.change(inUse.id, { isDefault: false })
  })
  const name = environment.isModel ? environment.model : 'The built-in storyteller'
  return (
    <li className="flex flex-col gap-3 py-4">
      <RowHead
        name={name}
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

/** Who stands in when the narrator has failed three times in a row. */
function FallbackField({ site: { connections, fallback, environmentFallback } }: { site: SiteModels }) {
  const choose = useChange(siteCalls, 'The choice could not be stored', saveFallback)
  const settings = environmentFallback === 'off' ? 'nobody' : 'the built-in storyteller'
  const choices = [
    { value: 'environment', label: `As the settings say: ${settings}` },
    { value: 'off', label: 'Nobody' },
    { value: 'storyteller', label: 'The built-in storyteller' },
    ...connections.map(({ id, model }) => ({ value: String(id), label: model })),
  ]
  const named: Record<string, Fallback> = {
    environment: 'environment',
    off: 'off',
    storyteller: 'storyteller',
  }
  return (
    <SelectField
      label="Stands in after three failures"
      hint="Says so below the reply."
      value={String(fallback)}
      choices={choices}
      disabled={choose.isPending}
      onChoose={(value) => choose.mutate(named[value] ?? Number(value))}
    />
  )
}
