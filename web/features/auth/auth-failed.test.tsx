import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Router } from 'wouter'
import { AuthFailed } from './auth-failed.tsx'

test.each([
  ['', 'Failed to authenticate. Please try again.'],
  ['Server error', 'Server error'],
])('the failure %j is told as: %s', (message, text) => {
  const html = renderToStaticMarkup(
    <Router ssrPath="/">
      <AuthFailed error={new Error(message)} onTryAgain={() => undefined} />
    </Router>,
  )
  expect(html).toContain('Authentication Error')
  expect(html).toContain(text)
})
