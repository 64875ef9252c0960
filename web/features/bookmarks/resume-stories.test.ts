import { expect, test } from 'vitest'
import { renderPage } from '#web/ssr-entry.tsx'

test('the home page is prerendered with the way back to kept places', async () => {
  const markup = await renderPage('/')
  for (const text of ['Resume a Story', 'No saved stories found', 'Manage Bookmarks'])
    expect(markup).toContain(text)
})
