import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Lot of the pages on their way: none, no answer at all, or that of a gateway without its server. */
type Trouble = 'none' | 'silence' | 'bad gateway'

/** A line between the browser and a server, as a proxy on the way is one. */
export interface TroubledLine extends AsyncDisposable {
  url: string
  /** Holds for every page that is asked for from now on. */
  trouble: Trouble
  /** Stands at the end of the service worker and of the page that it keeps, as in another version of the app. */
  mark: string
}

/** Opens a line to the server at `url`. */
export async function openTroubledLine(url: string): Promise<TroubledLine> {
  const proxy = createServer((asked, answer) => void handOn(line, url, asked, answer))
  const line: TroubledLine = {
    url: '',
    trouble: 'none',
    mark: '',
    async [Symbol.asyncDispose]() {
      proxy.closeAllConnections()
      proxy.close()
      await once(proxy, 'close')
    },
  }
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  line.url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
  return line
}

async function handOn(line: TroubledLine, url: string, asked: IncomingMessage, answer: ServerResponse) {
  const isPage = asked.headers['sec-fetch-mode'] === 'navigate'
  if (isPage && line.trouble === 'silence') return
  if (isPage && line.trouble === 'bad gateway')
    return void answer.writeHead(502, { 'content-type': 'text/html' }).end('<h1>502 Bad Gateway</h1>')
  // What is changed on the way must come whole, and as it is.
  const { 'if-none-match': _known, 'if-modified-since': _since, ...sent } = asked.headers
  const headers = { ...sent, 'accept-encoding': 'identity' }
  const passed = request(new URL(asked.url!, url), { method: asked.method, headers })
  asked.pipe(passed)
  const [given] = (await once(passed, 'response')) as [IncomingMessage]
  const path = new URL(asked.url!, url).pathname
  if (line.mark === '' || !['/sw.js', '/story'].includes(path)) {
    answer.writeHead(given.statusCode!, given.headers)
    return void given.pipe(answer)
  }
  let text = ''
  for await (const part of given.setEncoding('utf8')) text += part as string
  const changed =
    path === '/sw.js'
      ? `${text.replace(/(url:[`"']\/story[`"'],revision:[`"'])/, `$1${line.mark}`)}\n// ${line.mark}`
      : text.replace('<html ', `<html data-version="${line.mark}" `)
  const { 'content-length': _length, etag: _tag, 'last-modified': _modified, ...kept } = given.headers
  answer.writeHead(given.statusCode!, kept).end(changed)
}
