import { expect, test } from './app.fixture.ts'

test('the browser finds the app worth installing', async ({ page, context }) => {
  await page.goto('/')
  const browser = await context.newCDPSession(page)
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
  // In the window of a test nothing is ever installed, whatever the page offers.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])

  const { errors, url, data } = await browser.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(new URL(url).pathname).toBe('/app.webmanifest')
  expect(JSON.parse(data!)).toMatchObject({ name: 'Lanterntale', display: 'standalone', start_url: './' })
})

test.describe('before the app itself runs', () => {
  test.use({ allowedComplaints: /net::ERR_FAILED/ })

  test('the browser’s own bars take the colour of the theme from the first paint on', async ({ page }) => {
    const barColour = () => page.locator('meta[name=theme-color]').getAttribute('content')
    // Without the app's script the colour is the one the page came with.
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/')
    expect(await barColour()).toBe('#0b0f18')
    await page.evaluate(() => localStorage.setItem('lanterntale.theme', '"light"'))
    await page.reload()
    expect(await barColour()).toBe('#fcf8f0')
  })
})

test('every icon is served as what it is', async ({ page, request }) => {
  await page.goto('/')
  const types = { '/icons/icon-192.png': 'image/png', '/app.webmanifest': 'application/manifest+json' }
  for (const [path, type] of Object.entries(types)) {
    const answer = await request.get(path)
    expect(answer.headers()['content-type']).toContain(type)
  }
  const apple = await page.locator('link[rel=apple-touch-icon]').getAttribute('href')
  expect((await request.get(apple!)).status()).toBe(200)
})
