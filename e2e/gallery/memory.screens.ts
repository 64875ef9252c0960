import type { StoryMemory } from '#contract/memory.ts'
import type { StoryPortraits } from '#contract/portraits.ts'
import type { ToldWith } from '#contract/told-with.ts'
import { expect } from '../app.fixture.ts'
import { answer, refuse, withhold } from './answers.ts'
import type { Screen, Stage } from './screen.ts'
import { openAdas } from './story.screens.ts'

const fact = (id: number, text: string, turn: number) => ({
  id,
  text,
  messageId: 10 + turn * 2,
  turn,
  isPinned: false,
  origin: 'keeper' as const,
})

const memory: StoryMemory = {
  spans: [
    {
      id: 1,
      title: 'A bell under the sea',
      summary:
        'A bell rang under the water each night at the same hour. Mira the ferrywoman rowed you out to it, and made you promise to tell nobody of the brass key.',
      fromMessageId: 1,
      toMessageId: 24,
      fromTurn: 0,
      toTurn: 11,
      openThreads: ['Who rings the bell?', 'What the key opens'],
    },
    {
      id: 2,
      title: 'The drowned village',
      summary:
        'At low tide the roofs of the drowned village came out of the sea. In the third house lay a letter to you.',
      fromMessageId: 25,
      toMessageId: 48,
      fromTurn: 12,
      toTurn: 23,
      openThreads: [],
    },
  ],
  entries: [
    {
      id: 1,
      kind: 'person',
      name: 'Mira',
      aliases: ['the ferrywoman'],
      facts: [
        { ...fact(1, 'Mira hid a brass key under the third plank of the jetty', 4), isPinned: true },
        { ...fact(2, 'Mira’s brother went down with the Saint Anne', 9), knownBy: ['Mira'] },
      ],
    },
    {
      id: 2,
      kind: 'place',
      name: 'The drowned village',
      aliases: [],
      facts: [
        { ...fact(3, 'It can be reached on foot at the lowest tide', 14), origin: 'reader', messageId: null },
      ],
    },
  ],
  proposals: [],
  note: null,
  state: 'up_to_date',
  asksFirst: false,
}

const { spans, entries } = memory
const toldWith: ToldWith = {
  turn: 31,
  earlierMessageId: 70,
  pins: [{ id: 1, about: 'Mira', text: entries[0]!.facts[0]!.text, messageId: 18, turn: 4 }],
  spans: spans.map(({ id, title, summary, fromTurn, toTurn }) => ({ id, title, summary, fromTurn, toTurn })),
  facts: [{ id: 2, about: 'Mira', text: entries[0]!.facts[1]!.text, messageId: 28, turn: 9 }],
  inPlay: [],
  passages: [{ messageId: 30, turn: 10, text: 'The bell strikes eleven, and stops. Mira crosses herself.' }],
  firstMessageId: 49,
  note: null,
  promptTokens: 4_812,
  memoryTokens: 903,
  costUsd: 0.0021,
}
const nothing: StoryMemory = { ...memory, spans: [], entries: [] }
const asking: StoryMemory = {
  ...memory,
  asksFirst: true,
  proposals: [
    {
      id: 7,
      about: 'Mira',
      text: 'Mira threw the brass key into the well behind the mill',
      messageId: 52,
      turn: 26,
      before: { text: entries[0]!.facts[0]!.text, goes: true },
    },
    { id: 8, about: 'The bell', text: 'The bell strikes eleven each night', messageId: 54, turn: 27 },
    {
      id: 9,
      about: 'The drowned village',
      text: 'Since the storm the village lies dry at noon as well',
      messageId: 56,
      turn: 28,
      knownBy: ['Tom'],
      before: { text: entries[1]!.facts[0]!.text, goes: false },
    },
    {
      id: 10,
      about: 'Mira',
      text: 'She gave the ferry away.',
      isStrike: true,
      messageId: 56,
      turn: 28,
      before: { text: entries[0]!.facts[1]!.text, goes: true },
    },
  ],
}

const open = async (stage: Stage) => {
  await openAdas(stage)
  await stage.page.getByRole('button', { name: 'What the narrator knows' }).click()
  await expect(stage.page.getByRole('dialog', { name: 'What the narrator knows' })).toBeVisible()
}
const portraits: StoryPortraits = {
  people: [
    { person: 'hero', words: 'You wear a long grey coat.' },
    { person: 'mira', name: 'Mira', words: 'Mira. The ferrywoman has one blue eye.', status: 'painting' },
    { person: 'tom', name: 'Tom', words: 'Tom. Mira’s brother.', status: 'failed' },
  ],
  painter: { name: 'image-model', isModel: true },
  alsoSaid: 'Style: a portrait, head and shoulders.',
  priceUsd: 0.04,
}

const openWith = async (stage: Stage, known: StoryMemory) => {
  await answer(stage.page, '**/memory', known)
  await answer(stage.page, '**/told-with', toldWith)
  await open(stage)
  await expect(stage.page.getByRole('button', { name: 'Add a fact' })).toBeVisible()
}

export const memoryScreens: Screen[] = [
  { name: 'memory', reach: (stage) => openWith(stage, memory) },
  {
    name: 'memory facts',
    async reach(stage) {
      await openWith(stage, memory)
      await stage.page.getByRole('article', { name: 'Mira' }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'memory correct',
    async reach(stage) {
      await openWith(stage, memory)
      await stage.page.getByRole('button', { name: 'Correct: Mira hid' }).click()
      await stage.page.getByLabel('In your words').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'memory add',
    async reach(stage) {
      await openWith(stage, memory)
      await stage.page.getByRole('button', { name: 'Add a fact' }).click()
      await stage.page.getByLabel('About').fill('Tom')
      await stage.page.getByRole('button', { name: 'Add', exact: true }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'memory given',
    async reach(stage) {
      await openWith(stage, memory)
      await stage.page.getByText('Given with the last reply').click()
      await stage.page.getByText('The bell strikes eleven').scrollIntoViewIfNeeded()
    },
  },
  { name: 'memory proposals', reach: (stage) => openWith(stage, asking) },
  {
    name: 'memory portraits',
    async reach(stage) {
      const { page } = stage
      await answer(page, '**/memory', memory)
      await open(stage)
      await page.getByRole('button', { name: 'Paint a portrait' }).first().click()
      const paint = page.getByRole('button', { name: 'Paint', exact: true })
      await paint.click()
      await expect(page.getByRole('button', { name: /^Open the picture: A portrait/ })).toBeVisible({
        timeout: 20_000,
      })
      await page.getByRole('heading', { name: 'Portraits' }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'memory portrait to be painted',
    async reach(stage) {
      await answer(stage.page, '**/portraits', portraits)
      await openWith(stage, memory)
      await stage.page.getByRole('button', { name: 'Paint again of Tom' }).click()
      await stage.page.getByRole('button', { name: 'Paint', exact: true }).scrollIntoViewIfNeeded()
    },
  },
  { name: 'memory empty', reach: (stage) => openWith(stage, nothing) },
  { name: 'memory working', reach: (stage) => openWith(stage, { ...memory, state: 'working' }) },
  { name: 'memory failed', reach: (stage) => openWith(stage, { ...memory, state: 'failed' }) },
  { name: 'memory of the storyteller', reach: (stage) => openWith(stage, { ...nothing, state: 'own' }) },
  {
    name: 'memory coming',
    async reach(stage) {
      await withhold(stage.page, '**/memory')
      await open(stage)
      await expect(stage.page.getByText('Reading the memory')).toBeAttached()
    },
  },
  {
    name: 'memory out of reach',
    async reach(stage) {
      await refuse(stage.page, '**/memory', 'Something went wrong', 500)
      await open(stage)
      await expect(stage.page.getByText('The memory could not be read')).toBeVisible()
    },
  },
  {
    name: 'memory after a day away',
    async reach(stage) {
      await answer(stage.page, '**/memory', memory)
      await stage.page.clock.setFixedTime(Date.now() + 26 * 3_600_000)
      await openAdas(stage)
      await stage.page.getByRole('region', { name: 'Previously' }).scrollIntoViewIfNeeded()
    },
  },
]
