import type { Preferences } from '#contract/preferences.ts'
import type { NarratorInput, PromptMessage } from '../narrator.ts'
import type { MemoryParts } from './memory-parts.ts'
import { genreWeights } from './genre-weights.ts'
import { quotePlayer } from './player-words.ts'
import * as wordings from './prompt-wordings.ts'

/** Parts of a prompt, in their order; what stands first changes least, so that providers can cache it. */
export interface PromptParts {
  /** Rules and what the story is: the same bytes in every prompt of a story. */
  standing: string[]
  /** The story before the path that goes along, retold in brief; the same bytes until the path is cut anew. */
  retold: string[]
  /** The words of the path, oldest first, the player's last turn among them. */
  path: PromptMessage[]
  /** Rules for this turn alone; stands at the end of the last message. */
  turn: string[]
}

const ruleFor = (name: keyof Preferences, choice: string): string =>
  (wordings.preferenceRules[name] as Record<string, string>)[choice]!

/** The parts of the prompt for a reply. */
export function replyParts(input: NarratorInput, memory?: MemoryParts): PromptParts {
  const { contentRating, ...styles } = input.preferences
  return {
    standing: [
      wordings.role,
      wordings.preferenceRules.contentRating[contentRating],
      wordings.fixedRules,
      ...Object.entries(styles).map(([name, choice]) => ruleFor(name as keyof typeof styles, choice)),
      wordings.outputRules,
      wordings.dataRule,
      wordings.suggestionsRule,
      ...storyParts(input),
      ...(memory?.pins ?? []),
    ],
    retold: memory?.retold ?? [],
    path: input.path.map(asPromptMessage),
    turn: [...turnRequests(input), wordings.closingLine(contentRating)],
  }
}

/** The wishes for this reply, the reader's own last: so late in a prompt they are not forgotten. */
function turnRequests({ path, note, guide }: NarratorInput): string[] {
  const last = path.at(-1)
  return [
    ...(last === undefined ? [wordings.openingRequest] : []),
    ...(last?.role === 'assistant' ? [last.isCut ? wordings.cutRequest : wordings.moreRequest] : []),
    ...(note ? [`${wordings.noteLead}\n${quotePlayer('wish', note)}`] : []),
    ...(guide ? [`${wordings.guideLead}\n${quotePlayer('wish', guide)}`] : []),
  ]
}

/** The parts of the prompt for a title. */
export function titleParts(input: NarratorInput): PromptParts {
  return {
    standing: [wordings.titleRules, ...storyParts(input)],
    retold: [],
    path: input.path.map(asPromptMessage),
    turn: [wordings.titleRequest],
  }
}

function storyParts({ premise, genreMix = {} }: NarratorInput): string[] {
  const weights = genreWeights(genreMix)
  return [`The story:\n${quotePlayer('scenario', premise)}`, ...(weights ? [weights] : [])]
}

const asPromptMessage = ({ role, content, kind }: PromptMessage): PromptMessage =>
  role === 'user'
    ? { role, content: (kind ? `${wordings.turnLeads[kind]}\n` : '') + quotePlayer('player', content) }
    : { role, content }
