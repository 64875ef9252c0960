import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '#testing/postgres/test-database.ts'
import { gateTo } from '#testing/tcp-gate.ts'
import { openPool } from '../db/postgres-dialect.ts'
import { startPostgresWakeUps } from './postgres-wake-ups.ts'
import { createListeners, createWaiter, noWakeUps, type WakeUps } from './wake-ups.ts'

async function openNodes() {
  const database = await createTestDatabase()
  const { gate, url } = await gateTo(database.url)
  const open = (address: string) => {
    const pool = openPool(address, 2, { isServing: true })
    const wakeUps = startPostgresWakeUps(address, pool, pino({ level: 'silent' }))
    onTestFinished(async () => {
      await wakeUps[Symbol.asyncDispose]()
      await pool.end()
    })
    return wakeUps
  }
  const nodes = [open(database.url), open(url)] as const
  onTestFinished(async () => {
    gate.open()
    await gate[Symbol.asyncDispose]()
    await database.drop()
  })
  await expect.poll(() => nodes.every(({ areHeard }) => areHeard)).toBe(true)
  return { nodes, gate }
}

function heardBy(wakeUps: WakeUps): number[] {
  const heard: number[] = []
  wakeUps.on('text', (id) => heard.push(id))
  return heard
}

test('a wake-up reaches the other nodes, once for many of one moment, and never its sender', async () => {
  const { nodes } = await openNodes()
  const [here, there] = nodes.map(heardBy)
  for (const id of [7, 7, 8, 7]) nodes[0].send('text', id)
  nodes[0].send('stop', 9)
  await expect.poll(() => there).toEqual([7, 8])
  nodes[1].send('text', 10)
  await expect.poll(() => here).toEqual([10])
})

test('a node whose connection is lost says so, and hears again when it is back', async () => {
  const { nodes, gate } = await openNodes()
  const heard = heardBy(nodes[1])
  gate.shut()
  await expect.poll(() => nodes[1].areHeard).toBe(false)
  nodes[1].send('text', 1)
  gate.open()
  await expect.poll(() => nodes[1].areHeard).toBe(true)
  nodes[0].send('text', 2)
  await expect.poll(() => heard).toEqual([2])
})

test('a node whose database is not there is not heard, says why in its log, and ends all the same', async () => {
  const logged: string[] = []
  const log = pino({}, { write: (line: string) => void logged.push(line) })
  const url = 'postgres://nobody@127.0.0.1:1/nowhere'
  const pool = openPool(url, 1, { isServing: true })
  const wakeUps = startPostgresWakeUps(url, pool, log)
  wakeUps.send('text', 1)
  await expect.poll(() => logged.length).toBeGreaterThanOrEqual(2)
  expect(wakeUps.areHeard).toBe(false)
  const lines = logged.map((line) => JSON.parse(line) as { msg: string; err?: { code: string } })
  expect(lines.map(({ msg, err }) => `${msg}: ${err?.code}`).toSorted()).toEqual(
    expect.arrayContaining([
      'other nodes are not heard; trying again: ECONNREFUSED',
      'other nodes could not be woken; they look by themselves: ECONNREFUSED',
    ]),
  )
  await wakeUps[Symbol.asyncDispose]()
  await pool.end()
})

test('who waits is woken by its own id alone, also by a wake-up that came before', async () => {
  const { on, wake } = createListeners()
  const waiter = createWaiter({ ...noWakeUps, on }, 'text', 7)
  wake('text', 7)
  await waiter.wait(60_000)
  let isWoken = false
  const waiting = waiter.wait(60_000).then(() => (isWoken = true))
  wake('text', 8)
  wake('stop', 7)
  await new Promise((resolve) => setImmediate(resolve))
  expect(isWoken).toBe(false)
  wake('text', 7)
  expect(await waiting).toBe(true)
  waiter[Symbol.dispose]()
  wake('text', 7)
  await waiter.wait(1)
})
