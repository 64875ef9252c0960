import type { FastifyInstance, FastifyRequest } from 'fastify'
import { requestAnswered, streamsChanged } from './observations.ts'

const asksForStream = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.includes('text/event-stream') === true

/** Tells of each request when its answer has ended, by its route and never by its address, which may hold ids. */
export function observeRequests(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (asksForStream(request)) streamsChanged.publish(1)
    done()
  })
  fastify.addHook('onResponse', (request, reply, done) => {
    if (asksForStream(request)) streamsChanged.publish(-1)
    const { method, routeOptions } = request
    const route = routeOptions.url ?? 'none'
    requestAnswered.publish({ method, route, status: reply.statusCode, seconds: reply.elapsedTime / 1000 })
    done()
  })
}
