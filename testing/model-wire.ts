/** One kind of provider's way to put a reply on the wire, as server-sent events. */
export interface ModelWire {
  head(): string
  token(text: string): string
  /** `usage` is left out by servers that don't count; a cut reply has come to the limit of its length. */
  tail(usage?: { inputTokens: number; outputTokens: number }, isCut?: boolean): string
  /** The JSON body of a refusal. */
  refusal(status: number, message: string): object
}

const data = (value: object) => `data: ${JSON.stringify(value)}\n\n`
const event = (value: { type: string; [field: string]: unknown }) => `event: ${value.type}\n${data(value)}`

const openaiChunk = (choices: object[], more: object = {}) =>
  data({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'mock', choices, ...more })

const openai: ModelWire = {
  head: () => openaiChunk([{ index: 0, delta: { role: 'assistant', content: '' }, finish_reason: null }]),
  token: (content) => openaiChunk([{ index: 0, delta: { content }, finish_reason: null }]),
  tail(usage, isCut) {
    const stop = openaiChunk([{ index: 0, delta: {}, finish_reason: isCut ? 'length' : 'stop' }])
    const counted = usage && {
      prompt_tokens: usage.inputTokens,
      completion_tokens: usage.outputTokens,
      total_tokens: usage.inputTokens + usage.outputTokens,
    }
    return `${stop}${counted ? openaiChunk([], { usage: counted }) : ''}data: [DONE]\n\n`
  },
  refusal: (status, message) => ({ error: { message, type: 'mock_error', code: String(status) } }),
}

const anthropic: ModelWire = {
  head: () =>
    event({
      type: 'message_start',
      message: {
        id: 'msg_1',
        type: 'message',
        role: 'assistant',
        model: 'mock',
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: { input_tokens: 1, output_tokens: 0 },
      },
    }) + event({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } }),
  token: (text) => event({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } }),
  tail: (usage, isCut) =>
    event({ type: 'content_block_stop', index: 0 }) +
    event({
      type: 'message_delta',
      delta: { stop_reason: isCut ? 'max_tokens' : 'end_turn', stop_sequence: null },
      usage: { input_tokens: usage?.inputTokens ?? 1, output_tokens: usage?.outputTokens ?? 0 },
    }) +
    event({ type: 'message_stop' }),
  refusal: (_status, message) => ({ type: 'error', error: { type: 'mock_error', message } }),
}

const google: ModelWire = {
  head: () => '',
  token: (text) => data({ candidates: [{ content: { parts: [{ text }], role: 'model' }, index: 0 }] }),
  tail: (usage, isCut) =>
    data({
      candidates: [
        {
          content: { parts: [{ text: '' }], role: 'model' },
          finishReason: isCut ? 'MAX_TOKENS' : 'STOP',
          index: 0,
        },
      ],
      ...(usage && {
        usageMetadata: {
          promptTokenCount: usage.inputTokens,
          candidatesTokenCount: usage.outputTokens,
          totalTokenCount: usage.inputTokens + usage.outputTokens,
        },
      }),
    }),
  refusal: (status, message) => ({ error: { code: status, message, status: 'MOCK_ERROR' } }),
}

/** The wire that a request's path asks for; undefined for a path no provider has. */
export function wireOf(path: string): ModelWire | undefined {
  if (path.endsWith('/chat/completions')) return openai
  if (path.endsWith('/messages')) return anthropic
  if (path.includes(':streamGenerateContent')) return google
  return undefined
}
