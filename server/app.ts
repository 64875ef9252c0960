import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import cookie from '@fastify/cookie'
import { fastify, LogController, type FastifyInstance } from 'fastify'
import { limits } from '#contract/limits.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Context } from './context.ts'
import { pictureKey } from './features/scenes/picture-files.ts'
import { secondsMs } from './ground/clock.ts'
import { AppError } from './platform/app-error.ts'
import { isMigrated } from './platform/db/migrate.ts'
import type { Database } from './platform/db/schema.ts'
import { keepBelowBasePath, withoutBasePath } from './platform/http/base-path.ts'
import { capConnections } from './platform/http/connection-cap.ts'
import {
  answerBrokenRequest,
  answerErrors,
  answerUnknownCalls,
  answerUnreadableAddress,
} from './platform/http/error-handler.ts'
import { guardAgainstOverload } from './platform/http/overload-guard.ts'
import { readJsonBodies } from './platform/http/json-body.ts'
import { ssrEntryLoader } from './platform/http/load-ssr-entry.ts'
import { packReplies } from './platform/http/pack-replies.ts'
import { recordForAll } from './platform/http/record-calls.ts'
import { addSecurityHeaders } from './platform/http/security-headers.ts'
import { createServe, type Serve } from './platform/http/serve.ts'
import { serveWeb } from './platform/http/static-web.ts'
import { observeRequests } from './platform/metrics/observe-requests.ts'
import type { Traces } from './platform/traces/start-traces.ts'
import * as roomsByName from './rooms.ts'

const rooms = Object.values(roomsByName)

/** The whole server: every plugin in plain sight, and every room. */
export async function buildApp(
  context: Context,
  traces?: Pick<Traces, 'traceRequests'>,
): Promise<FastifyInstance> {
  const { config } = context
  const app = fastify({
    loggerInstance: context.log,
    trustProxy: [...config.trustProxy],
    bodyLimit: limits.bodyBytes,
    requestTimeout: 30 * secondsMs,
    connectionTimeout: 0,
    frameworkErrors: answerUnreadableAddress,
    clientErrorHandler: answerBrokenRequest,
    // Unlike the default counter it is still one of a kind after a restart and beside other nodes.
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    ...(config.basePath !== '' && { rewriteUrl: withoutBasePath(config.basePath) }),
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
  })
  // Streams stay open as long as stories are told: the generations end first, or closing would wait for them.
  app.addHook('preClose', () => context.generations[Symbol.asyncDispose]())
  answerErrors(app)
  keepBelowBasePath(app, config.basePath)
  observeRequests(app)
  traces?.traceRequests(app)
  readJsonBodies(app)
  packReplies(app)
  capConnections(app)
  await app.register(cookie)
  await guardAgainstOverload(app)
  addSecurityHeaders(app)

  healthRoutes(app, context.db)

  const house = {
    ...context,
    userData: rooms.flatMap(({ userData = [] }) => userData),
    readPicture: (id: string) => context.storage.get(pictureKey(id, 'whole')),
    loadSsrEntry: ssrEntryLoader(config.webDir),
  }
  const endpoints: Endpoint[] = []
  const recordCall = recordForAll(rooms.flatMap((room) => room.recordCalls?.(house) ?? []))
  const open = createServe(app, { ...context, recordCall })
  const serve: Serve = (endpoint, handler, rules) => {
    endpoints.push(endpoint)
    open(endpoint, handler, rules)
  }
  for (const room of rooms) room.routes?.(serve, house)

  answerUnknownCalls(app, endpoints)
  const sendPage = await serveWeb(app, config)
  for (const room of rooms) room.pages?.(app, { ...house, sendPage })
  return app
}

/** A database that takes longer to answer serves nobody. */
const READY_WITHIN_MS = 2 * secondsMs

/** For whatever watches the server: whether the process lives, and whether it can serve readers. */
function healthRoutes(app: FastifyInstance, db: Database): void {
  const unkept = { 'cache-control': 'no-store' }
  app.get('/healthz', async (_request, reply) => reply.headers(unkept).send({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const isReady = Promise.race([
      isMigrated(db).catch(() => false),
      wait(READY_WITHIN_MS, false, { ref: false }),
    ])
    if (!(await isReady)) throw new AppError('busy')
    return reply.headers(unkept).send({ status: 'ok' })
  })
}
