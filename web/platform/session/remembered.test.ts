import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '#testing/memory-storage.ts'
import { lastUsername, rememberChange, rememberLogin, takeCredentials } from './remembered.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('sessionStorage', memoryStorage())
})
afterEach(() => {
  takeCredentials()
  vi.unstubAllGlobals()
})

test('a new password takes the place of the remembered one', () => {
  rememberLogin({ username: 'wren', password: 'the old one' })
  rememberChange({ password: 'the new one' })
  expect(takeCredentials()).toEqual({ username: 'wren', password: 'the new one' })
})

test('a new name takes the place of the old one, also in the next login form', () => {
  rememberLogin({ username: 'wren', password: 'lantern-light' })
  rememberChange({ username: 'robin' })
  expect(takeCredentials()).toEqual({ username: 'robin', password: 'lantern-light' })
  expect(lastUsername.read()).toBe('robin')
})

test('after a reload there is nothing to change, and nothing is remembered', () => {
  rememberChange({ password: 'the new one' })
  expect(takeCredentials()).toBeUndefined()
})
