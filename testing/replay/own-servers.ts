import { ACTIONS, chunk, completion, events, json, NEXT, stop, STORY, type Recording } from './recording.ts'

export const THOUGHT = 'Okay, the player rows out. Let me keep to the rules: second person, present tense.'

/** Servers of one's own, by the way of OpenAI. */
export const ownServers: Recording[] = (
  [
    {
      name: 'Ollama’s OpenAI-like way',
      answers: [completion(STORY + NEXT)],
      sees: { text: STORY, suggestions: ACTIONS },
      omits: ['prompt_cache_key'],
    },
    {
      name: 'vLLM: a thought in its field',
      answers: [events(chunk({ reasoning_content: THOUGHT }), chunk({ content: STORY }), stop, '[DONE]')],
      sees: { text: STORY },
    },
    {
      name: 'vLLM: a thought whose opening tag the template has swallowed',
      answers: [completion(`${THOUGHT}\n</think>\n\n${STORY}${NEXT}`)],
      sees: { text: STORY, suggestions: ACTIONS },
    },
    {
      name: 'vLLM: cut in the middle of such a thought',
      answers: [completion(THOUGHT, 'length')],
      sees: { text: '', reason: 'only_thoughts' },
    },
    {
      name: 'vLLM: too long, as a 400 with an object of its own',
      answers: [
        json(
          {
            object: 'error',
            message:
              "This model's maximum context length is 4096 tokens. However, you requested 5000 tokens (4181 in the messages, 819 in the completion).",
            type: 'BadRequestError',
            code: 400,
          },
          400,
        ),
        completion(STORY),
      ],
      asked: 2,
      sees: { text: STORY },
    },
    {
      name: 'vLLM: roles that must alternate, without a system’s',
      answers: [
        json(
          { object: 'error', message: 'System role not supported', type: 'BadRequestError', code: 400 },
          400,
        ),
        completion(STORY),
      ],
      asked: 2,
      sees: { text: STORY },
      omits: ['"role":"system"'],
    },
    {
      name: 'LM Studio: an error as an event',
      answers: [
        {
          headers: { 'content-type': 'text/event-stream' },
          chunks: [
            'event: error\ndata: {"error":{"message":"The model has crashed without additional information."}}\n\n',
          ],
        },
      ],
      sees: { text: '', reason: 'provider_error' },
    },
    {
      name: 'LM Studio: no model loaded',
      answers: [
        json(
          {
            error: {
              message: 'No models loaded. Please load a model in the developer page.',
              type: 'invalid_request_error',
              code: 'model_not_found',
            },
          },
          404,
        ),
      ],
      sees: { text: '', reason: 'model_missing' },
    },
    {
      name: 'LM Studio: the context overflows',
      answers: [
        json(
          {
            error: 'The number of tokens to keep from the initial prompt is greater than the context length.',
          },
          400,
        ),
        completion(STORY),
      ],
      asked: 2,
      sees: { text: STORY },
    },
    {
      name: 'llama.cpp: the model is being loaded',
      answers: [
        json({ error: { code: 503, message: 'Loading model', type: 'unavailable_error' } }, 503),
        json({ error: { code: 503, message: 'Loading model', type: 'unavailable_error' } }, 503),
        completion(STORY),
      ],
      asked: 3,
      sees: { text: STORY },
    },
    {
      name: 'llama.cpp: too long, with its size as a field',
      answers: [
        json(
          {
            error: {
              code: 400,
              message: 'the request exceeds the available context size, try increasing it',
              type: 'exceed_context_size_error',
              n_prompt_tokens: 5000,
              n_ctx: 4096,
            },
          },
          400,
        ),
        completion(STORY),
      ],
      asked: 2,
      sees: { text: STORY },
    },
    {
      name: 'llama.cpp: an error by a field name of its own',
      answers: [
        { chunks: ['error: {"code":500,"message":"Failed to parse input","type":"server_error"}\n\n'] },
      ],
      sees: { text: '', reason: 'provider_error' },
    },
    {
      name: 'llama.cpp: the template’s marks are left in the text',
      answers: [completion(`<|im_start|>assistant\n${STORY}<|im_end|>\n<|im_start|>user\nI swim.`)],
      sees: { text: STORY },
    },
    {
      name: 'KoboldCpp: no usage, no reason for the end, and one blank line less',
      answers: [
        {
          headers: { 'content-type': 'text/event-stream' },
          chunks: [
            `event: message\ndata: ${JSON.stringify({ choices: [{ index: 0, delta: { content: 'You row into the dark.' } }] })}\n`,
            `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: '\n\nThe bell tolls a third time.' } }] })}\n\n`,
            'data: [DONE]\n\n',
          ],
        },
      ],
      sees: { text: STORY },
    },
    {
      name: 'KoboldCpp: busy with another',
      answers: [
        json(
          { detail: { msg: 'Server is busy; please try again later.', type: 'service_unavailable' } },
          503,
        ),
        completion(STORY),
      ],
      asked: 2,
      sees: { text: STORY },
    },
    {
      name: 'a made-up turn of the player',
      answers: [completion(`${STORY}\n\n<player>\nI dive.\n</player>\n\nYou dive.`)],
      sees: { text: STORY },
    },
    {
      name: 'a made-up turn under a name',
      answers: [completion(`${STORY}\n\nUser: I dive.\n\nYou dive.`)],
      sees: { text: STORY },
    },
  ] satisfies Omit<Recording, 'provider'>[]
).map((recording) => ({ ...recording, provider: 'openai-compatible' }))
