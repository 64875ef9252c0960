import { setTimeout as wait } from 'node:timers/promises'
import { forkModelServer } from '#testing/model-server-process.ts'
import { percentile } from '../machine.ts'
import type { OpenBenchDatabase } from './bench-database.ts'
import type { StartCandidate } from './candidates.ts'
import { openConnections, playTurn, type PlayedTurn } from './play.ts'
import { cpuMs, memoryMb } from './process-cost.ts'
import { seedReaders } from './seed.ts'

/** A load: the model's way to speak, the number of readers, and the turns of each. */
export interface Load {
  firstTokenMs: number
  tokenMs: number
  tokens: number
  readers: number
  turns: number
  /** Time over which the readers come, each at its own moment; absent where all come at once. */
  arriveWithinMs?: number
  /** Times that every server plays it, in turn; absent: once. */
  rounds?: number
}

export interface LoadFigures {
  name: string
  load: Load
  addedP50Ms: number
  addedP95Ms: number
  turnsPerSecond: number
  cpuPerTurnMs: number
  databaseCpuPerTurnMs: number
  memoryMb: number
}

/**
 * Has the servers play the load in turn, as many rounds as it says, and takes of each server the median of each figure: what
 * else the machine does, and how its disk fares, then meets all of them alike.
 */
export async function measureInTurn(
  open: OpenBenchDatabase,
  starts: readonly StartCandidate[],
  load: Load,
): Promise<LoadFigures[]> {
  const played: LoadFigures[][] = starts.map(() => [])
  for (let round = 0; round < (load.rounds ?? 1); round++)
    for (const [at, start] of starts.entries()) played[at]!.push(await measureLoad(open, start, load))
  return played.map(mediansOf)
}

function mediansOf(rounds: readonly LoadFigures[]): LoadFigures {
  const { name, load } = rounds[0]!
  const median = (figure: Exclude<keyof LoadFigures, 'name' | 'load'>) =>
    percentile(
      rounds.map((round) => round[figure]),
      0.5,
    )
  return {
    name,
    load,
    addedP50Ms: median('addedP50Ms'),
    addedP95Ms: median('addedP95Ms'),
    turnsPerSecond: median('turnsPerSecond'),
    cpuPerTurnMs: median('cpuPerTurnMs'),
    databaseCpuPerTurnMs: median('databaseCpuPerTurnMs'),
    memoryMb: median('memoryMb'),
  }
}

/** Lets all readers play beside each other, each turn after turn, and takes what it costs the server. */
async function measureLoad(open: OpenBenchDatabase, start: StartCandidate, load: Load): Promise<LoadFigures> {
  const { firstTokenMs, tokenMs, tokens, arriveWithinMs = 0 } = load
  await using database = await open()
  const readers = await seedReaders(database.dataDir, load.readers, 21, database.url)
  await using model = await forkModelServer({ firstTokenMs, tokenMs, tokens })
  await using candidate = await start(database.dataDir, model.url, database.url)
  const agent = await openConnections(candidate.url, readers)
  // The first turns of a process pay for its warming up.
  for (const reader of readers.slice(0, 3)) await playTurn(candidate.url, reader, agent)

  const cpuBefore = cpuMs(candidate.pid)
  const databaseCpuBefore = database.cpuMs()
  const started = performance.now()
  const played: PlayedTurn[] = []
  await Promise.all(
    readers.map(async (reader, n) => {
      await wait((n * arriveWithinMs) / readers.length)
      for (let turn = 0; turn < load.turns; turn++) played.push(await playTurn(candidate.url, reader, agent))
    }),
  )
  const seconds = (performance.now() - started) / 1000
  const added = played.map((turn) => turn.firstTokenMs - firstTokenMs)
  agent.destroy()
  return {
    name: candidate.name,
    load,
    addedP50Ms: percentile(added, 0.5),
    addedP95Ms: percentile(added, 0.95),
    turnsPerSecond: played.length / seconds,
    cpuPerTurnMs: (cpuMs(candidate.pid) - cpuBefore) / played.length,
    databaseCpuPerTurnMs: (database.cpuMs() - databaseCpuBefore) / played.length,
    memoryMb: memoryMb(candidate.pid).most,
  }
}
