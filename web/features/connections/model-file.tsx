import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import type { ModelPull } from '#contract/model-pull.ts'
import { CallError, textOfError } from '#web/platform/call-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { useConnect, type SiteModels } from './use-connect.ts'
import { cancelPull, modelPullQuery, startPull } from './model-pull.api.ts'

/** Fetches a GGUF file to the disk of the server, as `npm run narrator -- pull` does, and connects its model. */
export function ModelFile({ site }: { site: SiteModels }) {
  const queries = useQueryClient()
  const { data } = useQuery(modelPullQuery)
  const [address, setAddress] = useState('')
  const [error, setError] = useState<string>()
  const pull = data?.pull ?? undefined
  const isFetching = pull?.state === 'fetching'

  async function change(act: () => Promise<unknown>): Promise<void> {
    setError(undefined)
    try {
      await act()
    } catch (fault) {
      if (fault instanceof CallError && fault.fields.address) setError(fault.fields.address)
      else toast({ title: 'The file', description: textOfError(fault), variant: 'danger' })
    }
    await queries.invalidateQueries({ queryKey: modelPullQuery.queryKey })
  }
  function submit(event: FormEvent): void {
    event.preventDefault()
    void change(() => startPull(address))
  }

  return (
    <details>
      <summary className="min-h-11 cursor-pointer content-center font-medium">A model file</summary>
      <form onSubmit={submit} noValidate className="mt-2 flex flex-col gap-4">
        <TextField
          label="Address of a GGUF file"
          value={address}
          onChange={(event) => setAddress(event.target.value)}
          placeholder="hf:owner/repository:Q4_K_M"
          autoCapitalize="none"
          spellCheck={false}
          error={error}
          hint={<span className="text-quiet">Or an http address. It goes to the server’s own disk.</span>}
        />
        {pull && <PullState pull={pull} site={site} isReaderInstalled={data?.isReaderInstalled ?? true} />}
        {isFetching ? (
          <Button onClick={() => void change(cancelPull)} className="self-start">
            Cancel
          </Button>
        ) : (
          <Button type="submit" className="self-start">
            Fetch
          </Button>
        )}
      </form>
    </details>
  )
}

interface PullStateProps {
  pull: ModelPull
  site: SiteModels
  isReaderInstalled: boolean
}

function PullState({ pull, site, isReaderInstalled }: PullStateProps) {
  const { state, address, file = address, bytes, total, problem, model } = pull
  if (state === 'failed')
    return (
      <Notice title="The file could not be fetched" isDanger>
        <p className="break-words">{problem}</p>
      </Notice>
    )
  if (state === 'cancelled')
    return <p className="text-sm text-quiet">Cancelled. What has come is kept: fetch it again to go on.</p>
  if (state === 'done')
    return (
      <Notice title="The file is here">
        <p className="break-words">{file}</p>
        {isReaderInstalled ? (
          model !== undefined && <UseFile model={model} site={site} />
        ) : (
          <p className="mt-2">What reads it is not installed yet: npm run narrator -- install</p>
        )}
      </Notice>
    )
  return (
    <div className="flex flex-col gap-2 text-sm">
      <progress
        className="h-2 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
        aria-label={`Fetching ${file}`}
        {...(total !== undefined && { value: bytes, max: total })}
      />
      <p className="break-words text-quiet">
        {file}: {gigabytes(bytes)}
        {total !== undefined && ` of ${gigabytes(total)}`}
      </p>
    </div>
  )
}

/** Makes a connection of a file that is here, unless there is one. */
function UseFile({ model, site }: { model: string; site: SiteModels }) {
  const connect = useConnect(site)
  if (site.connections.some((one) => one.provider === 'local' && one.model === model)) return null
  return (
    <Button
      variant="primary"
      isBusy={connect.isPending}
      onClick={() => connect.mutate({ provider: 'local', model })}
      className="mt-2"
    >
      Use it
    </Button>
  )
}

const gigabytes = (bytes: number): string => `${(bytes / 1_000_000_000).toFixed(2)} GB`
