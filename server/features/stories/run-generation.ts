import type { ErrorCode } from '#contract/errors.ts'
import { waitingText, type NarratorFailure } from '#contract/narrator-failures.ts'
import type { TurnWaiting } from '#contract/stories.ts'
import type { GivenMemory } from '#server/engines/narrator/remembered.ts'
import {
  NarrationFailed,
  type NarrationEnd,
  type Narrator,
  type Waiting,
} from '#server/engines/narrator/narrator.ts'
import { secondsMs } from '#server/ground/clock.ts'
import { isDatabaseAway } from '#server/platform/db/database-away.ts'
import { firstTextGenerated, turnEnded } from '#server/platform/metrics/observations.ts'
import { inSpan, type OpenSpan } from '#server/platform/traces/in-span.ts'
import type { TurnEnd } from './end-turn.ts'
import type { DueSpan } from './due-span.ts'
import { readNarratorInput } from './narrator-input.ts'
import type { InputRows } from './turn-rows.ts'
import type { StoriesContext } from './stories-context.ts'
import { elsewhere, replyOutcome } from './generation.ts'
import type { Generation, GenerationIds, GenerationOutcome } from './generation.ts'
import { goOnWithReply } from './go-on-with-reply.ts'
import { storeEnding } from './store-ending.ts'
import { handOverTurn } from './takeover.queries.ts'
import { saveStreamedText } from './turns.queries.ts'

type RunContext = Pick<
  StoriesContext,
  'db' | 'turnStore' | 'clock' | 'log' | 'ledger' | 'memory' | 'generations'
> & {
  /** It goes on with this reply, whatever is chosen meanwhile. */
  narrator: Narrator
  worker: string
  /** The rows that were read with the beginning of the turn. */
  begun?: InputRows
}

interface Ending {
  /** `elsewhere`: another process has the turn, or is to have it. */
  status: Exclude<TurnEnd['status'], 'interrupted'> | 'elsewhere'
  end?: NarrationEnd
  /** The part of the story's memory that the narrator was given. */
  given?: GivenMemory
  /** Why the narrator failed, where it has said so. */
  failure?: NarratorFailure
  /** Characters that the narrator was handed, to estimate the cost of a call that was cut short. */
  charactersRead: number
}

/** Has the narrator generate the reply, outside any transaction, then stores reply, usage and the turn's end in one. */
export function runGeneration(context: RunContext, generation: Generation): Promise<void> {
  const { ids, attempts } = generation
  const start = () => ({
    name: 'turn',
    attributes: { 'lanterntale.turn.id': ids.turnId, 'lanterntale.turn.attempts': attempts },
  })
  return inSpan(start, (span) => run(context, generation, span))
}

async function run(context: RunContext, generation: Generation, span?: OpenSpan): Promise<void> {
  const { clock, narrator } = context
  const startedAt = clock.now()
  const ending = await narrateInSpan(context, generation)
  span?.set({ 'lanterntale.turn.outcome': ending.status })
  if (ending.status === 'failed') span?.fail()
  const seconds = (clock.now() - startedAt) / secondsMs
  turnEnded.publish({ engine: narrator.provider, outcome: ending.status, seconds })
  generation.finish(await settle(context, generation, ending))
}

/** The call of the narrator as a span, by the names that OpenTelemetry gives those of models. */
function narrateInSpan(context: RunContext, generation: Generation): Promise<Ending> {
  const { provider, model } = context.narrator
  const start = () => ({
    name: `chat ${model}`,
    attributes: {
      'gen_ai.operation.name': 'chat',
      'gen_ai.provider.name': provider,
      'gen_ai.request.model': model,
    },
  })
  return inSpan(start, async (span) => {
    const ending = await narrate(context, generation)
    const { usage } = ending.end ?? {}
    if (usage)
      span?.set({
        'gen_ai.usage.input_tokens': usage.inputTokens,
        'gen_ai.usage.output_tokens': usage.outputTokens,
      })
    if (ending.status === 'failed') span?.fail()
    return ending
  })
}

async function narrate(context: RunContext, generation: Generation): Promise<Ending> {
  const { clock, narrator, log } = context
  const startedAt = clock.now()
  const noteFirstText = () =>
    firstTextGenerated.publish({ engine: narrator.provider, seconds: (clock.now() - startedAt) / secondsMs })
  let charactersRead = 0
  let end: NarrationEnd | undefined
  let given: GivenMemory | undefined
  try {
    const input = await readNarratorInput(context, generation.ids, context.begun)
    charactersRead = input.path.reduce((sum, { content }) => sum + content.length, input.premise.length)
    const events =
      generation.begunLength > 0
        ? goOnWithReply(narrator, input, generation)
        : narrator.generateReply(input, generation.signal)
    for await (const event of events) {
      if (event.type === 'text') {
        if (generation.text === '') noteFirstText()
        generation.append(storable(event.text))
      } else if (event.type === 'waiting') generation.wait(waitingOf(event))
      else if (event.type === 'given') given = event.given
      else end = event
    }
  } catch (error) {
    if (!generation.signal.aborted && isDatabaseAway(error)) {
      log.error(
        { err: error, replyId: generation.ids.replyId },
        'a turn waits for the database; its lease runs out',
      )
      return { status: 'elsewhere', charactersRead }
    }
    if (!generation.signal.aborted) {
      const { storyId, replyId } = generation.ids
      const failure = error instanceof NarrationFailed ? error.reason : undefined
      log.warn({ err: error, reason: failure ?? 'unknown', storyId, replyId }, 'the narrator failed')
      return { status: 'failed', failure, charactersRead }
    }
  }
  if (generation.isStopRequested) return { status: 'stopped', end, given, charactersRead }
  if (generation.signal.aborted) return { status: 'elsewhere', charactersRead }
  if (end !== undefined && generation.text.trim() !== '')
    return { status: 'done', end, given, charactersRead }
  const { storyId, replyId } = generation.ids
  const characters = generation.text.length
  log.warn({ storyId, replyId, hasEnded: end !== undefined, characters }, 'the narrator left no whole reply')
  return { status: 'failed', charactersRead }
}

const waitingOf = ({ reason, seconds }: Waiting): TurnWaiting => ({
  text: waitingText(reason, seconds),
  ...(seconds !== undefined && { seconds }),
})

const marksOf = (end: NarrationEnd | undefined) => ({
  suggestions: end?.suggestions,
  ...(end?.isCut && { isCut: true as const }),
  standIn: end?.standIn?.model,
})

/** PostgreSQL keeps no NUL in a text; a lone half of a character pair cannot be sent. */
const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed()

async function settle(
  context: RunContext,
  generation: Generation,
  { status, end, given, failure, charactersRead }: Ending,
): Promise<GenerationOutcome> {
  if (status === 'elsewhere') return leave(context, generation)
  const { narrator, worker } = context
  const { ids, text } = generation
  const errorCode = errorCodeOf(status, ids)
  const usage = usageOf(generation, narrator, charactersRead, end)
  const marks = marksOf(end)
  const engine = end?.standIn ?? narrator
  const { memory } = end ?? {}
  const reply = { content: text, memory, ...marks, usage, given }
  // Another process may have taken the turn away meanwhile; then nothing of this generation counts.
  const due = text === '' ? undefined : await findDue(context, ids)
  if (!(await storeEnding(context, { ids, worker, engine, status, errorCode, failure, due, ...reply })))
    return elsewhere
  if (due) context.memory?.look()
  const { storyId, replyId } = ids
  if (status === 'failed') return { status, code: errorCode ?? 'internal', failure }
  return replyOutcome({ status, storyId, messageId: replyId, message: text, ...marks })
}

/** Leaves the turn to another process, with every word that was sent to readers. */
async function leave({ db, log, worker }: RunContext, generation: Generation): Promise<typeof elsewhere> {
  const { ids, text, isHandedOver } = generation
  if (!isHandedOver) return elsewhere
  try {
    await saveStreamedText(db, worker, [{ turnId: ids.turnId, text }])
    await handOverTurn(db, { turnId: ids.turnId, worker })
  } catch (error) {
    log.error({ err: error, replyId: ids.replyId }, 'a turn could not be handed over; its lease runs out')
  }
  return elsewhere
}

/** The part of the path that is to be kept with this reply; one that is missed is found due by the next turn. */
async function findDue(
  { db, log, narrator, memory, begun }: RunContext,
  { storyId, replyId, depth }: GenerationIds,
): Promise<DueSpan | undefined> {
  const isWhole = begun?.path[0]?.depth === 0
  const mostReplies = isWhole ? begun.path.filter(({ role }) => role === 'assistant').length : depth + 1
  try {
    const known = { end: begun?.path, version: begun?.memoryVersion }
    return await memory?.findDue(db, { storyId, replyId, mostReplies, narrator, ...known })
  } catch (error) {
    log.error({ err: error, replyId }, 'what is to be remembered could not be found')
    return undefined
  }
}

const errorCodeOf = (status: TurnEnd['status'], { isOpening }: GenerationIds): ErrorCode | undefined =>
  status === 'failed' ? (isOpening ? 'story_start_failed' : 'message_failed') : undefined

/** The usage of the call, and of the one before it whose process died: each was made, and each is charged once. */
function usageOf(
  { text, begunLength }: Generation,
  { isModel }: Narrator,
  charactersRead: number,
  end: NarrationEnd | undefined,
): NarrationEnd['usage'] | undefined {
  const usage = end?.usage ?? estimateUsage(charactersRead, text.length - begunLength)
  const before = isModel ? estimateUsage(charactersRead, begunLength) : undefined
  if (!usage || !before) return usage ?? before
  return {
    ...usage,
    inputTokens: usage.inputTokens + before.inputTokens,
    outputTokens: usage.outputTokens + before.outputTokens,
  }
}

/** The usage of a call that was cut short, at about four characters a token; none where nothing came of it. */
const estimateUsage = (charactersRead: number, charactersWritten: number) =>
  charactersWritten <= 0
    ? undefined
    : { inputTokens: Math.ceil(charactersRead / 4), outputTokens: Math.ceil(charactersWritten / 4) }
