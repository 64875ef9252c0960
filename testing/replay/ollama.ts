import { ACTIONS, json, NEXT, STORY, type RecordedAnswer, type Recording } from './recording.ts'

import { THOUGHT } from './own-servers.ts'

const lines = (...list: object[]): RecordedAnswer => ({
  headers: { 'content-type': 'application/x-ndjson' },
  chunks: list.map((each) => `${JSON.stringify(each)}\n`),
})
const said = (content: string, more: object = {}) => ({
  model: 'm',
  message: { role: 'assistant', content },
  done: false,
  ...more,
})
const done = (done_reason: string) => ({
  model: 'm',
  message: { role: 'assistant', content: '' },
  done: true,
  done_reason,
  prompt_eval_count: 700,
  eval_count: 33,
})

export const ollama: Recording[] = (
  [
    {
      name: 'a line a piece, in its own API',
      answers: [
        lines(
          said('You row into the dark.'),
          said('\n\nThe bell tolls a third time.'),
          said(NEXT),
          done('stop'),
        ),
      ],
      sees: { text: STORY, suggestions: ACTIONS, usage: { inputTokens: 700, outputTokens: 33 } },
      sends: ['/api/chat', '"num_ctx":4096', '"keep_alive":"30m"', '"num_predict":819'],
    },
    {
      name: 'thoughts in a field',
      answers: [
        lines({ message: { content: '', thinking: THOUGHT }, done: false }, said(STORY), done('stop')),
      ],
      sees: { text: STORY },
    },
    {
      name: 'cut at its limit',
      answers: [lines(said(STORY), done('length'))],
      sees: { text: STORY, isCut: true },
    },
    {
      name: 'a model that is not pulled',
      answers: [json({ error: 'model "llama9" not found, try pulling it first' }, 404)],
      sees: { text: '', reason: 'model_missing' },
    },
    {
      name: 'more than the memory holds',
      answers: [
        json({ error: 'model requires more system memory (9.1 GiB) than is available (4.2 GiB)' }, 500),
      ],
      asked: 3,
      sees: { text: '', reason: 'provider_error' },
    },
    {
      name: 'an error as a line in the middle',
      answers: [lines(said('You row'), { error: 'an error was encountered while running the model' })],
      sees: { text: 'You row', reason: 'provider_error' },
    },
    {
      name: 'a queue that is full',
      answers: [
        json({ error: 'server busy, please try again.  maximum pending requests exceeded' }, 503),
        lines(said(STORY), done('stop')),
      ],
      asked: 2,
      sees: { text: STORY },
    },
    {
      name: 'the stream ends without its last line',
      answers: [lines(said('You row'))],
      sees: { text: 'You row', reason: 'broke_off' },
    },
  ] satisfies Omit<Recording, 'provider'>[]
).map((recording) => ({ ...recording, provider: 'ollama', base: '' }))
