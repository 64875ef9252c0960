import { once } from 'node:events'
import { createServer } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import { collectMetrics } from './collect-metrics.ts'

interface MetricsSettings {
  metricsHost: string
  metricsPort: number
}

/**
 * Serves `GET /metrics` on an address of its own, which is not the public one. A port that is taken costs the
 * figures and not the site: it is a warning. Dispose of it to close it.
 */
export async function serveMetrics(
  { metricsHost, metricsPort }: MetricsSettings,
  log: FastifyBaseLogger,
): Promise<AsyncDisposable> {
  const registry = collectMetrics()
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': registry.contentType }).end(await registry.metrics())
  })
  try {
    await once(server.listen(metricsPort, metricsHost), 'listening')
    log.info({ metricsHost, metricsPort }, 'metrics are ready')
  } catch (error) {
    log.warn({ err: error, metricsHost, metricsPort }, 'metrics cannot be asked for: the port is taken')
  }
  return {
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
    },
  }
}
