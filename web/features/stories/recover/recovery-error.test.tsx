import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Router } from 'wouter'
import { RecoveryError } from './recovery-error.tsx'

const screen = (error: string): string =>
  renderToStaticMarkup(
    <Router ssrPath="/story/the-story">
      <RecoveryError storyId="the-story" messageId="7" error={error} />
    </Router>,
  )

test('the recovery error screen says what failed, of what, and shows three ways on', () => {
  const html = screen('Story not found')
  for (const text of [
    'Story Recovery Error',
    'Story not found',
    'the-story',
    '>7<',
    'Return to Bookmarks',
    'Try Again',
    'Start New Story',
  ]) {
    expect(html).toContain(text)
  }
  expect(html).not.toContain('Server Connection Issue')
})

test('HTML instead of JSON is a connection issue', () => {
  expect(screen('Server returned HTML instead of JSON. Please try again later.')).toContain(
    'Server Connection Issue',
  )
})
