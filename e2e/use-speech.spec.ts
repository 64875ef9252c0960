import type { Page } from '@playwright/test'
import { expect, test } from './app.fixture.ts'
import { openDrawer, openNewStory, storyScreen, toastOf } from './screens.ts'
import { microphone, scriptSpeech } from './scripted-speech.ts'

test.use({ narrator: 'model' })

const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Story Experience' })

test.describe('the narrator’s voice', () => {
  test('says the latest reply sentence by sentence with the voice of the rule, and can be held', async ({
    page,
    reader,
    model,
  }) => {
    const speech = await scriptSpeech(page)
    model.answer({ text: 'The *ferry* waits.\n\n> “Come aboard!” calls the ferryman.' })
    await openNewStory(page, reader)
    const drawer = await openDrawer(page)
    await expect(drawer.getByRole('button', { name: 'Pause' })).toHaveCount(0)
    await drawer.getByRole('switch', { name: 'Narrator Voice' }).click()
    await expect.poll(speech.said).toEqual(['The ferry waits.'])
    expect(await speech.last()).toEqual({
      text: 'The ferry waits.',
      rate: 0.9,
      pitch: 1,
      volume: 1,
      voice: 'Ava (Premium)',
    })
    expect(await speech.marked()).toBe('The ferry waits.')

    await drawer.getByRole('button', { name: 'Pause' }).click()
    await drawer.getByRole('button', { name: 'Resume' }).click()
    expect(await speech.calls()).toEqual(expect.arrayContaining(['pause', 'resume']))
    await speech.end()
    expect(await speech.marked()).toBe('“Come aboard!”')
    await drawer.getByLabel('Voice', { exact: true }).selectOption('Anna (de-DE)')
    await speech.end()
    expect(await speech.last()).toMatchObject({ text: 'calls the ferryman.', voice: 'Anna' })
    await drawer.getByRole('button', { name: 'Stop' }).click()
    await expect(drawer.getByRole('button', { name: 'Stop' })).toHaveCount(0)
    expect(await speech.marked()).toBe('')
  })

  test('begins with the first whole sentence of a reply that is still being told', async ({
    page,
    reader,
    model,
  }) => {
    const speech = await scriptSpeech(page)
    model.answer({ text: 'The ferry waits.' })
    await openNewStory(page, reader)
    const drawer = await openDrawer(page)
    await drawer.getByRole('switch', { name: 'Narrator Voice' }).click()
    await drawer.getByRole('button', { name: 'Close' }).click()
    const { field, stop } = storyScreen(page)
    model.answer({ text: `You board. ${'The rope creaks on and on. '.repeat(30)}`, tokenMs: 40 })
    await field.fill('I board')
    await field.press('Enter')
    await expect.poll(async () => (await speech.said()).at(-1)).toBe('You board.')
    await expect(stop).toBeVisible()
    await expect.poll(speech.marked).toBe('You board.')
  })

  test('is remembered, and is silent once the page is left', async ({ page, reader, model }) => {
    const speech = await scriptSpeech(page)
    model.answer({ text: 'The ferry waits. It creaks.' })
    await openNewStory(page, reader)
    const drawer = await openDrawer(page)
    await drawer.getByRole('switch', { name: 'Narrator Voice' }).click()
    await drawer.getByRole('button', { name: 'Close' }).click()
    await page.reload()
    await expect.poll(speech.said).toEqual(['The ferry waits.'])
    await page.getByRole('link', { name: 'Home', exact: true }).first().click()
    await expect(page.getByRole('heading', { name: 'Begin Your Unique Adventure' })).toBeVisible()
    expect((await speech.calls()).at(-1)).toBe('resume')
    expect(await speech.isSpeaking()).toBe(false)
  })

  test('that fails says so', async ({ page, reader, model }) => {
    const speech = await scriptSpeech(page)
    model.answer({ text: 'The ferry waits. It creaks.' })
    await openNewStory(page, reader)
    const drawer = await openDrawer(page)
    await drawer.getByRole('switch', { name: 'Narrator Voice' }).click()
    await expect.poll(speech.said).toHaveLength(1)
    await speech.fail('audio-hardware')
    await expect(toastOf(page)).toContainText('Speech Error')
    await expect(toastOf(page)).toContainText('Failed to speak the text. Please try again.')
    await expect(drawer.getByRole('button', { name: 'Play' })).toBeVisible()
  })

  test('is not there in a browser without it', async ({ page, reader, model }) => {
    await page.addInitScript(() => {
      delete (globalThis as { SpeechSynthesisUtterance?: unknown }).SpeechSynthesisUtterance
    })
    model.answer({ text: 'The ferry waits.' })
    await openNewStory(page, reader)
    const drawer = await openDrawer(page)
    await drawer.getByRole('switch', { name: 'Narrator Voice' }).click()
    await expect(toastOf(page)).toContainText('Not Supported')
    await expect(toastOf(page)).toContainText('Text-to-speech is not supported in your browser.')
    await expect(drawer.getByRole('switch', { name: 'Narrator Voice' })).not.toBeChecked()
  })

  test('is the browser’s own', async ({ page, reader, model }) => {
    await page.addInitScript(() => {
      const given: string[] = []
      const speak = speechSynthesis.speak.bind(speechSynthesis)
      SpeechSynthesis.prototype.speak = (utterance) => {
        given.push(utterance.text)
        speak(utterance)
      }
      Object.assign(globalThis, { given })
    })
    model.answer({ text: 'The ferry waits.' })
    await openNewStory(page, reader)
    const drawer = await openDrawer(page)
    await drawer.getByRole('switch', { name: 'Narrator Voice' }).click()
    const given = () => page.evaluate(() => (globalThis as { given?: string[] }).given)
    await expect.poll(given).toEqual(['The ferry waits.'])
  })
})

test.describe('the microphone', () => {
  test('writes what is said behind what was written', async ({ page, reader, model }) => {
    const mic = await microphone(page)
    model.answer({ text: 'The ferry waits.' })
    await openNewStory(page, reader)
    const { field } = storyScreen(page)
    await field.fill('I board')
    await page.getByRole('button', { name: 'Start recording' }).click()
    await expect(toastOf(page)).toContainText('Recording Started')
    await expect(toastOf(page)).toContainText('Speak now...')
    expect(await mic.settings()).toEqual({ lang: 'en-US', continuous: false, interimResults: false })
    await expect(page.getByRole('button', { name: 'Stop recording' })).toBeVisible()
    await mic.hear('and wave')
    await expect(field).toHaveValue('I board and wave')
    await expect(page.getByRole('button', { name: 'Start recording' })).toBeVisible()
  })

  test('lets the narrator go on speaking when it closes', async ({ page, reader, model }) => {
    const speech = await scriptSpeech(page)
    const mic = await microphone(page)
    model.answer({ text: 'The ferry waits. It creaks.' })
    await openNewStory(page, reader)
    const drawer = await openDrawer(page)
    await drawer.getByRole('switch', { name: 'Narrator Voice' }).click()
    await expect.poll(speech.said).toEqual(['The ferry waits.'])
    await drawer.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Start recording' }).click()
    await expect(page.getByRole('button', { name: 'Stop recording' })).toBeVisible()
    await expect.poll(async () => (await speech.calls()).at(-1)).toBe('pause')
    await mic.hear('and wave')
    await expect(storyScreen(page).field).toHaveValue('and wave')
    await expect.poll(async () => (await speech.calls()).at(-1)).toBe('resume')
    await speech.end()
    await expect.poll(speech.said).toEqual(['The ferry waits.', 'It creaks.'])
  })

  test('that is refused or fails says so', async ({ page, reader, model }) => {
    const mic = await microphone(page)
    model.answer({ text: 'The ferry waits.' })
    await openNewStory(page, reader)
    await page.getByRole('button', { name: 'Start recording' }).click()
    await mic.fail('not-allowed')
    await expect(toastOf(page)).toContainText('Permission Required')
    await expect(toastOf(page)).toContainText('Please enable microphone access to use voice input.')
    await page.getByRole('button', { name: 'Start recording' }).click()
    await mic.fail('network')
    await expect(toastOf(page)).toContainText('Recording Error')
    await expect(toastOf(page)).toContainText('Failed to record audio. Please try again.')
  })

  test('is not there in a browser without it', async ({ page, reader, model }) => {
    await page.addInitScript(() => {
      Object.assign(globalThis, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined })
    })
    model.answer({ text: 'The ferry waits.' })
    await openNewStory(page, reader)
    await page.getByRole('button', { name: 'Start recording' }).click()
    await expect(toastOf(page)).toContainText('Speech Recognition Not Supported')
    await expect(toastOf(page)).toContainText(
      "Your browser doesn't support speech recognition. Please try using Chrome.",
    )
    const voiceInput = (await openDrawer(page)).getByRole('switch', { name: 'Voice Input' })
    await voiceInput.click()
    await expect(page.getByRole('button', { name: 'Start recording', includeHidden: true })).toHaveCount(0)
    await expect(page.getByText('Press Enter to send • Shift+Enter for new line')).toBeAttached()
    await expect(page.getByText('Click mic to record')).toHaveCount(0)
    await voiceInput.click()
    await expect(toastOf(page)).toContainText('Not Supported')
    await expect(toastOf(page)).toContainText('Speech input is not supported in your browser.')
  })
})

test.describe('the drawer', () => {
  test('opens and closes by keyboard and gives the focus back', async ({ page, reader, model }) => {
    model.answer({ text: 'The ferry waits.' })
    await openNewStory(page, reader)
    const opener = page.getByRole('button', { name: 'Story Experience' })
    await opener.press('Enter')
    const drawer = drawerOf(page)
    await expect(drawer.getByRole('switch', { name: 'Narrator Voice' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(opener).toBeFocused()
  })

  test('closes when it is swiped down further than a quarter', async ({ page, reader, model }) => {
    model.answer({ text: 'The ferry waits.' })
    await openNewStory(page, reader)
    const drawer = await openDrawer(page)
    await drawer.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))
    const { x, y, width, height } = (await drawer.boundingBox())!
    const pull = async (share: number) => {
      await page.mouse.move(x + width / 2, y + 20)
      await page.mouse.down()
      await page.mouse.move(x + width / 2, y + 20 + height * share, { steps: 5 })
      await page.mouse.up()
    }
    await pull(0.2)
    await expect(drawer).toBeVisible()
    await expect.poll(async () => Math.round((await drawer.boundingBox())!.y)).toBe(Math.round(y))
    await pull(0.35)
    await expect(drawer).toBeHidden()
  })
})
