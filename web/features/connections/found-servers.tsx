import { useQuery } from '@tanstack/react-query'
import { Button } from '#web/ui/button.tsx'
import { foundQuery } from './connections.api.ts'
import { useConnect, type SiteModels } from './use-connect.ts'

const serverNames: Record<string, string> = {
  ollama: 'Ollama',
  'lm-studio': 'LM Studio',
  'llama.cpp': 'llama.cpp',
  koboldcpp: 'KoboldCpp',
}

/** Models of servers that run beside this one; a click connects one and makes it the default where no model tells. */
export function FoundServers({ site }: { site: SiteModels }) {
  const { data } = useQuery(foundQuery)
  const { connections } = site
  const connect = useConnect(site)
  const isKnown = (address: string, model: string) =>
    connections.some((connection) => connection.address === address && connection.model === model)
  const found = (data?.servers ?? []).flatMap(({ server, provider, address, models }) =>
    models.filter((model) => !isKnown(address, model)).map((model) => ({ server, provider, address, model })),
  )
  if (found.length === 0) return null
  return (
    <section aria-labelledby="found-models" className="flex flex-col gap-2">
      <h3 id="found-models" className="font-medium">
        Found on this machine
      </h3>
      <ul className="divide-y divide-line">
        {found.map(({ server, ...form }) => (
          <li key={`${form.address} ${form.model}`} className="flex items-center justify-between gap-4 py-2">
            <span className="min-w-0 break-words">
              {form.model} <span className="text-sm text-quiet">{serverNames[server] ?? server}</span>
            </span>
            <Button
              isBusy={connect.isPending && connect.variables.model === form.model}
              onClick={() => connect.mutate(form)}
              aria-label={`Connect ${form.model}`}
            >
              Connect
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
