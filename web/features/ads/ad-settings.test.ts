import { describe, expect, test } from 'vitest'
import { AdPreferences, adSettings, mayShow, usualSettings } from './ad-settings.ts'

const settings = { ...usualSettings, adminOverride: false }

test('the usual settings show ads in both places, with the slider at 3 and the level at 1', () => {
  expect(adSettings.get()).toEqual({
    showOnLoading: true,
    showInChat: true,
    messageFrequency: 3,
    currentFrequencyLevel: 1,
    adminOverride: false,
  })
})

describe('an ad may stand', () => {
  test.each([
    ['loading', {}, true],
    ['chat', {}, true],
    ['loading', { showOnLoading: false }, false],
    ['chat', { showOnLoading: false }, true],
    ['chat', { showInChat: false }, false],
    ['loading', { showInChat: false }, true],
    ['loading', { adminOverride: true }, false],
    ['chat', { adminOverride: true }, false],
  ] as const)('in %s with %j: %s', (place, changed, isAllowed) => {
    expect(mayShow(place, { ...settings, ...changed })).toBe(isAllowed)
  })
})

test.each([
  { messageFrequency: 0 },
  { messageFrequency: 11 },
  { currentFrequencyLevel: 11 },
  { showInChat: 1 },
])('what was kept with %j no longer fits', (wrong) => {
  expect(AdPreferences.safeParse({ ...settings, ...wrong }).success).toBe(false)
  expect(AdPreferences.safeParse({ ...settings, messageCounter: 4 }).data).toEqual(settings)
})
