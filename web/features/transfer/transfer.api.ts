import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { listStories } from '#contract/library.ts'
import { listPresets } from '#contract/own-presets.ts'
import { importStory, type ImportPreview } from '#contract/importing.ts'
import { beginOpening } from '#web/platform/begin-opening.ts'
import { CallError } from '#web/platform/call-error.ts'
import { send } from '#web/platform/call.ts'
import { read, repliesOf } from '#web/platform/query-client.ts'
import { inSession } from '#web/platform/session/in-session.ts'

/** Reads a file without storing anything. Its errors are shown in their place. */
export const useImportPreview = () =>
  useMutation({
    mutationFn: async (file: File): Promise<ImportPreview> => {
      const { preview } = await sendFile(file, { preview: 'true' })
      if (!preview) throw new CallError('Invalid response format', 200)
      return preview
    },
    meta: { isQuiet: true },
  })

interface FileToImport {
  file: File
  /** The player's name, for a file that leaves it open. */
  player: string | undefined
}

/**
 * Makes a story of a file and returns its id, undefined where a scenario was kept; an opening that is still to be told
 * is on its way then.
 */
export function useImport() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ file, player }: FileToImport): Promise<string | undefined> => {
      const { storyId, presetId, untoldMessageId } = await sendFile(file, player ? { player } : {})
      if (presetId !== undefined) return undefined
      if (storyId === undefined) throw new CallError('Invalid response format', 200)
      if (untoldMessageId !== undefined) await beginOpening({ storyId, untoldMessageId })
      return storyId
    },
    onSuccess: () => queries.invalidateQueries(repliesOf(listStories, listPresets)),
    meta: { isQuiet: true },
  })
}

async function sendFile(file: File, query: { preview?: 'true'; player?: string }) {
  const headers = { 'Content-Type': 'application/octet-stream', 'X-File-Name': encodeURIComponent(file.name) }
  const answer = await inSession(() => send(importStory, { query, body: file }, headers))
  return importStory.reply.parse(await answer.json())
}

/** Whether the reader has stories to take along, the archived ones among them; the list of the page itself is asked once for both. */
export function useHasStories(): boolean {
  const active = useQuery(read(listStories, { query: {} }))
  const archived = useQuery({
    ...read(listStories, { query: { section: 'archived' } }),
    enabled: active.data?.total === 0,
  })
  return [active, archived].some(({ data }) => data !== undefined && data.total > 0)
}
