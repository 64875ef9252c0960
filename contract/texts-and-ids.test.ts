import type * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { DeletionForm, NewPassword, ResetForm } from './account.ts'
import { Email, LoginForm, RegisterForm, Username } from './auth.ts'
import { NumberId, NumberIdInPath, StoryId } from './ids.ts'
import { picturePath, pictureSources } from './picture-addresses.ts'
import { listStories, searchStory } from './library.ts'
import { generateImage } from './scenes.ts'
import { continueStory, retryTurn, startStory } from './stories.ts'
import { Title } from './titles.ts'
import { editMessage, setNote } from './versions.ts'

const letters = (count: number): string => 'x'.repeat(count)
const messagesOf = (schema: z.ZodMiniType, value: unknown): string[] | undefined =>
  schema.safeParse(value).error?.issues.map(({ message }) => message)

test.each<[z.ZodMiniType, unknown, unknown]>([
  [Username, 'ada', 'ada'],
  [Username, letters(30), letters(30)],
  [Username, 'Zoë_9.-', 'Zoë_9.-'],
  [Username, 'हिन्दी', 'हिन्दी'],
  [Email, ' ada@example.org ', 'ada@example.org'],
  [NewPassword, letters(8), letters(8)],
  [NewPassword, letters(1_000), letters(1_000)],
  [NumberId, 1, 1],
  [NumberIdInPath, '1', 1],
  [NumberIdInPath, '999999999999999', 999_999_999_999_999],
  [StoryId, letters(21), letters(21)],
  [StoryId, letters(64), letters(64)],
  [Title, ' The\u00a0Mill \uD83D', 'The\u00a0Mill \uFFFD'],
  [Title, letters(200), letters(200)],
  [startStory.body, { prompt: letters(4_000) }, { prompt: letters(4_000) }],
])('%# %j is taken as %j', (schema, value, taken) => {
  expect(schema.parse(value)).toEqual(taken)
})

const ODD_NAME = 'Username may only contain letters, digits, _, - and .'
const NO_EMAIL = 'Please enter a valid email address'
const credentials = { username: 'ada', email: 'a@b.org', password: letters(6), captchaAnswer: '7' }
const picture = { storyId: letters(21), content: 'A mill' }
const NO_SCENE = 'No content available for image generation'

test.each<[z.ZodMiniType, unknown, string]>([
  [Username, 'al', 'Username must be at least 3 characters'],
  [Username, letters(31), 'Username must be at most 30 characters'],
  [Username, 'ada lovelace', ODD_NAME],
  [Username, 'ada\u3164', ODD_NAME],
  [Username, 'ａｄａ', ODD_NAME],
  [Username, 'ada\u0301!', ODD_NAME],
  [Email, 'ada', NO_EMAIL],
  [Email, `${letters(250)}@b.org`, NO_EMAIL],
  [LoginForm, { username: '', password: letters(6) }, 'Username or Email is required'],
  [LoginForm, { username: 'ada', password: letters(5) }, 'Password must be at least 6 characters'],
  [RegisterForm, { ...credentials, password: letters(1_001) }, 'Password must be at most 1000 characters'],
  [RegisterForm, { ...credentials, captchaAnswer: '' }, 'Please solve the CAPTCHA'],
  [NewPassword, letters(7), 'Password must be at least 8 characters'],
  [DeletionForm, { password: '' }, 'Current password is required'],
  [Title, '\u200b \u00a0', 'Please enter a title'],
  [Title, letters(201), 'Please keep the title to 200 characters'],
  [startStory.body, { prompt: ' \n' }, 'Please write something first'],
  [startStory.body, { prompt: letters(4_001) }, 'Please keep it to 4000 characters'],
  [startStory.body, { prompt: 'A', clientId: letters(20) }, 'clientId must be 21 url-safe characters'],
  [generateImage.body, { ...picture, storyId: 'x' }, 'Cannot generate image: Story not properly initialized'],
  [generateImage.body, { ...picture, content: ' \n' }, NO_SCENE],
  [generateImage.body, { storyId: letters(21) }, NO_SCENE],
  [generateImage.body, { ...picture, content: letters(20_001) }, 'The scene is too long to be painted'],
])('%# %j is refused: %s', (schema, value, text) => {
  expect(messagesOf(schema, value)).toContain(text)
})

const history = (count: number) => ({
  message: 'A',
  history: Array.from({ length: count }, () => ({ role: 'user', content: '' })),
})

test.each<[z.ZodMiniType, unknown]>([
  [NumberId, 0],
  [NumberId, 1.5],
  [NumberIdInPath, '0'],
  [NumberIdInPath, '07'],
  [NumberIdInPath, '1000000000000000'],
  [NumberIdInPath, '7x'],
  [StoryId, letters(20)],
  [StoryId, letters(65)],
  [StoryId, `${letters(20)}/`],
  [ResetForm, { token: letters(101), newPassword: letters(8) }],
  [RegisterForm, { ...credentials, captchaAnswer: letters(101) }],
  [LoginForm, { username: letters(255), password: letters(6) }],
  [continueStory.body, history(2_001)],
])('%# %j is refused', (schema, value) => {
  expect(schema.safeParse(value).success).toBe(false)
})

test.each<[string, z.ZodMiniType, (text: string) => unknown, number]>([
  ['an edited message', editMessage.body, (content) => ({ content, keepFollowing: false }), 20_000],
  ['a note', setNote.body, (text) => ({ text }), 1_000],
  ['a wish for one reply', retryTurn.body, (guide) => ({ guide }), 500],
  ['a search of the library', listStories.query, (search) => ({ search }), 200],
  ['a search in a story', searchStory.query, (search) => ({ search }), 200],
])('%s has at most so many characters', (_, schema, around, most) => {
  expect(schema.safeParse(around(letters(most))).success).toBe(true)
  expect(schema.safeParse(around(letters(most + 1))).success).toBe(false)
})

test('a long history is still one', () => {
  expect(continueStory.body.safeParse(history(2_000)).success).toBe(true)
})

test('a picture of ours is named in each of its widths, any other in none', () => {
  const id = letters(21)
  const one = `/pictures/${id}`
  expect(pictureSources(`${one}/480.webp`)).toBe(
    `${one}/480.webp 480w, ${one}/960.webp 960w, ${one}/1280.webp 1280w`,
  )
  expect(pictureSources(`${one}/480.webp`, '/tales')).toContain(`/tales${one}/480.webp 480w, /tales${one}/`)
  expect(picturePath('one')).toBe('/pictures/one/1280.webp')
  expect(picturePath('one', 480)).toBe('/pictures/one/480.webp')
  const others = [`${one}/x.webp`, `https://elsewhere${one}/480.webp`, `${one}/480.webp?x`, '/p.webp']
  expect(others.map((other) => pictureSources(other))).toEqual(others.map(() => undefined))
})
