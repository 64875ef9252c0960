import { getToldWith } from '#contract/told-with.ts'
import { promptText } from '#testing/memory-model.ts'
import { percentile } from '../machine.ts'
import type { PlantedFact } from './planted-facts.ts'
import { liesAbout } from './tempers.ts'
import type { PlayedStory, MemoryTurn, Wording } from './play-memory.ts'

const share = (part: number, whole: number): number => (whole === 0 ? Number.NaN : part / whole)
export const percent = (value: number): string =>
  Number.isNaN(value) ? '–' : `${(value * 100).toFixed(1)} %`

/** Where a value stands in a prompt, by its line's turn: what goes along word for word is the newest. */
function newestTurn(text: string, value: string): number {
  const turns = text.split('\n').flatMap((line) => {
    if (!line.includes(value)) return []
    const named = /\(turn (\d+)|Told in turn (\d+)/.exec(line)
    return [Number(named?.[1] ?? named?.[2] ?? (line.includes('- ') ? 0 : 1e9))]
  })
  return Math.max(-1, ...turns)
}

/** Share of the questions of a wording that found the value that holds in the prompt. */
export function recallOf({ turns }: PlayedStory, wording: Wording, leastAge = 50): string {
  const asked = turns.filter(({ question }) => question?.wording === wording && question.age >= leastAge)
  const found = asked.filter(({ prompt, question }) => {
    const { fact, isChanged } = question!
    return promptText(prompt).includes(isChanged ? fact.changed!.value : fact.value)
  })
  return `${percent(share(found.length, asked.length))} of ${asked.length}`
}

/** Number of prompts whose newest value is one that was replaced. */
export const supersededStated = ({ turns }: PlayedStory): number =>
  turns.filter(({ prompt, question }) => {
    if (!question?.isChanged) return false
    const text = promptText(prompt)
    return newestTurn(text, question.fact.value) > newestTurn(text, question.fact.changed!.value)
  }).length

/** Number of prompts that say what a liar made up. */
export function liesIn({ turns }: PlayedStory, facts: readonly PlantedFact[]): number {
  const lies = facts
    .flatMap((fact) => [fact, ...(fact.changed ? [{ ...fact, ...fact.changed }] : [])])
    .flatMap(liesAbout)
  return turns.filter(({ prompt }) => {
    const text = promptText(prompt)
    return lies.some((lie) => text.includes(lie))
  }).length
}

/** The mean share of a prompt that begins as the one before it did. */
export function unchangedPrefix({ turns }: PlayedStory, from: number, to: number): number {
  const texts = turns.slice(from, to).map(({ prompt }) => promptText(prompt))
  const shares = texts.slice(1).map((text, at) => sharedLength(text, texts[at]!) / text.length)
  return share(
    shares.reduce((sum, each) => sum + each, 0),
    shares.length,
  )
}

function sharedLength(one: string, other: string): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  return at
}

/** Prompt tokens around one turn against those around another. */
export function growth({ turns }: PlayedStory, late: number, early: number): number {
  const tokensAround = (turn: number) =>
    percentile(
      turns.slice(turn - 12, turn + 12).map(({ prompt }) => prompt.given?.promptTokens ?? 0),
      0.5,
    )
  return share(tokensAround(late), tokensAround(early))
}

/** Tokens of a prompt's memory, and of all of it, on average. */
export const meanTokens = (turns: readonly MemoryTurn[]) => ({
  prompt: Math.round(
    share(
      turns.reduce((sum, { prompt }) => sum + (prompt.given?.promptTokens ?? 0), 0),
      turns.length,
    ),
  ),
  memory: Math.round(
    share(
      turns.reduce((sum, { prompt }) => sum + (prompt.given?.memoryTokens ?? 0), 0),
      turns.length,
    ),
  ),
})

/** Of every tenth reply, whether all that the reader is shown of its memory stands in the prompt that was sent. */
export async function shownIsSent({ turns, reader, storyId }: PlayedStory): Promise<string> {
  const looked = turns.filter((_, at) => at % 10 === 0)
  let same = 0
  for (const { prompt, messageId } of looked) {
    const text = promptText(prompt)
    const given = await reader.ask(getToldWith, { params: { storyId, messageId: String(messageId) } })
    const shown = [
      ...[...given.pins, ...given.facts, ...given.inPlay].map((fact) => `${fact.about}: ${fact.text}`),
      ...given.spans.flatMap(({ title, summary = '' }) => [title, summary]),
      ...given.passages.map((passage) => passage.text),
    ]
    const lines = text
      .split('\n')
      .filter((line) => line.startsWith('- Told in turn') || /^- .*\(turn \d+\)$/.test(line))
    const facts = given.pins.length + given.facts.length + given.inPlay.length + given.passages.length
    if (shown.every((words) => text.includes(words)) && lines.length === facts) same += 1
  }
  return `${percent(share(same, looked.length))} of ${looked.length}`
}
