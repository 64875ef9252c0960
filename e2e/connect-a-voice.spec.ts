import type { Page } from '@playwright/test'
import { addSiteConnection, changeSiteConnection } from '#contract/site-connections.ts'
import { startSpeechServer } from '#testing/speech-server.ts'
import { expect } from './app.fixture.ts'
import { test } from './own-site.fixture.ts'
import { openNewStory, storyScreen, toastOf } from './screens.ts'
import { scriptSpeech } from './scripted-speech.ts'

// The browser says of each sentence that the site's voice fails at that it got none.
test.use({ allowedComplaints: /status of 502/ })

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ')

test('an admin connects a voice, and the story is read aloud by it, by the browser where it fails', async ({
  page,
  admin,
}) => {
  await using server = await startSpeechServer()
  const browsers = await scriptSpeech(page)
  await page.goto('/admin')
  const voice = page.getByRole('region', { name: 'Voice' })
  await expect(voice.getByText('The reader’s own browser')).toHaveCount(2)
  await voice.getByRole('button', { name: 'Add a model' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Add a model' })
  await dialog.getByLabel('Provider').selectOption('OpenAI-compatible server')
  await dialog.getByLabel('Address').fill(server.url)
  await dialog.getByLabel('Model', { exact: true }).fill('kokoro')
  await dialog.getByLabel('Voice').fill('af_heart')
  await dialog.getByText('More settings').click()
  await dialog.getByLabel('$ a million characters').fill('15')
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect(dialog).toBeHidden()
  await voice.getByRole('button', { name: 'Test kokoro' }).click()
  await expect(voice.getByText(/^A sentence was spoken after/)).toBeVisible()
  const row = voice.getByRole('listitem').filter({ hasText: 'kokoro' }).first()
  await row.getByRole('button', { name: 'Make default' }).click()
  await expect(row.getByText('Default', { exact: true })).toBeVisible()

  server.requests.length = 0
  const said = () => server.requests.map(({ body }) => String(body.input))
  await openNewStory(
    page,
    admin,
    'A ferry at night. A storm is coming. The river rises. Tom, the ferryman, is late.',
  )
  const told = oneLine(await storyScreen(page).replies.innerText())
  await page.getByRole('button', { name: 'Story Experience' }).click()
  const drawer = page.getByRole('dialog', { name: 'Story Experience' })
  await drawer.getByRole('switch', { name: 'Narrator Voice' }).click()
  await expect(drawer.getByLabel('Voice', { exact: true })).toContainText('kokoro (this site)')
  // The sentence that is said, and the one after it; then the next, once the first has ended.
  await expect.poll(() => said().length).toBeGreaterThan(2)
  expect(told.startsWith(said()[0]!)).toBe(true)
  expect(told).toContain(said()[2])
  await expect(drawer.getByRole('button', { name: 'Pause' })).toBeVisible()
  expect(await browsers.said()).toEqual([])
  server.answer({ status: 500 })
  await expect(
    toastOf(page).getByText('The voice of this site does not answer. Your browser’s own speaks on.'),
  ).toBeVisible()
  await expect.poll(async () => (await browsers.said()).length).toBe(1)
})

/** Puts a microphone into the browser that hears a tone for half a second; returns for how long it records, in seconds. */
async function plugInMicrophone(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let sound: AudioContext | undefined
    let from: number | undefined
    navigator.mediaDevices.getUserMedia = async () => {
      sound = new AudioContext()
      const end = sound.createMediaStreamDestination()
      const tone = sound.createOscillator()
      tone.connect(end)
      tone.start()
      tone.stop(sound.currentTime + 0.5)
      return end.stream
    }
    const { start } = MediaRecorder.prototype
    MediaRecorder.prototype.start = function (this: MediaRecorder) {
      from = sound!.currentTime
      start.call(this)
    }
    Object.assign(globalThis, { recordedS: () => (from === undefined ? 0 : sound!.currentTime - from) })
  })
  return () => page.evaluate(() => (globalThis as unknown as { recordedS(): number }).recordedS())
}

test('what is said into the microphone is taken down by a model of the site', async ({ page, admin }) => {
  await using server = await startSpeechServer()
  const { id } = await admin.ask(addSiteConnection, {
    body: { kind: 'dictation', provider: 'openai-compatible', address: server.url, model: 'whisper' },
  })
  await admin.ask(changeSiteConnection, { params: { id: String(id) }, body: { isDefault: true } })
  const recordedS = await plugInMicrophone(page)
  const isKnown = Promise.withResolvers<void>()
  await page.route('**/api/config', async (route) => {
    await isKnown.promise
    await route.continue()
  })
  await openNewStory(page, admin)
  // Who would listen is not known yet.
  await expect(page.getByRole('button', { name: 'Start recording' })).toBeDisabled()
  isKnown.resolve()
  await page.getByRole('button', { name: 'Start recording' }).click()
  await expect.poll(recordedS).toBeGreaterThan(0.5)
  await page.getByRole('button', { name: 'Stop recording' }).click()
  await expect(storyScreen(page).field).toHaveValue('I ring the bell.')
  expect(server.requests.at(-1)?.body.file).toMatch(/^speech\.webm audio\/webm \d{3,}$/)

  // The second time nobody presses: whoever has spoken is silent.
  server.answer({ heard: { text: 'And wait.' } })
  await page.getByRole('button', { name: 'Start recording' }).click()
  await expect(storyScreen(page).field).toHaveValue('I ring the bell. And wait.')
  await expect(page.getByRole('button', { name: 'Start recording' })).toBeVisible()
})
