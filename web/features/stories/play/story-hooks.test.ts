// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderHook } from '#testing/render-hook.ts'
import { pendingContinuation } from '#web/platform/pending-operation.ts'
import type { OutboxTurn } from '../model/outbox-messages.ts'
import type { SendOutcome } from '../model/turn-changes.ts'
import { useDraft, type StoryDraft } from '../store/draft.ts'
import { outbox } from '../store/outbox.ts'
import { useFocusAfterReply } from './use-focus-after-reply.ts'
import { useReturnedTurns } from './use-returned-turns.ts'
import { useStorySend } from './use-story-send.ts'
import type { Story } from './use-story.ts'

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  sessionStorage.clear()
  document.body.innerHTML = ''
})
afterEach(() => vi.useRealTimers())

const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms))

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, id = ''): HTMLElementTagNameMap[Name] {
  const made = document.body.appendChild(document.createElement(name))
  made.id = id
  return made
}

const openField = (isGenerating: boolean) =>
  renderHook((now: boolean) => useFocusAfterReply(now), isGenerating)

test('the field has the focus 100 ms after a reply has ended', () => {
  const field = element('textarea')
  const hook = openField(false)
  hook.result.current = field
  pass(100)
  expect(document.activeElement).toBe(document.body)
  hook.render(true)
  pass(100)
  expect(document.activeElement).toBe(document.body)
  hook.render(false)
  pass(99)
  expect(document.activeElement).toBe(document.body)
  pass(1)
  expect(document.activeElement).toBe(field)
})

test.each([
  ['a button of a dialog', 'button', '', false],
  ['the story itself', 'button', 'main', true],
] as const)('a reply that ends while %s has the focus', (_, name, id, isTaken) => {
  const field = element('textarea')
  element(name, id).focus()
  const hook = openField(true)
  hook.result.current = field
  hook.render(false)
  pass(100)
  expect(document.activeElement === field).toBe(isTaken)
})

test('a page without a field has nothing to focus', () => {
  openField(true).render(false)
  pass(100)
  expect(document.activeElement).toBe(document.body)
})

test('a page that is left, or tells on, takes no focus', () => {
  const field = element('textarea')
  const hook = openField(true)
  hook.result.current = field
  hook.render(false)
  hook.render(true)
  pass(100)
  expect(document.activeElement).toBe(document.body)
  hook.render(false)
  hook.leave()
  pass(100)
  expect(document.activeElement).toBe(document.body)
})

const refusedTurn = (message: string): OutboxTurn => ({
  storyId: 's',
  clientId: message,
  message,
  createdAt: '',
  refusal: 'Too late',
})

test('turns that were refused come back above what the reader has written since, with the reason', () => {
  outbox.add(refusedTurn('I go'))
  const showReturned = vi.fn<Story['showReturned']>()
  const draft = { text: 'I stay', write: vi.fn<StoryDraft['write']>() } as unknown as StoryDraft
  const story = { storyId: 's', showReturned } as unknown as Story
  const hook = renderHook(() => useReturnedTurns(story, draft), undefined)
  expect(draft.write).toHaveBeenCalledExactlyOnceWith('I go\n\nI stay')
  expect(showReturned).toHaveBeenCalledExactlyOnceWith('Too late')

  draft.text = ''
  act(() => void outbox.add(refusedTurn('I run')))
  expect(draft.write).toHaveBeenLastCalledWith('I run')
  act(() => void outbox.add({ ...refusedTurn('I sing'), storyId: 'other' }))
  expect(draft.write).toHaveBeenCalledTimes(2)
  hook.leave()
  outbox.add(refusedTurn('I sit'))
  expect(draft.write).toHaveBeenCalledTimes(2)
})

test.each<[SendOutcome, number]>([
  ['accepted', 0],
  ['waiting', 0],
  ['unsent', 0],
  ['signed-out', 0],
  ['refused', 1],
])('a text that was %s goes back to the field %i times', async (outcome, times) => {
  const story = {
    storyId: 's',
    send: async () => outcome,
    sendAgain: async () => outcome,
  } as unknown as Story
  const draft = { take: vi.fn(), giveBack: vi.fn() } as unknown as StoryDraft
  const { send, sendAgain } = useStorySend(story, draft)
  expect(await send('I go')).toBe(outcome)
  expect(draft.take).toHaveBeenCalledExactlyOnceWith('I go')
  expect(draft.giveBack).toHaveBeenCalledTimes(times)
  await sendAgain({ id: 'mine', role: 'user', content: 'I run' })
  expect(draft.take).toHaveBeenCalledOnce()
  expect(vi.mocked(draft.giveBack).mock.calls.map(([text]) => text)).toEqual(times ? ['I go', 'I run'] : [])
})

test('what a reader sends when their session has ended waits for the next login, with its page', async () => {
  history.pushState(null, '', '/story/s?messageId=3')
  const story = { storyId: 's', send: async () => 'signed-out' } as unknown as Story
  const draft = { take: vi.fn(), giveBack: vi.fn() } as unknown as StoryDraft
  await useStorySend(story, draft).send('I go')
  expect(pendingContinuation.read()).toEqual({
    type: 'continue_story',
    storyId: 's',
    message: 'I go',
    path: '/story/s?messageId=3',
  })
})

test('a text outlives a reload in its own story alone, until it is sent', () => {
  const hook = renderHook(useDraft, 's')
  act(() => hook.result.write('I go'))
  expect(renderHook(useDraft, 's').result.text).toBe('I go')
  act(() => hook.result.take('something else'))
  expect(hook.result.text).toBe('I go')
  act(() => hook.result.take('I go'))
  expect(hook.result.text).toBe('')
  expect(renderHook(useDraft, 's').result.text).toBe('')

  act(() => hook.result.giveBack('I go'))
  expect(hook.result.text).toBe('I go')
  act(() => hook.result.giveBack('I run'))
  expect(hook.result.text).toBe('I go')
  expect(renderHook(useDraft, 'other').result.text).toBe('')
})

test('what is undone gives way to what was undone before it, and never to what the reader wrote', () => {
  const hook = renderHook(useDraft, 's')
  act(() => hook.result.write(''))
  act(() => hook.result.giveUndone('Who goes there?', 'say'))
  expect(hook.result).toMatchObject({ text: 'Who goes there?', kind: 'say' })
  act(() => hook.result.giveUndone('I open the door', 'do'))
  expect(hook.result).toMatchObject({ text: 'I open the door', kind: 'do' })
  act(() => hook.result.write('I open the window'))
  act(() => hook.result.giveUndone('I wake'))
  expect(hook.result.text).toBe('I open the window')
})

test('a word before the text chooses how it is sent, and outlives a reload', () => {
  const hook = renderHook(useDraft, 's')
  act(() => hook.result.write('/say Who goes there?'))
  expect(hook.result).toMatchObject({ text: 'Who goes there?', kind: 'say' })
  act(() => hook.result.choose('story'))
  expect(renderHook(useDraft, 's').result).toMatchObject({ text: 'Who goes there?', kind: 'story' })
})
