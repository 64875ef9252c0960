import type { ModelQuestion, NarratorInput, PromptMessage } from '../narrator.ts'
import type { GivenMemory, RememberedFact, RememberedPassage } from '../remembered.ts'
import { memoryParts, namesOf, type MemoryParts } from './memory-parts.ts'
import { STORY_LEAD } from './prompt-wordings.ts'
import { replyParts, titleParts, type PromptParts } from './prompt-parts.ts'
import { windowStart } from './story-window.ts'
import { estimateTokens } from './token-estimate.ts'

/** A prompt as every model takes it: rules, then messages that alternate, beginning and ending with the user's. */
export interface ModelPrompt {
  /** As `NarratorInput.seed`, for models that let chance be given. */
  seed: string
  /** Names the prompts that share their beginning, for providers that cache by a key; says nothing of the reader. */
  cacheKey: string
  system: string
  messages: PromptMessage[]
  /** Where the model is to stop: it has begun to write the player's turn. */
  stop: string[]
  /** JSON schema that the answer is held to, where the model's server can. */
  answerSchema?: object
  /** The part of the story's memory that stands in it. */
  given?: GivenMemory
}

/** Room for a prompt: in the model's own tokens, with how many of them an estimated one is. */
export interface PromptRoom {
  promptTokens: number
  tokenFactor?: number
}

const TITLE_TOKENS = 1_500
const STOP = ['<player>', '</player>']
/** The most that the scenario, and the player's last turn, may each take of what the rules leave. */
const LARGEST_SHARE = 1 / 3
const LEAST_OF_ONE = 150
const JOIN_TOKENS = 4
const NOTHING_TOUCHED = { texts: [], inPlay: [], passages: [] }

/** A prompt whose words of the path are chosen, before what was told earlier is looked for. */
interface PromptDraft {
  /** Whether a message goes along word for word. */
  isAlong(messageId: number): boolean
  finish(passages: readonly RememberedPassage[]): ModelPrompt
}

/** The prompt for a reply: what fits of the path goes along; rules, scenario and the player's last turn always do. */
export const writeReplyPrompt = (input: NarratorInput, room: PromptRoom): ModelPrompt =>
  draftReply(input, room).finish([])

/** The same with what was told earlier: it is looked for only once it is known which words go along. */
export async function writeRememberingPrompt(input: NarratorInput, room: PromptRoom): Promise<ModelPrompt> {
  const { isAlong, finish } = draftReply(input, room)
  return finish((await input.remembered?.findPassages(isAlong)) ?? [])
}

const draftReply = (input: NarratorInput, room: PromptRoom): PromptDraft =>
  draft(input, room, replyParts, input.remembered && memoryParts(input.remembered, estimatedRoomIn(room)))

/** The prompt for a title of what the scenario and the newest of the path tell. */
export const writeTitlePrompt = (
  input: NarratorInput,
  room: PromptRoom = { promptTokens: TITLE_TOKENS },
): ModelPrompt =>
  draft(input, { ...room, promptTokens: Math.min(TITLE_TOKENS, room.promptTokens) }, titleParts).finish([])

const LETTERS_A_TOKEN = 3.5

/** The prompt for a question beside the story. */
export function writeQuestionPrompt(
  { cacheKey, write: writeQuestion, schema }: ModelQuestion,
  room: PromptRoom,
): ModelPrompt {
  const { system, message } = writeQuestion(Math.floor(estimatedRoomIn(room) * LETTERS_A_TOKEN))
  return {
    seed: cacheKey,
    cacheKey: `${cacheKey}:question`,
    system,
    messages: [{ role: 'user', content: message }],
    stop: [],
    ...(schema && { answerSchema: schema }),
  }
}

const estimatedRoomIn = ({ promptTokens, tokenFactor = 1 }: PromptRoom): number => promptTokens / tokenFactor

function draft(
  input: NarratorInput,
  room: PromptRoom,
  partsOf: (input: NarratorInput, memory?: MemoryParts) => PromptParts,
  memory?: MemoryParts,
): PromptDraft {
  const estimatedRoom = estimatedRoomIn(room)
  const bare = partsOf({ ...input, premise: '', path: [] })
  const bareTokens = costOfAll([...bare.standing, ...bare.turn])
  const mostOfOne = Math.max(LEAST_OF_ONE, (estimatedRoom - bareTokens) * LARGEST_SHARE)
  const clipped = {
    ...input,
    premise: clip(input.premise, mostOfOne),
    path: input.path.map((message, at) =>
      at === input.path.length - 1 ? { ...message, content: clip(message.content, mostOfOne) } : message,
    ),
  }
  const { standing, retold, path, turn } = partsOf(clipped, memory)
  const system = [...standing, ...retold].join('\n\n')
  const lead: PromptMessage = { role: 'user', content: STORY_LEAD }
  const always = costOfAll([system, lead.content, turn.join('\n\n')]) + (memory?.turnTokens ?? 0)
  const costs = path.map(({ role, content }) => ({ tokens: costOf(content), endsPrompt: role === 'user' }))
  const start = windowStart(costs, Math.max(0, estimatedRoom - always))
  const along = input.path.slice(start)
  const alongIds = new Set(along.map(({ messageId }) => messageId))
  const isAlong = (messageId: number) => alongIds.has(messageId)
  const finish = (found: readonly RememberedPassage[]): ModelPrompt => {
    const { texts, inPlay, passages } = memory?.turn(isAlong, found) ?? NOTHING_TOUCHED
    const closing: PromptMessage = { role: 'user', content: [...texts, ...turn].join('\n\n') }
    const messages = joinNeighbours([lead, ...path.slice(start), closing])
    return {
      seed: input.seed,
      cacheKey: input.storyId,
      system,
      messages,
      stop: STOP,
      ...(memory && {
        given: {
          ...memory.given,
          inPlayIds: inPlay.map(({ id }) => id),
          names: { ...memory.given.names, ...namesOf(inPlay) },
          passages,
          ...unstoredOf([...memory.known, ...inPlay]),
          ...(along[0]?.messageId !== undefined && { firstMessageId: along[0].messageId }),
          ...(input.note && { note: input.note }),
          promptTokens: estimatePrompt({ system, messages }),
          memoryTokens: costOfAll([...memory.pins, ...memory.retold, ...texts]),
        },
      }),
    }
  }
  return { isAlong, finish }
}

const unstoredOf = (facts: readonly RememberedFact[]): Pick<GivenMemory, 'unstored'> => {
  const unstored = facts.filter(({ id }) => id < 0)
  return unstored.length > 0 ? { unstored } : {}
}

/** Tokens of a prompt as they are counted when it is written, with those that join its messages. */
export const estimatePrompt = ({ system, messages }: Pick<ModelPrompt, 'system' | 'messages'>): number =>
  costOfAll([system, ...messages.map(({ content }) => content)])

const costOfAll = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + costOf(text), 0)

const costOf = (text: string): number => estimateTokens(text) + JOIN_TOKENS

/** A text as far as so many estimated tokens reach. */
function clip(text: string, tokens: number): string {
  const whole = estimateTokens(text)
  if (whole <= tokens) return text
  return `${text.slice(0, Math.max(0, Math.floor((text.length * tokens) / whole)))} …`
}

/** Some models refuse two messages of one role in a row (a cut path or a turn tried again makes them). */
function joinNeighbours(messages: PromptMessage[]): PromptMessage[] {
  const joined: PromptMessage[] = []
  for (const message of messages) {
    const before = joined.at(-1)
    if (before?.role === message.role) before.content += `\n\n${message.content}`
    else joined.push({ ...message })
  }
  return joined
}
