import { expect, test } from './app.fixture.ts'
import { workerIsReady } from './screens.ts'
import { openTroubledLine } from './troubled-line.ts'

test.use({
  serviceWorkers: 'allow',
  allowedComplaints: /net::ERR_(FAILED|ABORTED|EMPTY_RESPONSE)|status of 502/,
})

test('a page comes from the server, and from what is kept when that says nothing or only that it failed', async ({
  page,
  app,
}) => {
  await using line = await openTroubledLine(app.url)
  await page.goto(line.url)
  await workerIsReady(page)

  const served = await page.goto(`${line.url}/terms`)
  expect(served!.headers()['content-type']).toContain('text/html')
  // The page from the server was made for this very address, the kept one for any.
  await expect(page.locator('#root')).toHaveAttribute('data-page', '/terms')

  for (const trouble of ['bad gateway', 'silence'] as const) {
    line.trouble = trouble
    await page.goto(`${line.url}/privacy`)
    await expect(page.locator('#root')).not.toHaveAttribute('data-page')
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible()
  }
  line.trouble = 'none'
  await page.goto(`${line.url}/privacy`)
  await expect(page.locator('#root')).toHaveAttribute('data-page', '/privacy')
})

test('a new version comes when the last page of the old one is closed', async ({ page, context, app }) => {
  await using line = await openTroubledLine(app.url)
  const keptVersion = async () => {
    line.trouble = 'bad gateway'
    const opened = await context.newPage()
    await opened.goto(`${line.url}/privacy`)
    const version = await opened.locator('html').getAttribute('data-version')
    await opened.close()
    line.trouble = 'none'
    return version
  }
  line.mark = 'first'
  await page.goto(line.url)
  await workerIsReady(page)
  expect(await keptVersion()).toBe('first')

  line.mark = 'second'
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
    const found = registration.installing ?? registration.waiting
    await new Promise<void>((resolve) => {
      const look = () => (!found || found.state === 'installed') && resolve()
      found?.addEventListener('statechange', look)
      look()
    })
  })
  expect(await keptVersion()).toBe('first')

  await page.close()
  // The new worker takes over while no page is open, so looks leave it time between them.
  await expect.poll(keptVersion, { intervals: [500, 1_000, 2_000, 4_000] }).toBe('second')
})
