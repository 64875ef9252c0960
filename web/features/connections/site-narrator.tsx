import type { Fallback } from '#contract/site-connections.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { NotLoaded } from '#web/ui/not-loaded.tsx'
import { saveFallback, siteCalls, useChange } from './connections.api.ts'
import { FoundServers } from './found-servers.tsx'
import { ModelFile } from './model-file.tsx'
import { SiteModelList, useSiteModels } from './site-models.tsx'
import type { SiteModels } from './use-connect.ts'

/** Who tells on this site: the connections, what the settings name, and who stands in. */
export function SiteNarrator() {
  const { site, error, refetch } = useSiteModels('text')
  if (error)
    return (
      <NotLoaded title="The models could not be loaded" error={error} onTryAgain={() => void refetch()} />
    )
  if (!site) return <Skeleton className="h-32" />
  return (
    <>
      <SiteModelList kind="text" site={site} />
      <FoundServers site={site} />
      <ModelFile site={site} />
      <FallbackField site={site} />
    </>
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
