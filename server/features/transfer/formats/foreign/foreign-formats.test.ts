import { describe, expect, test } from 'vitest'
import { importFormatNames } from '#contract/importing.ts'
import { cardV2, cardV3 } from '#testing/foreign-files/contents.ts'
import {
  base64,
  foreignFiles,
  jsonFile,
  pngWith,
  type ForeignFile,
} from '#testing/foreign-files/foreign-files.ts'
import { readStoryFile } from '../read-story-file.ts'

const NOW = Date.parse('2026-11-22T07:00:00.000Z')
const read = (file: ForeignFile) => readStoryFile({ ...file, now: NOW })
const readOne = (format: keyof typeof foreignFiles, at = 0) => read(foreignFiles[format][at]!)
const loreOf = ({ document: { memory } }: ReturnType<typeof read>) =>
  memory.entries.map(({ id, kind, name, aliases }) => ({
    kind,
    names: [name, ...aliases.map((alias) => alias.name)],
    facts: memory.facts
      .filter(({ entry }) => entry === id)
      .map(({ text, isPinned }) => (isPinned ? `! ${text}` : text)),
  }))
const told = ({ document }: ReturnType<typeof read>) =>
  document.messages.map(({ parent, role, text }) => [parent, role, text])

test.each(importFormatNames.filter((name) => name !== 'story' && name !== 'scenario'))(
  'a file of the format %s is known',
  (name) => {
    expect(foreignFiles[name].map((file) => read(file).format)).toEqual(foreignFiles[name].map(() => name))
  },
)

describe('a character card', () => {
  test('of version 1 is a scenario, an opening and a person', () => {
    const card = readOne('card')
    expect(card.document).toMatchObject({
      title: 'Mira',
      scenario: 'A river town at night\n\nMira keeps the ferry. She owes the hero a crossing.',
      head: 1,
    })
    expect(told(card)).toEqual([[null, 'assistant', 'Mira looks up. The hero is late.']])
    expect(loreOf(card)).toEqual([{ kind: 'person', names: ['Mira'], facts: ['! Dry, patient'] }])
    expect(card.leftOut).toEqual(['Examples of dialogue'])
  })

  test('of version 2 has its other greetings as openings, its book as lore and its instructions as the note', () => {
    const card = readOne('card', 1)
    expect(told(card).map(([, , text]) => text)).toEqual([
      'Mira looks up. The hero is late.',
      'The ferry is gone.',
      'The hero wakes on the quay.',
    ])
    expect(card.document.note).toBe('Keep Mira dry.\nIt rains.')
    expect(loreOf(card).slice(1)).toEqual([
      { kind: 'thing', names: ['Old Bell', 'bell'], facts: ['The Old Bell rings before a drowning.'] },
      { kind: 'thing', names: ['guild'], facts: ['! The guild owns every boat.'] },
    ])
    expect(card.leftOut).toEqual([
      'Place and order of entries in the prompt',
      'Patterns among the keys of entries',
      'Decorators in entries',
      'Switched off: Mayor',
      'Examples of dialogue',
      'The creator’s notes',
      'Instructions to the model',
      'Tags',
      'The card’s creator',
      'The card’s version',
    ])
  })

  test('of version 3 is called by its nickname, in JSON, in a picture before an older one, and in an archive', () => {
    const opening = (at: number) => told(readOne('card', at))[0]![2]
    expect([2, 3, 4].map(opening)).toEqual(Array(3).fill('Ferry-Mira looks up. The hero is late.'))
    expect(readOne('card', 3).leftOut).toContain('The picture of the card')
    expect(readOne('card', 4).leftOut).toContain('Pictures and sounds of the card')
    expect(told(read({ name: 'x.png', bytes: pngWith({ Chara: base64(cardV2) }) }))[0]![2]).toBe(
      'Mira looks up. The hero is late.',
    )
  })

  test('calls the player as they wish', () => {
    const file = { ...foreignFiles.card[0]!, playerName: 'Ada', now: NOW }
    expect(readStoryFile(file).document.messages[0]!.text).toBe('Mira looks up. Ada is late.')
    expect(readStoryFile(file).namesPlayer).toBe(true)
    expect(readOne('koboldSave').namesPlayer).toBe(false)
  })

  test('loses nothing that is unknown without a word', () => {
    const card = read(
      jsonFile('x.json', { ...cardV3, data: { ...cardV3.data, voice: { id: 3 }, empty: '' } }),
    )
    expect(card.leftOut).toContain('“voice”')
    expect(card.leftOut).not.toContain('“empty”')
  })
})

test('a chat comes with the versions of its replies, its times and its note', () => {
  const chat = readOne('chat')
  expect(told(chat)).toEqual([
    [null, 'assistant', 'Ada is late.'],
    [1, 'user', 'I pay her.'],
    [2, 'assistant', 'She laughs.'],
    [2, 'assistant', 'She nods.'],
    [4, 'user', 'I step in.'],
  ])
  expect(chat.document.messages.map(({ createdAt }) => createdAt)).toEqual([
    '2024-03-05T20:11:00.000Z',
    '2024-03-05T20:12:00.000Z',
    '2024-03-05T20:13:01.000Z',
    '2024-03-05T20:13:01.000Z',
    '2024-03-05T20:14:00.000Z',
  ])
  expect(chat.document).toMatchObject({ title: 'Mira', head: 5, note: 'Keep it short' })
  expect(chat.leftOut).toEqual(['Messages that were hidden', 'Pictures, files and notes on messages'])
})

test('World Info becomes lore, and the narrator is still to tell the opening', () => {
  const lore = readOne('worldInfo')
  expect(lore.document).toMatchObject({ title: 'harbour', scenario: 'harbour' })
  expect(lore.document.messages).toMatchObject([{ text: '', status: 'interrupted' }])
  expect(loreOf(lore)).toEqual([
    { kind: 'thing', names: ['The bell', 'Old Bell'], facts: ['It rings before a drowning.'] },
    { kind: 'rule', names: ['Law'], facts: ['! Nobody crosses at noon.'] },
  ])
  expect(lore.leftOut).toEqual([
    'Second keys of entries',
    'Place and order of entries in the prompt',
    'Switched off: Mayor',
  ])
  expect(readOne('worldInfo', 1).document).toMatchObject({
    title: 'The harbour',
    scenario: 'A town by a river',
  })
})

test('what an entry of lore holds beside its words is named, in common words where there are some', () => {
  const leftOutOf = (entry: object) =>
    read(jsonFile('lore.json', { entries: { 0: { uid: 7, key: ['bell'], content: 'It rings.', ...entry } } }))
      .leftOut
  expect(leftOutOf({ probability: 100, useProbability: true, displayIndex: 3, addMemo: true })).toEqual([])
  expect(leftOutOf({ probability: 40, sticky: 2, cooldown: 1, group: 'sounds', scanDepth: 3 })).toEqual([
    'Chance by which entries are told',
    'Times at which entries begin and end',
    'Groups of entries',
    'Rules by which keys of entries are found',
  ])
  expect(leftOutOf({ mood: 'grim', extensions: { other: 1 } })).toEqual([
    '“mood”',
    'Settings of other programs',
  ])
})

test('a scenario of NovelAI has its placeholders filled, and a lorebook its entries', () => {
  const scenario = readOne('novelScenario')
  expect(scenario.document).toMatchObject({
    title: 'The ferry',
    scenario: 'A river town at night\n\nYou owe the ferry woman.',
    note: 'Keep it short.',
  })
  expect(told(scenario)).toEqual([[null, 'assistant', 'Rain falls on Aldwater. You are Who you are.']])
  const lore = [
    { kind: 'thing', names: ['Old Bell', 'bell'], facts: ['The Old Bell rings before a drowning.'] },
    { kind: 'rule', names: ['Law'], facts: ['! Nobody crosses at noon.'] },
  ]
  expect(loreOf(scenario)).toEqual(lore)
  expect(loreOf(readOne('novelLorebook'))).toEqual(lore)
  expect(scenario.leftOut).toEqual([
    'Patterns among the keys of entries',
    'Rules by which keys of entries are found',
    'Tags',
    'Settings of other programs',
    'The scenario’s author',
  ])
})

test('story cards of AI Dungeon become people and places', () => {
  expect(loreOf(readOne('storyCards'))).toEqual([
    { kind: 'person', names: ['Mira', 'ferry woman'], facts: ['Mira keeps the ferry.'] },
    { kind: 'place', names: ['Quay'], facts: ['The quay is wet.'] },
  ])
  expect(readOne('storyCards').leftOut).toEqual(['Notes on story cards', 'Settings of other programs'])
})

test('a save of KoboldAI is told in turns', () => {
  const save = readOne('koboldSave')
  expect(told(save)).toEqual([
    [null, 'assistant', 'Rain falls. Nobody is here.'],
    [1, 'user', 'You knock'],
    [2, 'assistant', 'Mira opens.'],
  ])
  expect(save.document).toMatchObject({
    scenario: 'You owe the ferry woman.',
    note: 'Keep it short.',
    head: 3,
  })
  expect(loreOf(save)).toEqual([
    { kind: 'thing', names: ['bell', 'Old Bell'], facts: ['It rings before a drowning.'] },
  ])
  expect(save.leftOut).toEqual(['Other versions of passages', 'The frame of the author’s note'])
})

test('plain text is a scenario, what is too long for it is remembered', () => {
  expect(readOne('plainText').document).toMatchObject({
    title: 'The long night',
    scenario: 'I am the last keeper of a lighthouse.\n\nA boat comes without lights.',
  })
  const long = read({ name: 'long.txt', bytes: new TextEncoder().encode('A short sentence. '.repeat(400)) })
  expect(long.document.title).toBe('long')
  expect(long.document.scenario.length).toBeLessThanOrEqual(4_000)
  expect(long.document.memory.facts.length).toBeGreaterThan(5)
})
