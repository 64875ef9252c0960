import { ACTIONS, events, json, NEXT, STORY, type Recording } from './recording.ts'

const candidate = (text: string, more: object = {}) => ({
  candidates: [{ content: { role: 'model', parts: [{ text }] }, index: 0, ...more }],
})

export const google: Recording[] = (
  [
    {
      name: 'a reply with thoughts and counts',
      answers: [
        events(
          { candidates: [{ content: { parts: [{ text: 'The bell, then.', thought: true }] } }] },
          candidate(STORY),
          candidate(NEXT, { finishReason: 'STOP' }),
          {
            usageMetadata: {
              promptTokenCount: 900,
              candidatesTokenCount: 30,
              thoughtsTokenCount: 12,
              cachedContentTokenCount: 512,
            },
          },
        ),
      ],
      sees: {
        text: STORY,
        suggestions: ACTIONS,
        usage: { inputTokens: 900, outputTokens: 42, cachedInputTokens: 512 },
      },
      sends: ['/models/m:streamGenerateContent?alt=sse', '"x-goog-api-key":"key-1"', '"systemInstruction"'],
    },
    {
      name: 'cut at its limit',
      answers: [events(candidate(STORY, { finishReason: 'MAX_TOKENS' }))],
      sees: { text: STORY, isCut: true },
    },
    {
      name: 'a limit used up by thoughts',
      answers: [
        events({
          candidates: [{ content: { parts: [{ text: 'Hm.', thought: true }] }, finishReason: 'MAX_TOKENS' }],
        }),
      ],
      sees: { text: '', reason: 'only_thoughts' },
    },
    {
      name: 'a reply that its filter ends',
      answers: [events(candidate('You raise the', { finishReason: 'SAFETY' }))],
      sees: { text: 'You raise the', reason: 'filtered' },
    },
    {
      name: 'a prompt that its filter stops',
      answers: [events({ promptFeedback: { blockReason: 'PROHIBITED_CONTENT' } })],
      sees: { text: '', reason: 'filtered' },
    },
    {
      name: 'a key that is wrong, by the status of a bad request',
      answers: [
        json(
          {
            error: {
              code: 400,
              message: 'API key not valid. Please pass a valid API key.',
              status: 'INVALID_ARGUMENT',
            },
          },
          400,
        ),
      ],
      sees: { text: '', reason: 'wrong_key' },
    },
    {
      name: 'a quota that says in its details how long',
      answers: [
        json(
          {
            error: {
              code: 429,
              message: 'Resource has been exhausted.',
              status: 'RESOURCE_EXHAUSTED',
              details: [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '0.02s' }],
            },
          },
          429,
        ),
        events(candidate(STORY, { finishReason: 'STOP' })),
      ],
      asked: 2,
      sees: { text: STORY },
    },
    {
      name: 'overloaded',
      answers: [
        json(
          {
            error: {
              code: 503,
              message: 'The model is overloaded. Please try again later.',
              status: 'UNAVAILABLE',
            },
          },
          503,
        ),
        events(candidate(STORY, { finishReason: 'STOP' })),
      ],
      asked: 2,
      sees: { text: STORY },
    },
    {
      name: 'an array of chunks instead of events',
      answers: [
        json([
          candidate('You row into the dark.'),
          candidate('\n\nThe bell tolls a third time.', { finishReason: 'STOP' }),
        ] as object),
      ],
      sees: { text: STORY },
    },
  ] satisfies Omit<Recording, 'provider'>[]
).map((recording) => ({ ...recording, provider: 'google' }))
