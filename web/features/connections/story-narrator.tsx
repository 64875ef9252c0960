import { useQuery, useQueryClient } from '@tanstack/react-query'
import { connectionProviders } from '#contract/connections.ts'
import { textOfError } from '#web/platform/call-error.ts'
import { useSiteConfig } from '#web/platform/use-site-config.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { ownConnectionsQuery, saveStoryConnection, storyConnectionQuery } from './connections.api.ts'

const SITE = 'site'

/** The part of the drawer where a reader with models of their own chooses who tells this story. */
export function StoryNarrator({ storyId }: { storyId: string }) {
  const site = useSiteConfig()
  return site?.readerConnections ? (
    <NarratorField storyId={storyId} siteNarrator={site.narrator.name} />
  ) : null
}

function NarratorField({ storyId, siteNarrator }: { storyId: string; siteNarrator: string }) {
  const queries = useQueryClient()
  const query = storyConnectionQuery(storyId)
  const { data: chosen } = useQuery(query)
  const { data: own } = useQuery(ownConnectionsQuery)
  if (!chosen || !own || own.connections.length === 0) return null

  const choices = [
    { value: SITE, label: `This site’s: ${siteNarrator}` },
    ...own.connections.map(({ id, model, provider }) => ({
      value: String(id),
      label: `${model} (${connectionProviders[provider].name})`,
    })),
  ]
  async function choose(value: string) {
    const connectionId = value === SITE ? null : Number(value)
    try {
      queries.setQueryData(query.queryKey, await saveStoryConnection(storyId, connectionId))
    } catch (error) {
      toast({ title: 'The narrator was not changed', description: textOfError(error), variant: 'danger' })
    }
  }
  return (
    <SelectField
      label="Narrator"
      hint="Holds from your next turn on."
      value={chosen.connectionId === null ? SITE : String(chosen.connectionId)}
      choices={choices}
      onChoose={(value) => void choose(value)}
    />
  )
}
