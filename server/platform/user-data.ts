import type { FastifyBaseLogger } from 'fastify'
import { toIso } from '#server/ground/clock.ts'
import type { Connection } from './db/schema.ts'
import type { Storage } from './storage/storage.ts'

/** All that one room keeps for a reader; the account's download and its deletion ask every room for it. */
export interface UserData {
  /** Name of its list in the file. */
  name: string
  /** All of it, piece by piece, in the shape in which the reader gets it. */
  collect(db: Connection, userId: number): AsyncIterable<object>
  /**
   * Only where not all of it is rows that go with the account: looks for the rest while the account is still there,
   * and returns what removes it afterwards.
   */
  prepareRemoval?(house: { db: Connection; storage: Storage }, userId: number): Promise<() => Promise<void>>
}

/** Yields one JSON file with everything, piece by piece: a long life of stories never stands in memory. */
export async function* exportUserData(
  db: Connection,
  { userId, rooms, now }: { userId: number; rooms: readonly UserData[]; now: number },
): AsyncIterable<string> {
  yield `{\n"exportedAt": ${JSON.stringify(toIso(now))}`
  for (const { name, collect } of rooms) {
    yield `,\n${JSON.stringify(name)}: [`
    let separator = '\n'
    for await (const piece of collect(db, userId)) {
      yield separator + JSON.stringify(piece)
      separator = ',\n'
    }
    yield ']'
  }
  yield '\n}\n'
}

/** Erases an account by `deleteUser`, and with it what the rooms keep beside its rows; leftovers are logged. */
export async function eraseUserData(
  house: { db: Connection; storage: Storage; log: FastifyBaseLogger },
  {
    userId,
    rooms,
    deleteUser,
  }: { userId: number; rooms: readonly UserData[]; deleteUser: () => Promise<void> },
): Promise<void> {
  const removals = await Promise.all(rooms.map(async (room) => room.prepareRemoval?.(house, userId)))
  await deleteUser()
  try {
    for (const remove of removals) await remove?.()
  } catch (error) {
    // Nobody can reach them any more without their rows, so the account is gone all the same.
    house.log.error({ err: error, userId }, 'files of a deleted account are left over')
  }
}
