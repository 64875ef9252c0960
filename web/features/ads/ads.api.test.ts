import { expect, test } from 'vitest'
import { CallError } from '#web/platform/call-error.ts'
import { readAdsSwitch } from './ads.api.ts'

test.each([
  ['true', true],
  ['false', false],
])('the site says %s', async (value, isOn) => {
  expect(await readAdsSwitch(async () => ({ value }))).toBe(isOn)
})

test.each([404, 401, 403])('%i counts as on', async (status) => {
  const refuse = () => Promise.reject(new CallError('no', status))
  expect(await readAdsSwitch(refuse)).toBe(true)
})

test.each([0, 429, 500])('%i says nothing about it', async (status) => {
  const refuse = () => Promise.reject(new CallError('no', status))
  await expect(readAdsSwitch(refuse)).rejects.toThrow('no')
})
