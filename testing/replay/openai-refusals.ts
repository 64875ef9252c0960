import { completion, json, STORY, type Recording } from './recording.ts'

/** A refusal as OpenAI words it. */
export const error = (
  message: string,
  code: string | null,
  type = 'invalid_request_error',
  param: string | null = null,
) => ({
  error: { message, type, param, code },
})

/** OpenAI's way to refuse a question. */
export const openaiRefusals: Recording[] = (
  [
    {
      name: 'a key that is wrong',
      answers: [json(error('Incorrect API key provided: sk-abc***.', 'invalid_api_key'), 401)],
      sees: { text: '', reason: 'wrong_key' },
    },
    {
      name: 'a region that is not served',
      answers: [
        json(
          error('Country, region, or territory not supported', 'unsupported_country_region_territory'),
          403,
        ),
      ],
      sees: { text: '', reason: 'wrong_key' },
    },
    {
      name: 'no credit, by the status of a rate limit',
      answers: [
        json(
          error(
            'You exceeded your current quota, please check your plan and billing details.',
            'insufficient_quota',
          ),
          429,
        ),
      ],
      sees: { text: '', reason: 'no_credit' },
    },
    {
      name: 'a model that does not exist',
      answers: [
        json(
          error('The model `gpt-9` does not exist or you do not have access to it.', 'model_not_found'),
          404,
        ),
      ],
      sees: { text: '', reason: 'model_missing' },
    },
    {
      name: 'a rate limit that says how long',
      answers: [
        json(
          error('Rate limit reached for gpt-4o. Please try again in 20ms.', 'rate_limit_exceeded', 'tokens'),
          429,
        ),
        completion(STORY),
      ],
      asked: 2,
      sees: { text: STORY },
    },
    {
      name: 'a rate limit of a second is told to the reader',
      answers: [
        json(error('Slow down', 'rate_limit_exceeded'), 429, { 'retry-after': '1' }),
        completion(STORY),
      ],
      asked: 2,
      sees: { text: STORY, waits: ['busy 1'] },
    },
    {
      name: 'a rate limit for ever',
      answers: [json(error('Slow down', 'rate_limit_exceeded'), 429)],
      asked: 3,
      sees: { text: '', reason: 'busy' },
    },
    {
      name: 'too long, with the number that would do',
      answers: [
        json(
          error(
            "This model's maximum context length is 8192 tokens. However, your messages resulted in 9000 tokens.",
            'context_length_exceeded',
          ),
          400,
        ),
        completion(STORY),
      ],
      asked: 2,
      sees: { text: STORY },
    },
    {
      name: 'too long even with half of it',
      answers: [
        json(error('Your input exceeds the context window of this model.', 'context_length_exceeded'), 400),
      ],
      asked: 2,
      sees: { text: '', reason: 'too_long' },
    },
    {
      name: 'an internal error that passes',
      answers: [json(error('The server had an error', null, 'server_error'), 500), completion(STORY)],
      asked: 2,
      sees: { text: STORY },
    },
  ] satisfies Omit<Recording, 'provider'>[]
).map((recording) => ({ ...recording, provider: 'openai' }))
