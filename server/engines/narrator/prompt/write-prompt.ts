import type { NarratorInput, PromptMessage } from '../narrator.ts'
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
}

/** What a prompt may take: in the model's own tokens, with how many of them an estimated one is. */
interface Room {
  promptTokens: number
  tokenFactor?: number
}

const TITLE_TOKENS = 1_500
const STOP = ['<player>', '</player>']
/** The most that the scenario, and the player's last turn, may each take of what the rules leave. */
const LARGEST_SHARE = 1 / 3
const LEAST_OF_ONE = 150
const JOIN_TOKENS = 4

/** The prompt for a reply: what fits of the path goes along; rules, scenario and the player's last turn always do. */
export const writeReplyPrompt = (input: NarratorInput, room: Room): ModelPrompt =>
  write(input, room, replyParts)

/** The prompt for a title of what the scenario and the newest of the path tell. */
export const writeTitlePrompt = (
  input: NarratorInput,
  room: Room = { promptTokens: TITLE_TOKENS },
): ModelPrompt =>
  write(input, { ...room, promptTokens: Math.min(TITLE_TOKENS, room.promptTokens) }, titleParts)

function write(
  input: NarratorInput,
  { promptTokens, tokenFactor = 1 }: Room,
  partsOf: (input: NarratorInput) => PromptParts,
): ModelPrompt {
  const estimatedRoom = promptTokens / tokenFactor
  const bare = partsOf({ ...input, premise: '', path: [] })
  const bareTokens = [...bare.standing, ...bare.turn].reduce((sum, text) => sum + costOf(text), 0)
  const mostOfOne = Math.max(LEAST_OF_ONE, (estimatedRoom - bareTokens) * LARGEST_SHARE)
  const { standing, retold, path, turn } = partsOf({
    ...input,
    premise: clip(input.premise, mostOfOne),
    path: input.path.map((message, at) =>
      at === input.path.length - 1 ? { ...message, content: clip(message.content, mostOfOne) } : message,
    ),
  })
  const system = [...standing, ...retold].join('\n\n')
  const lead: PromptMessage = { role: 'user', content: STORY_LEAD }
  const closing: PromptMessage = { role: 'user', content: turn.join('\n\n') }
  const always = [system, lead.content, closing.content].reduce((sum, text) => sum + costOf(text), 0)
  const costs = path.map(({ role, content }) => ({ tokens: costOf(content), endsPrompt: role === 'user' }))
  const kept = path.slice(windowStart(costs, Math.max(0, estimatedRoom - always)))
  return {
    seed: input.seed,
    cacheKey: input.storyId,
    system,
    messages: joinNeighbours([lead, ...kept, closing]),
    stop: STOP,
  }
}

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
