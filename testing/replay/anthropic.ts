import { ACTIONS, json, NEXT, STORY, type RecordedAnswer, type Recording } from './recording.ts'

const named = (...list: { type: string; [field: string]: unknown }[]): RecordedAnswer => ({
  headers: { 'content-type': 'text/event-stream; charset=utf-8' },
  chunks: list.map((each) => `event: ${each.type}\ndata: ${JSON.stringify(each)}\n\n`),
})

const messageStart = {
  type: 'message_start',
  message: {
    role: 'assistant',
    content: [],
    usage: {
      input_tokens: 50,
      cache_read_input_tokens: 1000,
      cache_creation_input_tokens: 30,
      output_tokens: 1,
    },
  },
}
const textDelta = (text: string) => ({
  type: 'content_block_delta',
  index: 0,
  delta: { type: 'text_delta', text },
})
const messageEnd = (stop_reason: string) => ({
  type: 'message_delta',
  delta: { stop_reason },
  usage: { output_tokens: 20 },
})
const refusal = (type: string, message: string) => ({ type: 'error', error: { type, message } })

export const anthropic: Recording[] = (
  [
    {
      name: 'a reply, mostly from the cache',
      answers: [
        named(
          messageStart,
          { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
          { type: 'ping' },
          textDelta(STORY),
          textDelta(NEXT),
          { type: 'content_block_stop', index: 0 },
          messageEnd('end_turn'),
          { type: 'message_stop' },
        ),
      ],
      sees: {
        text: STORY,
        suggestions: ACTIONS,
        usage: { inputTokens: 1080, outputTokens: 20, cachedInputTokens: 1000 },
      },
      sends: ['"cache_control":{"type":"ephemeral"}', '"x-api-key":"key-1"', '/messages'],
    },
    {
      name: 'thoughts in blocks of their own',
      answers: [
        named(
          messageStart,
          {
            type: 'content_block_delta',
            index: 0,
            delta: { type: 'thinking_delta', thinking: 'The bell, then.' },
          },
          { type: 'content_block_delta', index: 0, delta: { type: 'signature_delta', signature: 'x' } },
          textDelta(STORY),
          messageEnd('end_turn'),
          { type: 'message_stop' },
        ),
      ],
      sees: { text: STORY },
    },
    {
      name: 'cut at its limit',
      answers: [named(messageStart, textDelta(STORY), messageEnd('max_tokens'), { type: 'message_stop' })],
      sees: { text: STORY, isCut: true },
    },
    {
      name: 'stopped where the player’s turn began',
      answers: [named(messageStart, textDelta(STORY), messageEnd('stop_sequence'), { type: 'message_stop' })],
      sees: { text: STORY },
      sends: ['"stop_sequences":["<player>"'],
    },
    {
      name: 'declined in the middle',
      answers: [
        named(messageStart, textDelta('You raise the'), messageEnd('refusal'), { type: 'message_stop' }),
      ],
      sees: { text: 'You raise the', reason: 'declined' },
    },
    {
      name: 'overloaded in the middle',
      answers: [named(messageStart, textDelta('You row'), refusal('overloaded_error', 'Overloaded'))],
      sees: { text: 'You row', reason: 'busy' },
    },
    {
      name: 'overloaded at first',
      answers: [
        json(refusal('overloaded_error', 'Overloaded'), 529),
        named(messageStart, textDelta(STORY), messageEnd('end_turn')),
      ],
      asked: 2,
      sees: { text: STORY },
    },
    {
      name: 'no credit, by the status of a bad request',
      answers: [
        json(
          refusal('invalid_request_error', 'Your credit balance is too low to access the Anthropic API.'),
          400,
        ),
      ],
      sees: { text: '', reason: 'no_credit' },
    },
    {
      name: 'too long',
      answers: [
        json(refusal('invalid_request_error', 'prompt is too long: 210000 tokens > 200000 maximum'), 400),
      ],
      asked: 2,
      sees: { text: '', reason: 'too_long' },
    },
    {
      name: 'a key that is wrong',
      answers: [json(refusal('authentication_error', 'invalid x-api-key'), 401)],
      sees: { text: '', reason: 'wrong_key' },
    },
    {
      name: 'the whole message at once',
      answers: [
        json({
          type: 'message',
          content: [{ type: 'text', text: STORY }],
          stop_reason: 'end_turn',
          usage: { input_tokens: 5, output_tokens: 6 },
        }),
      ],
      sees: { text: STORY, usage: { inputTokens: 5, outputTokens: 6 } },
    },
  ] satisfies Omit<Recording, 'provider'>[]
).map((recording) => ({ ...recording, provider: 'anthropic' }))
