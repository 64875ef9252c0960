// What comes in: stories of any shape there and back, and files that are damaged or hostile.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { pathTo } from '#contract/endpoint.ts'
import { importStory } from '#contract/importing.ts'
import { exportStory } from '#contract/transfer.ts'
import { createDice } from '#testing/fuzz/fuzz-calls.ts'
import { startServer } from '#testing/server-process.ts'
import { mutateFile } from '#testing/transfer/mutate-file.ts'
import { storyDocuments } from '#testing/transfer/story-documents.ts'
import { seedReaders } from '../turns/seed.ts'

const AT_ONCE = 4
/** Every so many files one is stored as well. */
const STORED_EVERY = 10

interface BroughtIn {
  trees: number
  same: number
  /** Number of answers to the damaged files, by status. */
  statuses: Map<number, number>
  failures: string[]
  hasEnded: boolean
  /** Processor time that its loop has worked at a stretch, at most. */
  workMs: number
  longestMs: number
  almostAllMs: number
  connections: number
  seconds: number
}

/** Brings `trees` stories in and out again, and then `files` damaged ones, into one server that is watched. */
export async function bringIn(trees: number, files: number, seed: number): Promise<BroughtIn> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lanterntale-bench-'))
  const [reader] = await seedReaders(dataDir, 1, 1)
  const probeFile = join(dataDir, 'probe.json')
  const server = await startServer({
    DATA_DIR: dataDir,
    RATE_LIMIT_FACTOR: '1000000',
    LOG_LEVEL: 'error',
    NODE_OPTIONS: `--import=${join(import.meta.dirname, 'server-probe.ts')}`,
    PROBE_FILE: probeFile,
  })
  const { pid } = server
  const send = (bytes: Uint8Array<ArrayBuffer>, name: string, isPreview = false) =>
    fetch(server.url + pathTo(importStory, { query: isPreview ? { preview: 'true' } : {} }), {
      method: 'POST',
      headers: {
        cookie: reader!.cookie,
        'content-type': 'application/octet-stream',
        'x-file-name': encodeURIComponent(name),
      },
      body: bytes,
    })
  const thereAndBack = async (text: string): Promise<string> => {
    const reply = await send(new TextEncoder().encode(text), 'story.json')
    const { storyId = '' } = (await reply.json()) as { storyId?: string }
    const query = { format: 'json', branch: 'all' } as const
    const path = pathTo(exportStory, { params: { storyId }, query })
    return (await fetch(server.url + path, { headers: { cookie: reader!.cookie } })).text()
  }

  process.kill(pid, 'SIGWINCH')
  const startedAt = performance.now()
  let same = 0
  for (const document of fc.sample(storyDocuments, { numRuns: trees, seed })) {
    const first = await thereAndBack(JSON.stringify(document))
    const second = await thereAndBack(first)
    const isWhole = JSON.stringify(sorted(JSON.parse(first))) === JSON.stringify(sorted(document))
    if (first === second && isWhole) same += 1
  }

  const dice = createDice(seed)
  const statuses = new Map<number, number>()
  const failures: string[] = []
  let left = files
  async function sendDamaged(): Promise<void> {
    while (left-- > 0) {
      const number = left
      const { name, bytes } = mutateFile(dice)
      const { status, ...reply } = await send(bytes, name, number % STORED_EVERY !== 0).then(
        async (answer) => ({
          status: answer.status,
          text: await answer.text(),
        }),
      )
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status >= 500) failures.push(`${status} ${name} ${reply.text.slice(0, 200)}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sendDamaged))
  const seconds = Math.round((performance.now() - startedAt) / 1_000)
  const hasEnded = server.pid !== pid || server.printed.includes('"level":60')
  await sleep(100)
  await server[Symbol.asyncDispose]()
  const seen = JSON.parse(readFileSync(probeFile, 'utf8')) as Pick<
    BroughtIn,
    'workMs' | 'longestMs' | 'almostAllMs' | 'connections'
  >
  rmSync(dataDir, { recursive: true, force: true })
  return { trees, same, statuses, failures, hasEnded, seconds, ...seen }
}

/** With its fields in the order of their names. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, held]) => [name, sorted(held)] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
}
