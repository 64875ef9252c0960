import { expect, test } from 'vitest'
import { createLog } from './log.ts'

function logged(error: unknown): Record<string, unknown> {
  const lines: string[] = []
  createLog('info', { write: (line) => void lines.push(line) }).error({ err: error }, 'it failed')
  expect(lines).toHaveLength(1)
  return { ...(JSON.parse(lines[0]!) as { err: Record<string, unknown> }).err, line: lines[0] }
}

const thrownBy = (work: () => unknown): unknown => {
  try {
    return work()
  } catch (error) {
    return error
  }
}

test.each([
  'I kiss the miller',
  '{"said": "I kiss the miller',
  '[1, I kiss the miller]',
  '{"a":1}I kiss the miller',
])('an error of a parser is written down without the text: %s', (text) => {
  const { line, type, stack } = logged(thrownBy(() => JSON.parse(text)))
  expect(line).not.toContain('miller')
  expect(line).not.toContain('kiss')
  expect(type).toBe('SyntaxError')
  expect(stack).toContain('log.test.ts')
})

test('an error of the database is written down without values, with what tells it apart', () => {
  const error = Object.assign(new Error('invalid input syntax for type json: "I kiss the miller"'), {
    code: '22P02',
    detail: 'Token "kiss" is invalid.',
    where: 'JSON data, line 1: I kiss',
    table: 'messages',
  })
  expect(logged(new Error('not stored', { cause: error }))).toMatchObject({
    message: 'not stored',
    cause: { code: '22P02', table: 'messages', message: 'invalid input syntax for type json: "…"' },
    line: expect.not.stringContaining('kiss') as string,
  })
})

test.each(['22', '22P0', '22P021', 'X22P02', '22p02', '23505', '42P01'])(
  'an error whose code is %s, which is no fault in a value, keeps its message',
  (code) => {
    const message = 'null value in column "kiss" of relation "messages"'
    expect(logged(Object.assign(new Error(message), { code }))).toMatchObject({ message, code })
  },
)

test.each(['22000', '22001', '22P02', '2200N'])('an error whose code is %s may quote a value', (code) => {
  const { message, line } = logged(Object.assign(new Error('value too long: "I kiss"'), { code }))
  expect(message).toBe('value too long: "…"')
  expect(line).not.toContain('kiss')
})

test.each(['detail', 'where', 'internalQuery', 'hint', 'body', 'input'])(
  'what %s of an error says is left out',
  (field) => {
    expect(logged(Object.assign(new Error('no'), { [field]: 'I kiss' })).line).not.toContain('kiss')
  },
)

test('any other error is written down as it is', () => {
  expect(logged(Object.assign(new TypeError('x is "odd"'), { status: 7 }))).toMatchObject({
    type: 'TypeError',
    message: 'x is "odd"',
    status: 7,
    stack: expect.stringContaining('TypeError: x is "odd"\n    at') as string,
  })
  expect(logged('a plain text')).toMatchObject({ line: expect.stringContaining('a plain text') as string })
})
