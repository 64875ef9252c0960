import { ACTIONS, chunk, completion, events, json, NEXT, stop, STORY, type Recording } from './recording.ts'
import { error } from './openai-refusals.ts'

/** OpenAI's own answers, and what others say in its words. */
export const openai: Recording[] = (
  [
    {
      name: 'a reply with suggestions, counted, part of it from the cache',
      answers: [
        events(
          chunk({ role: 'assistant', content: '', refusal: null }),
          chunk({ content: STORY }),
          chunk({ content: NEXT }),
          stop,
          {
            choices: [],
            usage: {
              prompt_tokens: 1200,
              completion_tokens: 40,
              total_tokens: 1240,
              prompt_tokens_details: { cached_tokens: 1024 },
            },
          },
          '[DONE]',
        ),
      ],
      sees: {
        text: STORY,
        suggestions: ACTIONS,
        usage: { inputTokens: 1200, outputTokens: 40, cachedInputTokens: 1024 },
      },
      sends: ['"prompt_cache_key":"story"', '"max_tokens":', 'Bearer key-1', '/v1/chat/completions'],
    },
    {
      name: 'a model that thinks wants the newer name of the limit',
      model: 'o4-mini',
      answers: [completion(STORY)],
      sees: { text: STORY },
      sends: ['"max_completion_tokens":'],
      omits: ['"max_tokens":', '"stop":'],
    },
    {
      name: 'a model that refuses the old name of the limit is asked with the new one',
      answers: [
        json(
          error(
            "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
            'unsupported_parameter',
            'invalid_request_error',
            'max_tokens',
          ),
          400,
        ),
        completion(STORY),
      ],
      asked: 2,
      sees: { text: STORY },
      sends: ['"max_completion_tokens":'],
      omits: ['"max_tokens":'],
    },
    {
      name: 'a field that is not known is left out',
      answers: [
        json(
          error("Unsupported parameter: 'stop' is not supported with this model.", 'unsupported_parameter'),
          400,
        ),
        json(error('Unrecognized request argument supplied: prompt_cache_key', null), 400),
        completion(STORY),
      ],
      asked: 3,
      sees: { text: STORY },
      omits: ['"stop":', 'prompt_cache_key'],
    },
    {
      name: 'cut at its limit',
      answers: [completion(STORY, 'length')],
      sees: { text: STORY, isCut: true },
    },
    {
      name: 'ended by the filter',
      answers: [completion('You raise the', 'content_filter')],
      sees: { text: 'You raise the', reason: 'filtered' },
    },
    {
      name: 'declined in a field of its own',
      answers: [
        events(
          chunk({ role: 'assistant', refusal: '' }),
          chunk({ refusal: 'I’m sorry, no.' }),
          stop,
          '[DONE]',
        ),
      ],
      sees: { text: '', reason: 'declined' },
    },
    {
      name: 'declined in plain words',
      answers: [completion("I'm sorry, but I can't assist with that request.")],
      sees: { text: "I'm sorry, but I can't assist with that request.", reason: 'declined' },
    },
    {
      name: 'an error object in the middle',
      answers: [
        events(
          chunk({ content: 'You row' }),
          error('The server had an error', 'server_error', 'server_error'),
        ),
      ],
      sees: { text: 'You row', reason: 'provider_error' },
    },
    {
      name: 'two choices beside each other',
      answers: [
        events(
          {
            choices: [
              { index: 0, delta: { content: STORY } },
              { index: 1, delta: { content: 'Another story.' } },
            ],
          },
          { choices: [{ index: 1, delta: { content: ' And on.' }, finish_reason: null }] },
          stop,
          '[DONE]',
        ),
      ],
      sees: { text: STORY },
    },
    {
      name: 'counts that are none',
      answers: [
        events(chunk({ content: STORY }), stop, {
          choices: [],
          usage: { prompt_tokens: -5, completion_tokens: 7.4 },
        }),
      ],
      sees: { text: STORY, usage: { outputTokens: 7 } },
    },
    {
      name: 'not accepted without a reason',
      answers: [json('', 418)],
      sees: { text: '', reason: 'provider_error' },
    },
  ] satisfies Omit<Recording, 'provider'>[]
).map((recording) => ({ ...recording, provider: 'openai' }))
