import { expect, test } from 'vitest'
import { CallError } from '#web/platform/call-error.ts'
import { isCaptchaUsedUp } from './use-captcha.ts'

test.each([
  ['a wrong answer', new CallError('Incorrect CAPTCHA answer', 400, 'wrong_captcha'), true],
  ['a taken username', new CallError('Username is already taken', 409, 'username_taken'), true],
  ['a fault of the server', new CallError('Something went wrong', 500, 'internal'), true],
  ['a form that was refused', new CallError('Please solve the CAPTCHA', 400, 'invalid_input'), false],
  ['a throttle', new CallError('Too many requests.', 429, 'too_many_requests'), false],
  ['a server out of reach', new CallError('Failed to fetch', 0), false],
  ['anything else', new Error('captcha'), false],
])('%s uses the question up: %s', (_, error, isUsedUp) => {
  expect(isCaptchaUsedUp(error)).toBe(isUsedUp)
})
