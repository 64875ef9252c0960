import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startModelServer } from '#testing/model-server.ts'
import { percentile } from '../machine.ts'
import { startLanterntale } from './candidates.ts'
import { openConnections, playTurn } from './play.ts'
import { seedReaders } from './seed.ts'

export interface TurnOfLongStory {
  turn: number
  ms: number
  bytes: number
  bytesToModel: number
}

/** Cost of one turn when the story is `turn` turns long: the median of several. */
export async function measureTurnAt(turn: number, samples = 15): Promise<TurnOfLongStory> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lanterntale-bench-'))
  try {
    const [reader] = await seedReaders(dataDir, 1, 2 * turn - 1)
    await using model = await startModelServer({ firstTokenMs: 0, tokenMs: 0, tokens: 100 })
    await using candidate = await startLanterntale(dataDir, model.url)
    const agent = await openConnections(candidate.url, [reader!])
    const played = []
    for (let n = 0; n < samples; n++) played.push(await playTurn(candidate.url, reader!, agent))
    agent.destroy()
    return {
      turn,
      ms: percentile(
        played.map(({ totalMs }) => totalMs),
        0.5,
      ),
      bytes: percentile(
        played.map(({ bytes }) => bytes),
        0.5,
      ),
      bytesToModel: percentile(
        model.requests.map(({ bytes }) => bytes),
        0.5,
      ),
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
