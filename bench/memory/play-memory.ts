import { getMemory } from '#contract/memory.ts'
import { continueStory, startStory } from '#contract/stories.ts'
import { randomFrom } from '#server/ground/random.ts'
import type { Narrator } from '#server/engines/narrator/narrator.ts'
import type { ModelPrompt } from '#server/engines/narrator/prompt/write-prompt.ts'
import { memoryModel } from '#testing/memory-model.ts'
import type { Person } from '#testing/people.ts'
import type { TestApp, TestEngine } from '#testing/start-test-app.ts'
import { startTestApp } from '#testing/start-test-app.ts'
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

interface Setting {
  engine: TestEngine
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
  const { engine, temper, turns, contextTokens, facts, trifleWeight } = setting
  const { toldAt, asking } = planStory(facts, turns)
  const random = randomFrom('memory filler')
  let turn = 0
  const tell = () => {
    const before = fillerText(random, 7)
    const planted = toldAt.get(turn)
    return [before, ...(planted ? [planted] : []), fillerText(random, 7)].join(' ')
  }
  const model = memoryModel(
    { tell, keep: (prompt) => keepAs(temper, prompt, facts, trifleWeight) },
    contextTokens,
  )
  const app = await startTestApp(engine, { narrator: model.narrator })
  const reader = await app.reader()
  const { storyId } = await reader.ask(startStory, { body: { prompt: 'A long road through a cold country' } })
  const played: MemoryTurn[] = []
  for (turn = 1; turn < turns; turn++) {
    const question = asking.get(turn)
    const message = question ? question.fact[question.wording] : fillerDoing(random)
    const { messageId } = await reader.ask(continueStory, { params: { storyId }, body: { message } })
    played.push({ prompt: model.told.at(-1)!, messageId, ...(question && { question }) })
    if (temper === 'slow' ? turn % 7 === 0 : turn % 4 === 0) await settle(reader, storyId)
  }
  return { turns: played, keeperCalls: model.kept.length, storyId, app, reader }
}

/** Waits until nothing of the story is due. */
async function settle(reader: Person, storyId: string): Promise<void> {
  for (;;) {
    const { state } = await reader.ask(getMemory, { params: { storyId } })
    if (state !== 'working') return
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}
