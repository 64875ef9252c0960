import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Router } from 'wouter'
import { StoryNotAvailable } from './story-not-available.tsx'

const html = (reason?: string): string =>
  renderToStaticMarkup(
    <Router ssrPath="/">
      <StoryNotAvailable shareId="abc" reason={reason} onTryAgain={() => undefined} />
    </Router>,
  )

test('a story that cannot be shown names its id and the likely reason', () => {
  expect(html()).toContain('This shared story may have expired or been removed by its creator')
  expect(html()).toContain('Share ID: abc')
})

test('a reason that is known takes the place of the likely one', () => {
  expect(html('Missing share ID')).toContain('Missing share ID')
  expect(html('Missing share ID')).not.toContain('may have expired')
})
