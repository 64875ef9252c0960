import { request as askOverTls } from 'node:https'
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { nanoid } from 'nanoid'
import { getCaptcha } from '#contract/auth.ts'
import { startStory } from '#contract/stories.ts'
import { hasNginx, startNginx } from '#testing/deploy/start-nginx.ts'
import { Person, signUp } from '#testing/people.ts'
import { expect, test } from './app.fixture.ts'
import { holdSession } from './hold-session.ts'
import { play, storyScreen, workerIsReady } from './screens.ts'

const BASE_PATH = '/tales'

test.use({
  env: { BASE_PATH, TRUST_PROXY: '127.0.0.1' },
  serviceWorkers: 'allow',
  allowedComplaints: /net::ERR_INTERNET_DISCONNECTED/,
})

test('a story is begun, played, shared and read again offline below a path of another site', async ({
  page,
  context,
  app,
}) => {
  test.slow()
  // Where there is no nginx the server itself is asked.
  await using nginx = hasNginx ? await startNginx(app.url, BASE_PATH) : undefined
  const site = nginx?.url ?? app.url
  const { origin } = new URL(site)
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(`${site}/`) && !/^(?:data|blob):/.test(request.url()))
      elsewhere.push(request.url())
  })
  const person = await signUp(new Person(site), `below-${nanoid(8)}`)
  await holdSession(context, person)

  const body = { prompt: 'I keep the lighthouse on a cliff above a stormy sea' }
  const { storyId } = await person.ask(startStory, { body })
  const story = `${site}/story/${storyId}`
  await page.goto(story)
  await workerIsReady(page)
  const isKept = () => page.evaluate(async () => Boolean(await caches.match('/tales/api/user')))
  await expect.poll(isKept).toBe(true)
  await play(page, 'I climb to the lamp')
  const picture = page.getByRole('button', { name: /^Open the picture/ }).locator('img')
  await expect(picture).toHaveAttribute('src', /^\/tales\/pictures\//)
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)

  // The link leads to the story that this browser knows.
  await page.goto(`${site}/`)
  await page.getByRole('link', { name: 'Current Story' }).first().click()
  await expect(page).toHaveURL(`${site}/story`)
  await page.getByRole('button', { name: 'Share Story' }).click()
  const naming = page.getByRole('dialog', { name: 'Name your story' })
  await naming.getByLabel('Title').fill('The Lamp')
  await naming.getByRole('button', { name: 'Share' }).click()
  const field = page.getByRole('dialog', { name: 'Share story' }).getByLabel('Link')
  await expect(field).toHaveValue(new RegExp(`^${site}/shared/`))
  const link = await field.inputValue()
  const sent = await (await fetch(link)).text()
  expect(/<link rel="canonical" href="([^"]*)">/.exec(sent)?.[1]).toBe(link)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'The Lamp' })).toBeVisible()
  await page.getByRole('link', { name: 'Stories' }).first().click()
  await expect(page).toHaveURL(`${site}/stories`)

  // Only over TLS, or without a proxy, has a browser a worker for an address that is not this machine's.
  await context.setOffline(true)
  await page.goto(story)
  await expect(storyScreen(page).actions).toHaveText(['I climb to the lamp'])
  await context.setOffline(false)

  expect(elsewhere).toEqual([])
  const plain = await fetch(site + getCaptcha.path)
  expect(plain.headers.getSetCookie()).toEqual([expect.stringMatching(/^captcha=.*Path=\/tales\//)])
  expect((await fetch(`${origin}/`)).url).toBe(nginx ? `${origin}/` : `${site}/`)
  if (nginx) {
    const call = askOverTls({
      host: '127.0.0.1',
      port: nginx.tlsPort,
      path: BASE_PATH + getCaptcha.path,
      rejectUnauthorized: false,
    }).end()
    const [answer] = (await once(call, 'response')) as [IncomingMessage]
    answer.resume()
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/^__Secure-captcha=.*Path=\/tales\/;.*Secure/),
    ])
  }
  // The page asks on for as long as it is there; the proxy goes first.
  await page.goto('about:blank')
})
