import type { FastifyInstance } from 'fastify'
import { AppError } from '../app-error.ts'
import { isMigrated } from '../db/migrate.ts'
import type { Database } from '../db/schema.ts'

/** For whatever watches the server: whether the process lives, and whether it can serve readers. */
export function healthRoutes(fastify: FastifyInstance, db: Database): void {
  const unkept = { 'cache-control': 'no-store' }
  fastify.get('/healthz', async (_request, reply) => reply.headers(unkept).send({ status: 'ok' }))
  fastify.get('/readyz', async (_request, reply) => {
    if (!(await isMigrated(db).catch(() => false))) throw new AppError('busy')
    return reply.headers(unkept).send({ status: 'ok' })
  })
}
