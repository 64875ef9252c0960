import { continueStory, startStory } from '#contract/stories.ts'
import { randomFrom } from '#server/ground/random.ts'
import type { Narrator } from '#server/engines/narrator/narrator.ts'
import type { ModelPrompt } from '#server/engines/narrator/prompt/write-prompt.ts'
import { memoryModel } from '#testing/memory-model.ts'
import type { Person } from '#testing/people.ts'
import type { TestApp } from '#testing/start-test-app.ts'
import { startTestApp } from '#testing/start-test-app.ts'
import { secondsMs } from '#server/ground/clock.ts'
import { fillerDoing, fillerText } from './filler.ts'
import type { PlantedFact } from './planted-facts.ts'
import { keepAs, type Temper } from './tempers.ts'

export type Wording = 'own' | 'byName' | 'other'
export interface MemoryQuestion {
  fact: PlantedFact
  wording: Wording
  turn: number
  /** Turns since it was told, or told otherwise. */
  age: number
  /** Whether it had changed by then. */
  isChanged: boolean
}
export interface MemoryTurn {
  prompt: ModelPrompt
  question?: MemoryQuestion
  messageId: number
}
export interface PlayedStory {
  turns: MemoryTurn[]
  keeperCalls: number
  storyId: string
  app: TestApp<Narrator>
  reader: Person
}

/** Turns that a slow keeper's answer takes. */
const SLOW_TURNS = 6
/** Time of a turn where the pauses after failures count. */
const READERS_PACE_MS = 20 * secondsMs

interface Setting {
  /** Of a database on PostgreSQL; absent for SQLite. */
  databaseUrl: string | undefined
  temper: Temper
  turns: number
  contextTokens: number
  facts: readonly PlantedFact[]
  /** Weight that the keeper lends to what is no fact; facts have 3. */
  trifleWeight: number
}

/** Which turn tells or asks what: each fact once, each wording once young and once old. */
function planStory(facts: readonly PlantedFact[], turns: number) {
  const random = randomFrom('memory plan')
  const toldAt = new Map<number, string>()
  const asking = new Map<number, MemoryQuestion>()
  const scale = turns / 1_000
  for (const [at, fact] of facts.entries()) {
    const told = Math.round((12 + at * 13) * scale)
    toldAt.set(told, fact.told)
    const changedAt = fact.changed && told + Math.round(160 * scale)
    if (changedAt && fact.changed) toldAt.set(freeAfter(changedAt, toldAt), fact.changed.told)
    for (const wording of ['own', 'byName', 'other'] as const) {
      for (const [least, most] of [
        [50, 150],
        [300, 900],
      ]) {
        const wished = Math.min(turns - 40, told + Math.round(random.whole(least!, most!) * scale))
        const turn = freeAfter(wished, toldAt, asking)
        if (turn >= turns) continue
        const isChanged = changedAt !== undefined && turn > changedAt + 1
        asking.set(turn, { fact, wording, turn, age: turn - (isChanged ? changedAt : told), isChanged })
      }
    }
  }
  return { toldAt, asking }
}

function freeAfter(wished: number, ...taken: ReadonlyMap<number, unknown>[]): number {
  let turn = wished
  while (taken.some((each) => each.has(turn))) turn++
  return turn
}

/** Plays a whole story against the real server with a model that knows only its prompt. */
export async function playMemory(setting: Setting): Promise<PlayedStory> {
  const { databaseUrl, temper, turns, contextTokens, facts, trifleWeight } = setting
  const { toldAt, asking } = planStory(facts, turns)
  const random = randomFrom('memory filler')
  let turn = 0
  const tell = () => {
    const before = fillerText(random, 7)
    const planted = toldAt.get(turn)
    return [before, ...(planted ? [planted] : []), fillerText(random, 7)].join(' ')
  }
  let keeperCalls = 0
  const startedAt = Date.now()
  let held: { untilTurn: number; give: () => void } | undefined
  const keep = async (prompt: ModelPrompt) => {
    const answer = keepAs(temper, prompt, { planted: facts, trifleWeight, call: keeperCalls++ })
    if (temper === 'slow') await new Promise<void>((give) => (held = { untilTurn: turn + SLOW_TURNS, give }))
    held = undefined
    return answer
  }
  const model = memoryModel({ tell, keep }, contextTokens)
  // A database of our own: the test suite's is for tests alone.
  const env: Record<string, string> =
    databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl, DATABASE_POOL_SIZE: '4' }
  const clock = temper === 'broken' ? { now: () => startedAt + turn * READERS_PACE_MS } : undefined
  const app = await startTestApp('sqlite', { narrator: model.narrator, clock, env })
  const reader = await app.reader()
  const { storyId } = await reader.ask(startStory, { body: { prompt: 'A long road through a cold country' } })
  const played: MemoryTurn[] = []
  for (turn = 1; turn < turns; turn++) {
    const question = asking.get(turn)
    const message = question ? question.fact[question.wording] : fillerDoing(random)
    const { messageId } = await reader.ask(continueStory, { params: { storyId }, body: { message } })
    played.push({ prompt: model.told.at(-1)!, messageId, ...(question && { question }) })
    if (held && held.untilTurn <= turn) held.give()
    await settle(app, () => held !== undefined && held.untilTurn > turn)
  }
  held?.give()
  return { turns: played, keeperCalls, storyId, app, reader }
}

/** Waits until no part of a story is being kept or could be at once, or until the keeper takes its time. */
async function settle({ context: { db, clock } }: TestApp<Narrator>, isHeld: () => boolean): Promise<void> {
  const open = () =>
    db
      .selectFrom('memorySpans')
      .select('id')
      .where('status', '=', 'due')
      .where((e) =>
        e.or([e('worker', 'is not', null), e('leaseUntil', 'is', null), e('leaseUntil', '<', clock.now())]),
      )
      .executeTakeFirst()
  while (!isHeld() && (await open())) await new Promise((resolve) => setTimeout(resolve, 2))
}
