import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import send from '@fastify/send'
import type { FastifyReply } from 'fastify'
import { PRERENDERED_FOLDER } from '#contract/prerender.ts'
import { encodingFor } from './compress-text.ts'

/** Endings of the twins that the build lays beside a file. */
const twins = { br: '.br', gzip: '.gz' } as const

/** Sends a file of the web app in the smallest form the browser takes; says whether there is one of that name. */
export type SendFile = (reply: FastifyReply, name: string) => Promise<boolean>

/** Files of the web app, as they lie there now: their names are looked up, so that no address leads anywhere else. */
export function readBuiltFiles(webDir: string): SendFile {
  const names = new Set(namesIn(webDir))
  const isOpen = (name: string) =>
    names.has(name) &&
    !/\.(br|gz)$/.test(name) &&
    name !== 'index.html' &&
    !name.startsWith(`${PRERENDERED_FOLDER}/`)

  return async (reply, name) => {
    if (!isOpen(name)) return false
    const wanted = encodingFor(reply.request.headers['accept-encoding'])
    const encoding = wanted && names.has(name + twins[wanted]) ? wanted : undefined
    const file = encoding ? name + twins[encoding] : name
    const sent = await send(reply.request.raw, `/${encodeURI(file)}`, {
      root: webDir,
      index: false,
      cacheControl: false,
    })
    if (sent.type === 'error') throw sent.metadata.error
    reply
      .code(sent.statusCode)
      .headers(sent.headers)
      .header('cache-control', freshnessOf(name))
      .header('vary', [reply.getHeader('vary') ?? [], 'accept-encoding'].flat().join(', '))
    if (encoding) reply.header('content-encoding', encoding).header('content-type', typeOf(name))
    reply.send(sent.stream)
    return true
  }
}

/** Names of all files below a folder, each with the folders it is in. */
const namesIn = (folder: string, within = ''): string[] =>
  readdirSync(join(folder, within), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? namesIn(folder, `${within}${entry.name}/`) : within + entry.name,
  )

/** A hashed name never changes its content; the service worker must never keep an old version of itself alive. */
function freshnessOf(name: string): string {
  if (name.startsWith('assets/')) return 'public, max-age=31536000, immutable'
  return name === 'sw.js' ? 'no-cache' : 'public, max-age=3600'
}

function typeOf(name: string): string {
  const type = send.mime.getType(name) ?? 'application/octet-stream'
  return send.isUtf8MimeType(type) ? `${type}; charset=utf-8` : type
}
