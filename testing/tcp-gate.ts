import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A way to a server that a test can cut, close, or make silent. */
export interface TcpGate extends AsyncDisposable {
  port: number
  /** Ends all connections at once, as a restart of the server does. */
  cut(): void
  /** Refuses new connections and ends the others, until `open`. */
  shut(): void
  /** Passes nothing on, in no direction, until `open`. */
  silence(): void
  open(): void
}

/** Opens a gate in front of a server on a port or a socket file. */
export async function startTcpGate(target: number | string): Promise<TcpGate> {
  const pairs = new Set<[Socket, Socket]>()
  let isShut = false
  let isSilent = false
  const server = createServer((incoming) => {
    if (isShut) return void incoming.destroy()
    const outgoing = typeof target === 'number' ? connect(target, '127.0.0.1') : connect(target)
    const pair: [Socket, Socket] = [incoming, outgoing]
    pairs.add(pair)
    for (const [from, to] of [pair, [outgoing, incoming] as const]) {
      from.on('data', (bytes) => void (isSilent || to.write(bytes)))
      from.on('error', () => {})
      from.on('close', () => {
        to.destroy()
        pairs.delete(pair)
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const gate = {
    port: (server.address() as AddressInfo).port,
    cut() {
      for (const pair of pairs) for (const socket of pair) socket.destroy()
    },
    shut() {
      isShut = true
      gate.cut()
    },
    silence() {
      isSilent = true
    },
    open() {
      // What was swallowed is lost: a connection that was silent cannot be spoken on any more.
      if (isSilent) gate.cut()
      isShut = isSilent = false
    },
    async [Symbol.asyncDispose]() {
      gate.cut()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return gate
}

/** The gate in front of the PostgreSQL at `url`, with the address through it. */
export async function gateTo(url: string): Promise<{ gate: TcpGate; url: string }> {
  const address = new URL(url)
  const folder = address.searchParams.get('host')
  const port = Number(address.port || 5432)
  const gate = await startTcpGate(folder ? `${folder}/.s.PGSQL.${port}` : port)
  address.searchParams.delete('host')
  address.hostname = '127.0.0.1'
  address.port = String(gate.port)
  return { gate, url: address.href }
}
