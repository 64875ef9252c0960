import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import { fastify, LogController, type FastifyInstance } from 'fastify'
import { limits } from '#contract/limits.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Context } from './context.ts'
import { accountRoutes } from './features/account/account.routes.ts'
import { adFrame } from './features/ads/ad-frame.ts'
import { authRoutes } from './features/auth/auth.routes.ts'
import { bookmarkData } from './features/bookmarks/bookmarks.queries.ts'
import { pictureData } from './features/scenes/picture-data.ts'
import { pictureKey } from './features/scenes/picture-files.ts'
import { shareData } from './features/sharing/sharing.queries.ts'
import { sharedPages } from './features/sharing/shared-pages.ts'
import { storyData } from './features/stories/story-data.ts'
import { secondsMs } from './ground/clock.ts'
import {
  answerBrokenRequest,
  answerErrors,
  answerUnknownCalls,
  answerUnreadableAddress,
} from './platform/http/error-handler.ts'
import { guardAgainstOverload } from './platform/http/overload-guard.ts'
import { healthRoutes } from './platform/http/health.ts'
import { readJsonBodies } from './platform/http/json-body.ts'
import { ssrEntryLoader } from './platform/http/load-ssr-entry.ts'
import { addSecurityHeaders } from './platform/http/security-headers.ts'
import { createServe, type Serve } from './platform/http/serve.ts'
import { serveWeb } from './platform/http/static-web.ts'
import { observeRequests } from './platform/metrics/observe-requests.ts'
import * as rooms from './rooms.ts'

/** The whole server: every plugin and every feature, in plain sight. */
export async function buildApp(context: Context): Promise<FastifyInstance> {
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
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
  })
  // Streams stay open as long as stories are told: the generations end first, or closing would wait for them.
  app.addHook('preClose', () => context.generations[Symbol.asyncDispose]())
  answerErrors(app)
  observeRequests(app)
  readJsonBodies(app)
  await app.register(cookie)
  await guardAgainstOverload(app)
  await addSecurityHeaders(app)

  healthRoutes(app, context.db)

  const endpoints: Endpoint[] = []
  const open = createServe(app, context)
  const serve: Serve = (endpoint, handler) => {
    endpoints.push(endpoint)
    open(endpoint, handler)
  }
  authRoutes(serve, context)
  accountRoutes(serve, {
    ...context,
    userData: [storyData, bookmarkData, shareData, pictureData(context.storage)],
  })
  for (const routes of Object.values(rooms)) routes(serve, context)
  adFrame(app, context)

  answerUnknownCalls(app, endpoints)
  const sendPage = await serveWeb(app, config)
  const readPicture = (id: string) => context.storage.get(pictureKey(id, 'whole'))
  if (sendPage)
    sharedPages(app, { ...context, readPicture, sendPage, loadSsrEntry: ssrEntryLoader(config.webDir) })
  return app
}
