import { chunk, completion, events, json, stop, STORY, type Recording } from './recording.ts'

export const openrouter: Recording[] = (
  [
    {
      name: 'comments while it waits, and thoughts in a field',
      answers: [
        {
          headers: { 'content-type': 'text/event-stream' },
          chunks: [
            ': OPENROUTER PROCESSING\n\n',
            `data: ${JSON.stringify(chunk({ reasoning: 'The bell, then.', content: '' }))}\n\n`,
            `data: ${JSON.stringify(chunk({ content: STORY }))}\n\n`,
            `data: ${JSON.stringify(stop)}\n\n`,
            'data: [DONE]\n\n',
          ],
        },
      ],
      sees: { text: STORY },
    },
    {
      name: 'an error beside an empty choice, in a stream with status 200',
      answers: [
        events({
          error: { code: 502, message: 'Provider returned error' },
          choices: [{ index: 0, delta: { content: '' }, finish_reason: 'error' }],
        }),
      ],
      sees: { text: '', reason: 'provider_error' },
    },
    {
      name: 'no credit',
      answers: [
        json(
          { error: { code: 402, message: 'Insufficient credits. Add more using https://openrouter.ai' } },
          402,
        ),
      ],
      sees: { text: '', reason: 'no_credit' },
    },
    {
      name: 'flagged by moderation',
      answers: [
        json(
          { error: { code: 403, message: 'Your input was flagged', metadata: { reasons: ['violence'] } } },
          403,
        ),
      ],
      sees: { text: '', reason: 'filtered' },
    },
    {
      name: 'no provider for the model',
      answers: [json({ error: { code: 404, message: 'No endpoints found for some/model.' } }, 404)],
      sees: { text: '', reason: 'model_missing' },
    },
    {
      name: 'a limit upstream, quoted',
      answers: [
        json(
          {
            error: {
              code: 429,
              message: 'Provider returned error',
              metadata: { raw: 'temporarily rate-limited upstream' },
            },
          },
          429,
        ),
        completion(STORY),
      ],
      asked: 2,
      sees: { text: STORY },
    },
  ] satisfies Omit<Recording, 'provider'>[]
).map((recording) => ({ ...recording, provider: 'openrouter' }))
