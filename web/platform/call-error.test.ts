import { expect, test } from 'vitest'
import { CallError, errorOfAnswer, isSignedOutError, textOfError } from './call-error.ts'

const answer = (status: number, statusText: string, body: unknown, contentType = 'application/json') => ({
  status,
  statusText,
  contentType,
  body: typeof body === 'string' ? body : JSON.stringify(body),
})
const page = '<!doctype html><title>502</title>'

test.each([
  ['error as a string', answer(400, 'Bad Request', { error: 'Too short' }), 'Too short'],
  ['error.message', answer(400, 'Bad Request', { error: { message: 'Too short' } }), 'Too short'],
  ['message', answer(400, 'Bad Request', { message: 'Too short' }), 'Too short'],
  ['error before message', answer(400, '', { error: 'First', message: 'Second' }), 'First'],
  ['a text with a 500', answer(500, 'Internal Server Error', { error: 'Went wrong' }), 'Went wrong'],
  ['a text with a 401', answer(401, 'Unauthorized', { error: 'Not authenticated' }), 'Not authenticated'],
  ['401 without a text', answer(401, 'Unauthorized', {}), 'Authentication required'],
  ['401 as a page', answer(401, 'Unauthorized', page, 'text/html'), 'Authentication required'],
  ['500 as a page', answer(502, 'Bad Gateway', page, 'text/html'), 'Bad Gateway'],
  ['500 without words', answer(500, '', '', ''), 'Server error'],
  ['JSON without a text', answer(418, 'Teapot', { code: 'tea' }), '418: Teapot'],
  ['a page', answer(403, 'Forbidden', page, 'text/html'), 'Forbidden'],
  ['a page without status text', answer(403, '', page, 'text/html'), 'Server returned an invalid response'],
  ['plain text', answer(403, 'Forbidden', 'Not from here', 'text/plain'), 'Not from here'],
  ['an empty body', answer(403, 'Forbidden', '', 'text/plain'), 'Forbidden'],
  ['nothing at all', answer(403, '', '', ''), 'Request failed'],
  ['broken JSON', answer(400, 'Bad Request', '{"error":'), 'Bad Request'],
])('the text of a failed call: %s', (_, given, text) => {
  expect(errorOfAnswer(given)).toMatchObject({ message: text, status: given.status })
})

test('a code and the texts of fields come along, anything else of them does not', () => {
  const body = {
    error: 'Bad',
    code: 'invalid_input',
    fields: { email: 'Please enter a valid email address', age: 3 },
  }
  const error = errorOfAnswer(answer(400, '', body))
  expect(error.code).toBe('invalid_input')
  expect(error.fields).toEqual({ email: 'Please enter a valid email address' })
})

test('only a 401 counts as signed out', () => {
  expect(isSignedOutError(new CallError('Authentication required', 401))).toBe(true)
  expect(isSignedOutError(new CallError('Admin access required', 403))).toBe(false)
  expect(isSignedOutError(new Error('Authentication required'))).toBe(false)
})

test('an error without words still has a text', () => {
  expect(textOfError(new Error('Lost'))).toBe('Lost')
  expect(textOfError(new Error(''))).toBe('An unexpected error occurred')
  expect(textOfError('thrown')).toBe('An unexpected error occurred')
})
