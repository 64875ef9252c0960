import { expect, test } from './app.fixture.ts'
import { openDrawer, openNewStory, storyScreen } from './screens.ts'
import { scriptSpeech } from './scripted-speech.ts'

test.use({ narrator: 'model' })

test('the narrator’s voice has a bar of its own while it speaks: back a sentence, pause, speed and silence', async ({
  page,
  reader,
  model,
}) => {
  const speech = await scriptSpeech(page)
  model.answer({ text: 'The ferry waits. It creaks. It leaves.' })
  await openNewStory(page, reader)
  const bar = page.getByRole('group', { name: 'The narrator’s voice' })
  await expect(storyScreen(page).field).toBeVisible()
  await expect(bar).toHaveCount(0)
  const drawer = await openDrawer(page)
  await drawer.getByRole('switch', { name: 'Narrator Voice' }).click()
  await drawer.getByRole('button', { name: 'Close' }).click()
  await expect.poll(speech.said).toEqual(['The ferry waits.'])
  await speech.end()
  expect(await speech.marked()).toBe('It creaks.')
  await bar.getByRole('button', { name: 'Back a sentence' }).click()
  await expect.poll(speech.marked).toBe('The ferry waits.')
  await bar.getByLabel('Speed').selectOption('1.5×')
  expect(await speech.last()).toMatchObject({ text: 'The ferry waits.', rate: 0.9 * 1.5 })
  await bar.getByRole('button', { name: 'Pause' }).click()
  await bar.getByRole('button', { name: 'Resume' }).click()
  expect(await speech.calls()).toEqual(expect.arrayContaining(['pause', 'resume']))
  await bar.getByRole('button', { name: 'Silence the voice' }).click()
  await expect(bar).toHaveCount(0)
  expect(await speech.marked()).toBe('')

  await page.reload()
  await expect(bar.getByLabel('Speed')).toHaveValue('1.5')
})
