import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createDeltaFilter } from './delta-filter.ts'

const delta = (fields: object, more: object = {}) =>
  `data: ${JSON.stringify({ id: 'x', choices: [{ index: 0, delta: fields, finish_reason: null, ...more }] })}`
const FINISH = delta({}, { finish_reason: 'stop' })
const USAGE = 'data: {"choices":[],"usage":{"prompt_tokens":3,"completion_tokens":2}}'

function filter(received: string[]) {
  let text = ''
  const taken = createDeltaFilter((piece) => (text += piece))
  const passed = received.map((part) => taken.read(part)).join('') + taken.finish()
  return { text, passed }
}

test.each(['\n', '\r\n'])(
  'text is taken out and the rest passes, wherever the bytes are cut (%j)',
  (newline) => {
    const lines = [
      delta({ role: 'assistant', content: '' }),
      delta({ content: 'Öl ' }),
      delta({ content: 'brennt' }),
    ]
    const stream = [...lines, FINISH, USAGE, 'data: [DONE]', ''].join(newline + newline)
    fc.assert(
      fc.property(fc.nat({ max: stream.length }), fc.nat({ max: stream.length }), (one, other) => {
        const [from, to] = [Math.min(one, other), Math.max(one, other)]
        const { text, passed } = filter([stream.slice(0, from), stream.slice(from, to), stream.slice(to)])
        expect(text).toBe('Öl brennt')
        expect(passed.split(/[\r\n]+/)).toEqual([lines[0], FINISH, USAGE, 'data: [DONE]', ''])
      }),
    )
  },
)

test.each([
  ['an error', 'data: {"error":{"message":"overloaded","content":"x"}}'],
  [
    'the reason for the end, even with text beside it',
    delta({ content: 'end' }, { finish_reason: 'length' }),
  ],
  ['a thought', delta({ content: null, reasoning_content: 'hm' })],
  ['a thought beside text', delta({ content: 'x', reasoning: 'hm' })],
  ['content in parts', delta({ content: [{ type: 'text', text: 'x' }] })],
  ['what is no JSON', 'data: {"choices":[{"delta":{"content":"x"'],
  ['a comment', ': keep-alive "content"'],
  ['two lines of one event', `event: message\n${FINISH}`],
])('%s passes to the SDK as it came', (_what, lines) => {
  expect(filter([`${lines}\n\n`])).toEqual({ text: '', passed: `${lines}\n\n` })
})

test('fields that say nothing do not keep text from being taken', () => {
  const line = delta({ role: 'assistant', content: 'x', refusal: null, reasoning_content: null })
  expect(filter([`${line}\n\n`])).toEqual({ text: 'x', passed: '' })
})
