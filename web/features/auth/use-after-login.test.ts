// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { renderHook } from '#testing/render-hook.ts'
import { pendingOperation } from '#web/platform/pending-operation.ts'
import { toasts } from '#web/ui/toast.ts'
import { useAfterLogin } from './use-after-login.ts'

beforeEach(() => {
  localStorage.clear()
  history.replaceState(null, '', '/auth?redirect=%2Fbookmarks')
})

test('whoever has logged in is led on, and told what goes on', () => {
  pendingOperation.write({ type: 'start_story', data: { prompt: 'A ferry' }, path: '/?from=home' })
  const { goOn } = renderHook(useAfterLogin, undefined).result
  act(goOn)
  expect(location.pathname + location.search).toBe('/?from=home')
  expect(toasts.all.get()[0]).toMatchObject({
    title: 'Authentication Successful',
    description: 'Resuming your previous action...',
  })
})

test('whoever only logs in is told nothing and leaves no trace of the auth page', () => {
  const before = [toasts.all.get()[0]?.id, history.length]
  const { goOn } = renderHook(useAfterLogin, undefined).result
  act(goOn)
  expect(location.pathname).toBe('/bookmarks')
  expect([toasts.all.get()[0]?.id, history.length]).toEqual(before)
})
