import { once } from 'node:events'
import { createServer, type AddressInfo, type ListenOptions, type Server } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Node takes one new connection per listener in each round of its event loop. While hundreds of stories are told a round
 * takes long, and whoever comes would wait for seconds at a single door.
 */
const DOORS = 16

/** Opens the server on `host` and `port` (0: any that is free), where the system can by several doors; answers its address (RUN-28). */
export async function listen(app: FastifyInstance, place: Place): Promise<string> {
  if (process.platform !== 'linux') return app.listen(place)
  await checkThatNobodyListens(place)
  const doors: Server[] = []
  let closed: Promise<unknown>
  app.addHook('preClose', async () => {
    closed = Promise.all(doors.map((door) => once(door.close(), 'close')))
  })
  app.addHook('onClose', () => closed)
  const address = await app.listen({ ...place, ...SHARED })
  const { address: host, port } = app.server.address() as AddressInfo
  for (let more = 1; more < DOORS; more++) doors.push(await openDoor(app.server, { host, port }))
  return address
}

type Place = Required<Pick<ListenOptions, 'host' | 'port'>>

const SHARED = { reusePort: true }

/** A port that is shared does not tell that another program has it. */
async function checkThatNobodyListens(place: Place): Promise<void> {
  const probe = createServer().listen(place)
  await once(probe, 'listening')
  await once(probe.close(), 'close')
}

async function openDoor(server: Server, place: Place): Promise<Server> {
  // As the HTTP server itself opens its connections.
  const door = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
    server.emit('connection', socket),
  )
  await once(door.listen({ ...place, ...SHARED }), 'listening')
  return door
}
