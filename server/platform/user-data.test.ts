import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import type { Connection } from './db/schema.ts'
import type { Storage } from './storage/storage.ts'
import { eraseUserData, exportUserData, type UserData } from './user-data.ts'

const db = {} as Connection
const roomOf = (name: string, ...pieces: object[]): UserData => ({
  name,
  async *collect(_db, userId) {
    for (const piece of pieces) yield { ...piece, userId }
  },
})

test('the file of an account is one JSON text with a list for each room', async () => {
  const rooms = [roomOf('stories', { id: 'a' }, { id: 'b' }), roomOf('usage')]
  const pieces = await Array.fromAsync(exportUserData(db, { userId: 7, rooms, now: 0 }))
  expect(pieces.join('')).toBe(
    '{\n"exportedAt": "1970-01-01T00:00:00.000Z",\n"stories": [\n{"id":"a","userId":7},\n{"id":"b","userId":7}],\n"usage": []\n}\n',
  )
})

function erase(rooms: UserData[], deleteUser = vi.fn(async () => undefined)) {
  const logged: string[] = []
  const log = pino({}, { write: (line: string) => void logged.push(line) })
  const house = { db, storage: {} as Storage, log }
  return { logged, deleteUser, erasing: eraseUserData(house, { userId: 7, rooms, deleteUser }) }
}

test('what lies beside the rows is looked for before the account goes, and removed after it', async () => {
  const order: string[] = []
  const room = (name: string): UserData => ({
    ...roomOf(name),
    prepareRemoval: async (_house, userId) => {
      order.push(`${name} of ${userId} found`)
      return async () => void order.push(`${name} removed`)
    },
  })
  const deleteUser = vi.fn(async () => void order.push('account gone'))
  const { logged, erasing } = erase([room('files'), roomOf('usage'), room('cards')], deleteUser)
  await erasing
  expect(order).toEqual([
    'files of 7 found',
    'cards of 7 found',
    'account gone',
    'files removed',
    'cards removed',
  ])
  expect(logged).toEqual([])
})

test('what cannot be removed is logged, and the account is gone all the same', async () => {
  const prepareRemoval = async () => () => Promise.reject(new Error('no disk'))
  const { logged, deleteUser, erasing } = erase([{ ...roomOf('files'), prepareRemoval }])
  await erasing
  expect(deleteUser).toHaveBeenCalledOnce()
  expect(logged.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { msg: 'files of a deleted account are left over', userId: 7, err: { message: 'no disk' } },
  ])
})
