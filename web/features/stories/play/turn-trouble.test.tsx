import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { FeedMessage } from '../model/feed-message.ts'
import { TurnTrouble } from './turn-trouble.tsx'

const reply: FeedMessage = { id: 'r', messageId: 1, role: 'assistant', content: 'You go.' }
const html = (message: FeedMessage, isDisabled = false): string =>
  renderToStaticMarkup(
    <TurnTrouble
      message={message}
      isDisabled={isDisabled}
      onRetry={() => undefined}
      onSendAgain={() => undefined}
    />,
  )

test.each<[Partial<FeedMessage>, string]>([
  [{ status: 'failed' }, 'Failed to send message'],
  [{ status: 'failed', isInitialMessage: true }, 'Failed to start story'],
  [{ status: 'interrupted' }, 'The narrator was interrupted. Please try again.'],
  [{ status: 'stopped', content: '' }, 'The narrator was stopped.'],
  [{ role: 'user', status: 'unsent' }, 'Failed to send message'],
])('%j is told in words, with a way to try again', (change, text) => {
  const shown = html({ ...reply, ...change })
  expect(shown).toContain(text)
  expect(shown).toContain('Try again')
})

test('while the story is still on its way, no press is taken and lost', () => {
  expect(html({ ...reply, status: 'failed' })).not.toContain('disabled=""')
  expect(html({ ...reply, status: 'failed' }, true)).toContain('disabled=""')
})

test('a hint says what happened and what to do', () => {
  const hint = 'The AI model has too much to do right now; try again in a minute.'
  expect(html({ ...reply, status: 'failed', hint })).toContain(hint)
})

test.each<Partial<FeedMessage>>([
  {},
  { status: 'stopped' },
  { role: 'user' },
  { role: 'user', status: 'sending' },
])('%j is no trouble', (change) => {
  expect(html({ ...reply, ...change })).toBe('')
})
