import { cancelModelPull, getModelPull, startModelPull } from '#contract/model-pull.ts'
import * as contract from '#contract/site-connections.ts'
import { isLlamaInstalled } from '#server/engines/narrator/local/load-llama.ts'
import { findLocalServers } from '#server/engines/narrator/probe/find-local-servers.ts'
import type { NarratorSettings, PainterSettings } from '#server/ground/engine-settings.ts'
import { findFallback, setFallback } from '#server/platform/connections/connection-settings.queries.ts'
import { requireConnection } from '#server/platform/connections/connections.queries.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/db/schema.ts'
import type { Serve } from '#server/platform/http/serve.ts'
import { addConnection, changeConnection, listConnections, removeConnection } from './change-connections.ts'
import type { ConnectionsContext } from './connections-context.ts'
import { listServerModels } from './list-server-models.ts'
import { testConnection } from './test-connection.ts'

export function siteConnectionsRoutes(serve: Serve, context: ConnectionsContext): void {
  const { db, calls, config, narrators, modelPulls } = context

  serve(contract.listSiteConnections, async () => ({
    connections: await listConnections(db, 'site'),
    environment: describeSettings(config.narrator),
    environmentPainter: describeSettings(config.painter),
    fallback: await findFallback(db),
    environmentFallback: config.narratorFallback,
  }))
  serve(contract.addSiteConnection, ({ body }) => addConnection(context, 'site', body))
  serve(contract.changeSiteConnection, ({ params, body }) =>
    changeConnection(context, 'site', params.id, body),
  )
  serve(contract.removeSiteConnection, async ({ params }) => {
    await removeConnection(context, 'site', params.id)
    return {}
  })
  serve(contract.testSiteConnection, ({ params }) => testConnection(context, 'site', params.id))

  serve(contract.listSiteModels, ({ body }) => listServerModels(context, 'site', body))
  serve(contract.findConnections, async () => ({
    servers: (await findLocalServers(calls.site)).map(({ server, models, connection }) => ({
      server,
      models,
      provider: connection.provider,
      address: connection.address ?? '',
    })),
  }))
  serve(getModelPull, async () => ({
    pull: await modelPulls.find(),
    isReaderInstalled: isLlamaInstalled(context.files.packageFolder),
  }))
  serve(startModelPull, async ({ body }) => {
    await modelPulls.start(body)
    return {}
  })
  serve(cancelModelPull, async () => {
    await modelPulls.cancel()
    return {}
  })
  serve(contract.chooseFallback, async ({ body: { fallback } }) => {
    if (typeof fallback === 'number') await requireNarrator(db, fallback)
    await db.transaction().execute((trx) => setFallback(trx, fallback))
    await narrators.refresh()
    return {}
  })
}

/** A picture's connection tells nothing. Throws `connection_not_found`. */
async function requireNarrator(db: Database, id: number): Promise<void> {
  const { kind } = await requireConnection(db, 'site', id)
  if (kind !== 'text') throw new AppError('connection_not_found')
}

/** Narrator or painter of the environment as the desk may show it: whether it has a key, but nothing of the key. */
function describeSettings(settings: NarratorSettings | PainterSettings) {
  const { engine: provider } = settings
  return {
    provider,
    model: nameOf(settings) ?? provider,
    isModel: provider !== 'storyteller' && provider !== 'sketch',
    hasKey: 'apiKey' in settings && settings.apiKey !== undefined,
  }
}

function nameOf(settings: NarratorSettings | PainterSettings): string | undefined {
  if ('model' in settings) return settings.model
  return 'file' in settings ? settings.file : undefined
}
