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
import { firstTextGenerated, turnEnded } from '#server/platform/metrics/observations.ts'
import { storeEndedTurn, type TurnEnd } from './end-turn.ts'
import { readNarratorInput } from './narrator-input.ts'
import type { InputRows } from './turn-rows.ts'
import type { StoriesContext } from './stories-context.ts'
import { replyOutcome, type Generation, type GenerationIds, type GenerationOutcome } from './generation.ts'

type RunContext = Pick<StoriesContext, 'db' | 'turnStore' | 'clock' | 'log' | 'ledger' | 'memory'> & {
  /** It goes on with this reply, whatever is chosen meanwhile. */
  narrator: Narrator
  worker: string
  /** The rows that were read with the beginning of the turn. */
  begun?: InputRows
}

interface Ending {
  status: TurnEnd['status']
  end?: NarrationEnd
  /** The part of the story's memory that the narrator was given. */
  given?: GivenMemory
  /** Why the narrator failed, where it has said so. */
  failure?: NarratorFailure
  /** Characters that the narrator was handed, to estimate the cost of a call that was cut short. */
  charactersRead: number
}

/** Has the narrator generate the reply, outside any transaction, then stores reply, usage and the turn's end in one. */
export async function runGeneration(context: RunContext, generation: Generation): Promise<void> {
  const { clock, narrator } = context
  const startedAt = clock.now()
  const ending = await narrate(context, generation)
  const seconds = (clock.now() - startedAt) / secondsMs
  turnEnded.publish({ engine: narrator.provider, outcome: ending.status, seconds })
  generation.finish(await storeEnding(context, generation, ending))
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
    for await (const event of narrator.generateReply(input, generation.signal)) {
      if (event.type === 'text') {
        if (generation.text === '') noteFirstText()
        generation.append(storable(event.text))
      } else if (event.type === 'waiting') generation.wait(waitingOf(event))
      else if (event.type === 'given') given = event.given
      else end = event
    }
  } catch (error) {
    if (!generation.signal.aborted) {
      const { storyId, replyId } = generation.ids
      const failure = error instanceof NarrationFailed ? error.reason : undefined
      log.warn({ err: error, reason: failure ?? 'unknown', storyId, replyId }, 'the narrator failed')
      return { status: 'failed', failure, charactersRead }
    }
  }
  if (generation.isStopRequested) return { status: 'stopped', end, given, charactersRead }
  if (generation.signal.aborted) return { status: 'interrupted', charactersRead }
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

async function storeEnding(
  context: RunContext,
  { ids, text }: Generation,
  { status, end, given, failure, charactersRead }: Ending,
): Promise<GenerationOutcome> {
  const { log, clock, narrator, worker } = context
  const errorCode = errorCodeOf(status, ids)
  const usage = end?.usage ?? estimateUsage(charactersRead, text)
  const marks = marksOf(end)
  const engine = end?.standIn ?? narrator
  const turn = {
    ids,
    worker,
    engine,
    status,
    errorCode,
    failure,
    content: text,
    memory: end?.memory,
    ...marks,
    usage,
    given,
  }
  try {
    // Another node may have taken the turn away meanwhile; then nothing of this generation counts.
    if (!(await storeEndedTurn(context, { ...turn, now: clock.now() }))) return lost
  } catch (error) {
    // The text so far is saved already; when the lease runs out the turn is marked interrupted.
    log.error({ err: error, replyId: ids.replyId }, 'the end of a turn could not be stored')
    return lost
  }
  const { storyId, replyId, depth } = ids
  if (text !== '') await noteReply(context, { storyId, replyId, depth })
  if (status === 'failed' || status === 'interrupted')
    return { status, code: errorCode ?? 'internal', failure }
  return replyOutcome({ status, storyId, messageId: replyId, message: text, ...marks })
}

/** Notes a reply for the memory; one that is missed is found due by the next turn. */
async function noteReply(
  { db, log, clock, narrator, memory }: RunContext,
  ids: Pick<GenerationIds, 'storyId' | 'replyId' | 'depth'>,
): Promise<void> {
  try {
    await memory?.noteReply(db, { ...ids, narrator, now: clock.now() })
  } catch (error) {
    log.error({ err: error, replyId: ids.replyId }, 'what is to be remembered could not be noted')
  }
}

const lost: GenerationOutcome = { status: 'interrupted', code: 'turn_interrupted' }

function errorCodeOf(status: Ending['status'], ids: GenerationIds): ErrorCode | undefined {
  if (status === 'interrupted') return 'turn_interrupted'
  if (status !== 'failed') return undefined
  return ids.isOpening ? 'story_start_failed' : 'message_failed'
}

/** The usage of a call that was cut short, at about four characters a token; none where nothing came of it. */
const estimateUsage = (charactersRead: number, text: string) =>
  text === ''
    ? undefined
    : { inputTokens: Math.ceil(charactersRead / 4), outputTokens: Math.ceil(text.length / 4) }
