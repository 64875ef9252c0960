import { describeGenreMix } from '#contract/genres.ts'
import type { PromptMessage, NarratorInput } from './narrator.ts'
import { quotePlayer } from './player-words.ts'
import * as wordings from './prompt-wordings.ts'
import { estimateTokens } from './token-estimate.ts'

/** What a model is given: rules, then messages that alternate, beginning and ending with the user's. */
export interface ModelPrompt {
  /** As `NarratorInput.seed`, for models that let chance be given. */
  seed: string
  system: string
  messages: PromptMessage[]
}

const TITLE_BUDGET = 1_500

/**
 * The prompt for one turn. The newest of the path that fits into `budgetTokens` (as estimated) goes along; the
 * rules, the premise and what the player just did always do, even where they alone are more than the budget.
 */
export function writeTurnPrompt(turn: NarratorInput, budgetTokens: number): ModelPrompt {
  const { preferences } = turn
  const system = [
    wordings.role,
    wordings.ratingRules[preferences.contentRating],
    wordings.fixedRules,
    wordings.narrativeStyle[preferences.narrativeStyle],
    wordings.languageStyle[preferences.languageStyle],
    wordings.outputRules,
    wordings.dataRule,
    wordings.suggestionsRule,
  ].join('\n\n')
  const beginning = turn.path.length === 0 ? 'Tell the opening of this story.' : 'Tell this story.'
  return fit(
    turn,
    { system, premise: `${describePremise(turn)}\n\n${beginning}`, request: wordings.reminder },
    budgetTokens,
  )
}

/** The prompt for a title of what the premise and the newest of the path tell. */
export function writeTitlePrompt(turn: NarratorInput): ModelPrompt {
  const frame = { system: wordings.titleRules, premise: describePremise(turn), request: 'Give the title.' }
  return fit(turn, frame, TITLE_BUDGET)
}

function describePremise({ premise, genreMix }: NarratorInput): string {
  const mix = describeGenreMix(genreMix ?? {})
  return quotePlayer('scenario', premise) + (mix && `\n${mix}`)
}

/** What goes along whatever the budget: before the path and after it. */
interface Frame {
  system: string
  premise: string
  request: string
}

function fit(
  { seed, path }: NarratorInput,
  { system, premise, request }: Frame,
  budgetTokens: number,
): ModelPrompt {
  const first: PromptMessage = { role: 'user', content: premise }
  const last: PromptMessage = { role: 'user', content: request }
  const newestAt = path.at(-1)?.role === 'user' ? path.length - 1 : path.length
  const newest = path.slice(newestAt).map(asPromptMessage)
  const always = [system, premise, request, ...newest.map(({ content }) => content)]
  const room = budgetTokens - always.reduce((sum, text) => sum + cost(text), 0)
  const told = newestWithin(path.slice(0, newestAt), room)
  return { seed, system, messages: joinNeighbours([first, ...told, ...newest, last]) }
}

const asPromptMessage = ({ role, content }: PromptMessage): PromptMessage =>
  role === 'user' ? { role, content: quotePlayer('player', content) } : { role, content }

/** Joining two messages of one role takes two characters: one token more is enough. */
const cost = (text: string) => estimateTokens(text) + 1

function newestWithin(path: PromptMessage[], roomTokens: number): PromptMessage[] {
  const kept: PromptMessage[] = []
  let room = roomTokens
  for (const told of path.toReversed()) {
    const message = asPromptMessage(told)
    room -= cost(message.content)
    if (room < 0) break
    kept.push(message)
  }
  return kept.reverse()
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
