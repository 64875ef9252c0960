import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase } from '#testing/postgres/test-database.ts'
import { engines } from '#testing/start-test-app.ts'
import { openDatabase } from '../db/open-db.ts'
import type { Database } from '../db/schema.ts'
import type { JobTable } from './job-table.ts'
import { countQueues } from '../metrics/queues.ts'
import { JobWorker, type HeldJob, type JobKind } from './job-worker.ts'
import { claimJob, countJobs, endJob } from './jobs.queries.ts'
import { Leases } from './leases.ts'

const table = { name: 'pictures', openStatus: 'painting', orderBy: 'requestedAt' } satisfies JobTable
const log = pino({ level: 'silent' })

describe.each(engines)('jobs on %s', (engine) => {
  let db: Database
  let remove: () => Promise<void>
  let storyId: string
  const clock = { at: 0, now: () => clock.at }

  beforeAll(async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'lanterntale-jobs-'))
    const database = engine === 'postgres' ? await createTestDatabase() : undefined
    ;({ db } = await openDatabase({ dataDir, databasePoolSize: 4, secrets: { databaseUrl: database?.url } }))
    remove = async () => {
      await db.destroy()
      await database?.drop()
      rmSync(dataDir, { recursive: true, force: true })
    }
    await db
      .insertInto('users')
      .values({ id: 1, username: 'ada', usernameKey: 'ada', passwordHash: '-', isAdmin: 0, createdAt: 0 })
      .execute()
  })
  afterAll(() => remove())

  beforeEach(async () => {
    clock.at = 1_000_000
    await db.deleteFrom('stories').execute()
    storyId = crypto.randomUUID()
    const story = { id: storyId, userId: 1, premise: '', contentRating: 'teen' } as const
    await db
      .insertInto('stories')
      .values({ ...story, createdAt: 0, updatedAt: 0 })
      .execute()
  })

  /** Stores jobs named 'job 0', 'job 1' …, each asked for a millisecond after the one before. */
  async function storeJobs(count: number): Promise<void> {
    const about = { storyId, createdAt: 0, depth: 0, role: 'assistant', content: '' } as const
    const messages = await db
      .insertInto('messages')
      .values(Array.from({ length: count }, () => about))
      .returning('id')
      .execute()
    await db
      .insertInto('pictures')
      .values(
        messages.map(({ id: messageId }, at) => ({
          id: `job ${at}`,
          messageId,
          storyId,
          userId: 1,
          status: 'painting' as const,
          requestedAt: at,
        })),
      )
      .execute()
  }
  const stored = () =>
    db.selectFrom('pictures').select(['id', 'status', 'attempts', 'worker', 'leaseUntil']).execute()
  const end =
    (status: 'painted' | 'failed') =>
    async ({ id, worker }: HeldJob<string>) =>
      void (await endJob(db, table, { id, worker, values: { status, finishedAt: clock.at } }))

  const startWorker = (kind: Partial<JobKind<string>>) =>
    new JobWorker<string>(
      { db, clock, log },
      {
        table,
        atOnce: 4,
        leaseMs: 10_000,
        lookEveryMs: 20,
        mostAttempts: 3,
        pausesMs: [5_000, 60_000],
        run: end('painted'),
        giveUp: end('failed'),
        ...kind,
      },
    )

  test('they are counted by whether they wait or run; one whose worker died waits', async () => {
    await storeJobs(3)
    const lease = { worker: 'first', until: clock.at + 1_000 }
    await claimJob(db, table, lease, clock.at)
    await claimJob(db, table, { ...lease, until: clock.at + 9_000 }, clock.at)
    expect(await countJobs(db, table, clock.at)).toEqual({ waiting: 1, running: 2 })
    expect(await countJobs(db, table, clock.at + 5_000)).toEqual({ waiting: 2, running: 1 })
    await db.updateTable('pictures').set({ status: 'failed' }).execute()
    expect(await countJobs(db, table, clock.at)).toEqual({ waiting: 0, running: 0 })
  })

  test('a worker counts them for who measures, until it ends', async () => {
    await storeJobs(2)
    {
      await using leases = new Leases<string>({ db, clock, log }, { table, leaseMs: 1_000 })
      await claimJob(db, table, leases.newLease(), clock.at)
      expect(await countQueues()).toEqual([{ name: 'pictures', waiting: 1, running: 1 }])
    }
    expect(await countQueues()).toEqual([])
  })

  test('a worker whose database cannot be asked says so once, and waits for its next look', async () => {
    const logged: string[] = []
    const away = {
      selectFrom: () => {
        throw new Error('away')
      },
    } as unknown as Database
    const context = { db: away, clock, log: pino({}, { write: (line: string) => void logged.push(line) }) }
    const done = { run: end('painted'), giveUp: end('failed') }
    const kind = { table, atOnce: 2, leaseMs: 10_000, lookEveryMs: 60_000, mostAttempts: 3, ...done }
    await using worker = new JobWorker<string>(context, kind)
    worker.look()
    await expect.poll(() => logged.length).toBe(1)
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(logged.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { msg: 'a job of pictures stopped; its lease runs out', err: { message: 'away' } },
    ])
  })

  test('a thousand of them are done once each by two workers', async () => {
    await storeJobs(1_000)
    const done: string[] = []
    const run = async (job: HeldJob<string>) => {
      done.push(job.id)
      await end('painted')(job)
    }
    await using _one = startWorker({ run })
    await using _two = startWorker({ run })
    await expect
      .poll(() => countJobs(db, table, clock.at), { timeout: 50_000 })
      .toEqual({ waiting: 0, running: 0 })
    expect(new Set((await stored()).map(({ status }) => status))).toEqual(new Set(['painted']))
    expect(done).toHaveLength(1_000)
    expect(new Set(done).size).toBe(1_000)
    expect((await stored()).filter(({ attempts, worker }) => attempts !== 1 || worker !== null)).toEqual([])
  })

  test('the oldest is first, and one that a dead worker left is taken over', async () => {
    await storeJobs(2)
    const dead = { worker: 'dead', until: clock.at + 1 }
    expect(await claimJob(db, table, dead, clock.at)).toEqual({ id: 'job 0', attempts: 1 })
    expect(await claimJob(db, table, dead, clock.at)).toEqual({ id: 'job 1', attempts: 1 })
    expect(await claimJob(db, table, dead, clock.at)).toBeUndefined()
    clock.at += 2
    const alive = { worker: 'alive', until: clock.at + 10_000 }
    expect(await claimJob(db, table, alive, clock.at)).toEqual({ id: 'job 0', attempts: 2 })

    const values = { status: 'painted' } as const
    expect(await endJob(db, table, { id: 'job 0', worker: 'dead', values })).toBe(false)
    expect(await endJob(db, table, { id: 'job 0', worker: 'alive', values })).toBe(true)
    expect(await endJob(db, table, { id: 'job 0', worker: 'alive', values })).toBe(false)
  })

  test('one that throws is tried again after growing pauses and given up after its last try', async () => {
    await storeJobs(1)
    let tries = 0
    const run = async () => {
      tries += 1
      throw new Error('out of paint')
    }
    await using _worker = startWorker({ run })
    const waitsUntil = async (dueAt: number, attempts: number) =>
      await expect
        .poll(stored)
        .toMatchObject([{ status: 'painting', attempts, worker: null, leaseUntil: dueAt }])
    await waitsUntil(1_005_000, 1)
    clock.at = 1_005_001
    await waitsUntil(1_065_001, 2)
    clock.at = 1_065_002
    await expect.poll(stored).toMatchObject([{ status: 'failed', attempts: 3, worker: null }])
    expect(tries).toBe(3)
  })

  test('one that killed each of its workers is given up without another try', async () => {
    await storeJobs(1)
    await db
      .updateTable('pictures')
      .set({ attempts: 3, worker: 'dead', leaseUntil: clock.at - 1 })
      .execute()
    const run = () => Promise.reject(new Error('this was not to run'))
    await using _worker = startWorker({ run })
    await expect.poll(stored).toMatchObject([{ status: 'failed', attempts: 4 }])
  })

  test('leases are renewed together while their worker lives', async () => {
    await storeJobs(3)
    await using leases = new Leases<string>({ db, clock, log }, { table, leaseMs: 100 })
    for (const id of ['job 0', 'job 1', 'job 2']) {
      await claimJob(db, table, leases.newLease(), clock.at)
      leases.hold(id, () => expect.unreachable())
    }
    leases.letGo('job 2')
    clock.at += 50
    const untils = async () =>
      Object.fromEntries((await stored()).map(({ id, leaseUntil }) => [id, leaseUntil]))
    await expect.poll(untils).toEqual({ 'job 0': 1_000_150, 'job 1': 1_000_150, 'job 2': 1_000_100 })
  })

  test('one that another worker took is stopped', async () => {
    await storeJobs(1)
    const stopped = Promise.withResolvers<void>()
    const run = ({ signal }: HeldJob<string>) =>
      new Promise<void>((_, reject) =>
        signal.addEventListener('abort', () => {
          stopped.resolve()
          reject(signal.reason as Error)
        }),
      )
    await using _worker = startWorker({ run, leaseMs: 100 })
    await expect.poll(stored).toMatchObject([{ attempts: 1 }])
    await db
      .updateTable('pictures')
      .set({ worker: 'another', leaseUntil: clock.at + 60_000 })
      .execute()
    // It hears of it when its lease is due to be renewed.
    clock.at += 50
    await stopped.promise
    expect(await stored()).toMatchObject([{ status: 'painting', worker: 'another', attempts: 1 }])
  })

  test('one that is unfinished when its process ends is given back at once', async () => {
    await storeJobs(1)
    const run = ({ signal }: HeldJob<string>) =>
      new Promise<void>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
    const worker = startWorker({ run })
    await expect.poll(async () => (await stored())[0]!.worker).not.toBeNull()
    await worker[Symbol.asyncDispose]()
    expect(await stored()).toMatchObject([{ status: 'painting', worker: null, leaseUntil: clock.at }])
  })
})
