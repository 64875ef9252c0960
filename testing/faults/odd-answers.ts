import type { ServerResponse } from 'node:http'

/** Pieces of a reply as OpenAI's wire has them. */
const pieceOf = (fields: object): string =>
  `data: ${JSON.stringify({ id: '1', object: 'chat.completion.chunk', ...fields })}\n\n`
const wordsOf = (content: string): string => pieceOf({ choices: [{ index: 0, delta: { content } }] })

const END = pieceOf({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })
const DONE = 'data: [DONE]\n\n'

/** A whole reply, with what the provider says that it has counted. */
export const replyOf = (text: string, usage?: object): string =>
  wordsOf(text) + END + (usage ? pieceOf({ choices: [], usage }) : '') + DONE

/** Counts of tokens that cannot be. */
export const ODD_COUNTS: [prompt: unknown, completion: unknown][] = [
  [-5, 2.5],
  [1e300, -1],
  ['many', null],
  [9_007_199_254_740_994, 0.1],
]
/** Lines that are sent over and over. */
export const ENDLESS: [string, string][] = [
  ['a line that does not end', `: ${'a'.repeat(64_000)}`],
  ['words without end', wordsOf('on and on '.repeat(6_000))],
]

/** Sends a line for as long as somebody takes it; `note` hears how much that was. */
export function sendEndlessly(response: ServerResponse, line: string, note = (_sent: number) => {}): void {
  while (!response.destroyed) {
    note(line.length)
    if (!response.write(line)) return void response.once('drain', () => sendEndlessly(response, line, note))
  }
}
