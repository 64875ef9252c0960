import { ACTIONS, chunk, completion, events, json, NEXT, stop, STORY, type Recording } from './recording.ts'

import { THOUGHT } from './own-servers.ts'

/** Odd forms of thoughts and streams, whatever server they come from. */
export const oddForms: Recording[] = (
  [
    ...(
      [
        ['<think>…</think>', `<think>\n${THOUGHT}\n</think>\n\n${STORY}`],
        ['<thinking>…</thinking>', `<thinking>${THOUGHT}</thinking>${STORY}`],
        ['[THINK]…[/THINK]', `[THINK]${THOUGHT}[/THINK]${STORY}`],
        ['◁think▷…◁/think▷', `◁think▷${THOUGHT}◁/think▷${STORY}`],
        [
          'harmony’s channels',
          `<|channel|>analysis<|message|>${THOUGHT}<|end|><|start|>assistant<|channel|>final<|message|>${STORY}<|return|>`,
        ],
        ['harmony’s channels without their marks', `analysisWe need to go on.assistantfinal${STORY}`],
        [
          'a thought before and one between',
          `<think>One.</think>You row into the dark.\n\n<think>Two.</think>The bell tolls a third time.`,
        ],
      ] as const
    ).map(([form, text]) => ({
      name: `thoughts as ${form}`,
      answers: [completion(text)],
      sees: { text: STORY },
    })),
    {
      name: 'thoughts in parts of the content',
      answers: [
        events(
          chunk({ content: [{ type: 'thinking', thinking: [{ type: 'text', text: THOUGHT }] }] }),
          chunk({ content: [{ type: 'text', text: STORY }] }),
          stop,
        ),
      ],
      sees: { text: STORY },
    },
    {
      name: 'JSON in answer to a request for a stream',
      answers: [
        json({
          object: 'chat.completion',
          choices: [
            { index: 0, message: { role: 'assistant', content: STORY + NEXT }, finish_reason: 'stop' },
          ],
          usage: { prompt_tokens: 10, completion_tokens: 20 },
        }),
      ],
      sees: { text: STORY, suggestions: ACTIONS, usage: { inputTokens: 10, outputTokens: 20 } },
    },
    {
      name: 'pretty-printed JSON, cut in the middle',
      answers: [
        {
          headers: { 'content-type': 'application/json' },
          chunks: [
            '{\n  "choices": [\n    { "message": { "content": "You row',
            '." }, "finish_reason": "stop" }\n  ]\n}\n',
          ],
        },
      ],
      sees: { text: 'You row.' },
    },
    {
      name: 'events under another name, with carriage returns, cut within a letter',
      answers: [
        {
          headers: { 'content-type': 'text/plain' },
          chunks: [
            `data:${JSON.stringify(chunk({ content: 'Öl brennt.' }))}\r\n\r`,
            `\ndata:${JSON.stringify(stop)}\r\n\r\n`,
          ],
        },
      ],
      sees: { text: 'Öl brennt.' },
    },
    {
      name: '[DONE] without a reason for the end',
      answers: [events(chunk({ content: STORY }), '[DONE]')],
      sees: { text: STORY },
    },
    {
      name: 'an end without [DONE]',
      answers: [events(chunk({ content: STORY }), stop)],
      sees: { text: STORY },
    },
    {
      name: 'neither a reason nor [DONE]',
      answers: [events(chunk({ content: STORY }))],
      sees: { text: STORY, reason: 'broke_off' },
    },
    {
      name: 'broken off on the way',
      answers: [{ ...events(chunk({ content: 'You row' })), breaksOff: true }],
      sees: { reason: 'broke_off' },
    },
    {
      name: 'not a word',
      answers: [events(stop, '[DONE]')],
      sees: { text: '', reason: 'empty' },
    },
    {
      name: 'a proxy’s page with status 200',
      answers: [
        {
          headers: { 'content-type': 'text/html' },
          chunks: ['<!doctype html><html><body>Log in</body></html>'],
        },
      ],
      sees: { text: '', reason: 'garbled' },
    },
    {
      name: 'a gateway’s page with status 502',
      answers: [
        { status: 502, headers: { 'content-type': 'text/html' }, chunks: ['<html>Bad Gateway</html>'] },
      ],
      asked: 3,
      sees: { text: '', reason: 'provider_error' },
    },
    {
      name: 'an address that was moved keeps question and key on its own origin',
      answers: [
        { status: 308, headers: { location: '/v1/chat/completions?moved' }, chunks: [''] },
        completion(STORY),
      ],
      asked: 2,
      sees: { text: STORY },
      sends: ['?moved', 'Bearer key-1', '"messages"'],
    },
  ] satisfies Omit<Recording, 'provider'>[]
).map((recording) => ({ ...recording, provider: 'openai-compatible' }))
