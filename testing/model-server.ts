import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { wireOf, type ModelWire } from './model-wire.ts'
import { createTimerWheel } from './timer-wheel.ts'

/** Behaviour of the server at one request: well by default, or badly on purpose. */
export interface ModelAnswer {
  firstTokenMs?: number
  tokenMs?: number
  /** Number of words it says when `text` is not given. */
  tokens?: number
  text?: string
  /** Begins each reply with the number of its request, so that no two are the same. */
  isNumbered?: boolean
  reportsUsage?: boolean
  /** Says that it has come to the limit of its length. */
  isCut?: boolean
  /** Says its second half only after this. */
  midway?: Promise<unknown>
  /** Refuses with this status instead of answering. */
  status?: number
  retryAfterSeconds?: number
  fault?:
    | 'hangs_before_first_token'
    | 'hangs_midway'
    | 'breaks_off'
    | 'ends_early'
    | 'garbage'
    | 'html'
    | 'empty'
}

export interface ReceivedRequest {
  path: string
  headers: IncomingMessage['headers']
  bytes: number
  /** The JSON body as it came. */
  body: unknown
  /** True once the asking side has hung up before the reply was whole. */
  wasCancelled: boolean
}

export interface ModelServer extends AsyncDisposable {
  /** Base URL for a provider, without a slash at the end. */
  url: string
  /** The latest requests, oldest first (at most 1,000 are kept). */
  requests: ReceivedRequest[]
  /** Names of the models that it lists; none: it knows no such list. */
  models: string[]
  /** The answers to the next requests in turn, or what says one for a request's body; the last stays for all that follow. */
  answer(...answers: (ModelAnswer | ((body: unknown) => ModelAnswer))[]): void
}

const KEPT_REQUESTS = 1_000
const REFUSAL = 'The request of sk-secret-part was turned away'
const WORDS = 'the lantern swings and a low wind answers from the stairs while your hand finds *cold iron* '
const words = WORDS.match(/\S+ /g)!

/** Cuts a text into pieces about as long as a model's tokens; joined, they are the text. */
const intoTokens = (text: string) => text.match(/\s*\S{1,6}|\s+$/g) ?? []

/**
 * Starts a model server on real HTTP and a free port. It speaks chat completions (`/chat/completions`) and
 * enough of Anthropic's (`/messages`) and Google's (`:streamGenerateContent`) wire to prove each provider.
 */
export async function startModelServer(...firstAnswers: ModelAnswer[]): Promise<ModelServer> {
  const wheel = createTimerWheel()
  const requests: ReceivedRequest[] = []
  const models: string[] = []
  let asked = 0
  let answers: Parameters<ModelServer['answer']> = firstAnswers.length > 0 ? firstAnswers : [{}]

  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    const wire = wireOf(path.split('?')[0]!)
    if (path === '/v1/models' && models.length > 0) return listTo(response, models)
    // Other questions about the server itself: this one has nothing to say.
    if (!wire) return void response.writeHead(404).end()
    const body = await readText(request)
    const record: ReceivedRequest = {
      path,
      headers: request.headers,
      bytes: Buffer.byteLength(body),
      body: JSON.parse(body || 'null'),
      wasCancelled: false,
    }
    requests.push(record)
    if (requests.length > KEPT_REQUESTS) requests.shift()
    response.on('close', () => (record.wasCancelled = !response.writableFinished))
    const next = answers.length > 1 ? answers.shift()! : answers[0]!
    const answer = typeof next === 'function' ? next(record.body) : next
    if (answer.status) return refuse(response, wire, answer.status, answer.retryAfterSeconds)
    speak(response, wire, answer, Math.ceil(record.bytes / 4), asked)
  })

  function speak(
    response: ServerResponse,
    wire: ModelWire,
    answer: ModelAnswer,
    inputTokens: number,
    number: number,
  ) {
    const {
      fault,
      firstTokenMs = 0,
      tokenMs = 0,
      tokens = 20,
      isNumbered,
      reportsUsage = true,
      midway,
    } = answer
    if (fault === 'html') {
      return void response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<html><h1>Welcome</h1></html>')
    }
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' })
    response.flushHeaders()
    if (fault === 'hangs_before_first_token') return
    const said = answer.text !== undefined ? intoTokens(answer.text) : wordsOf(tokens)
    if (isNumbered) said.unshift(`Reply ${number}: `)
    const pieces = fault === 'empty' ? [] : said
    const half = said.length >> 1
    const breakAt = fault === 'hangs_midway' || fault === 'breaks_off' || fault === 'ends_early' ? half : -1
    let told = 0
    let isHeld = midway !== undefined

    function next() {
      if (response.destroyed) return
      if (told === breakAt) return stumble()
      if (isHeld && told === half) {
        isHeld = false
        return void midway?.then(next)
      }
      const head = told === 0 ? wire.head() : ''
      const piece = pieces[told]
      if (piece === undefined) {
        const usage = reportsUsage ? { inputTokens, outputTokens: told } : undefined
        return void response.end(head + wire.tail(usage, answer.isCut))
      }
      response.write(head + wire.token(piece))
      told += 1
      if (tokenMs > 0) wheel.after(tokenMs, next)
      else next()
    }

    function stumble() {
      if (fault === 'breaks_off') response.destroy()
      if (fault === 'ends_early') response.end()
    }

    const begin = () => (fault === 'garbage' ? void response.end('data: {"choices": [{"delta"\n\n') : next())
    if (firstTokenMs > 0) wheel.after(firstTokenMs, begin)
    else begin()
  }

  server.keepAliveTimeout = 60_000 // a bench that pauses must not meet a closing connection
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    models,
    answer(...next) {
      answers = next
    },
    async [Symbol.asyncDispose]() {
      wheel.stop()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function listTo(response: ServerResponse, models: string[]) {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ object: 'list', data: models.map((id) => ({ id, object: 'model' })) }))
}

function refuse(response: ServerResponse, wire: ModelWire, status: number, retryAfterSeconds?: number) {
  const headers = retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify(wire.refusal(status, REFUSAL)))
}

const wordsOf = (count: number) => Array.from({ length: count }, (_, at) => words[at % words.length]!)
