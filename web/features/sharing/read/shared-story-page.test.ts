import { expect, test } from 'vitest'
import { renderPage } from '#web/ssr-entry.tsx'

test('a shared story is rendered with what its reads would get', async () => {
  const messages = [
    { role: 'assistant', content: 'A *lamp* at sea. </script><script>alert(1)</script>' },
    { role: 'image', content: 'A lamp', image: '/pictures/abc' },
    { role: 'user', content: 'I trim the wick' },
  ]
  const story = { title: 'Lamp & <Sea>', messages }
  const markup = await renderPage('/shared/abc', [[['shared story', 'abc'], story]])
  expect(markup).toContain('Lamp &amp; &lt;Sea&gt;</h1>')
  expect(markup).toContain('A <em>lamp</em> at sea.')
  expect(markup).toContain('I trim the wick')
  expect(markup).toContain('src="/pictures/abc"')
  expect(markup).not.toContain('<script')
})
