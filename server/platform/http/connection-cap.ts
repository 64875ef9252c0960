import { readFileSync } from 'node:fs'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { secondsMs } from '#server/ground/clock.ts'
import { AppError } from '../app-error.ts'

const MOST = 20_000
const LEAST = 16
/** A connection that was refused has so long to send its request and read why. */
const REFUSED_FOR_MS = 5 * secondsMs
const RETRY_AFTER_SECONDS = 5

/** A connection that has said nothing for so long makes room, where room is short. */
const SILENT_FOR_MS = 500
/** All of them are looked through so often at most. */
const LOOK_EVERY_MS = 100

/**
 * Keeps handles free for the database, for files and for models: of the process's handles half may be connections of
 * clients. Connections that say nothing make room first. Whoever comes beyond that is told so; far beyond it connections
 * are closed as they come.
 */
export function capConnections(
  fastify: FastifyInstance,
  handles = mostHandles(),
  silentForMs = SILENT_FOR_MS,
): void {
  const most = Math.min(MOST, Math.max(LEAST, Math.floor(handles / 2)))
  const { server } = fastify
  const refused = new WeakSet<Socket>()
  /** When each connection that is open was opened, the oldest first. */
  const open = new Map<Socket, number>()
  let lookedAt = Number.NEGATIVE_INFINITY

  function makeRoom(): void {
    server.closeIdleConnections()
    const now = performance.now()
    if (now - lookedAt < LOOK_EVERY_MS) return
    lookedAt = now
    for (const [socket, openedAt] of open) {
      if (now - openedAt < silentForMs) break
      if (socket.bytesRead > 0) continue
      open.delete(socket)
      socket.destroy()
    }
  }

  server.on('connection', (socket: Socket) => {
    open.set(socket, performance.now())
    socket.once('close', () => open.delete(socket))
    if (open.size > most * 0.8) makeRoom()
    if (open.size > most * 1.25) return void socket.destroy()
    if (open.size <= most) return
    refused.add(socket)
    const timer = setTimeout(() => socket.destroy(), REFUSED_FOR_MS).unref()
    socket.once('close', () => clearTimeout(timer))
  })
  fastify.addHook('onRequest', ({ raw }, reply, done) => {
    if (!refused.has(raw.socket)) return done()
    reply.header('connection', 'close')
    done(new AppError('busy', { retryAfterSeconds: RETRY_AFTER_SECONDS }))
  })
}

/** Handles that this process may have open; where the system does not say, as many as are enough. */
function mostHandles(): number {
  try {
    const [, handles] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? []
    return Number(handles ?? Number.POSITIVE_INFINITY)
  } catch {
    return Number.POSITIVE_INFINITY
  }
}
