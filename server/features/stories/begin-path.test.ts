import pg from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import { continueStory, startStory } from '#contract/stories.ts'
import { startTestApp } from '#testing/start-test-app.ts'
import { pathOfTurn } from './begin-path.postgres.ts'
import type { TurnAtHead } from './turn-rows.ts'

type Ask = (...given: unknown[]) => unknown

afterEach(() => vi.restoreAllMocks())

const row = { turn: 3, kind: null, isCut: 0, hasMemory: 0, memory: null }
const above = [{ ...row, id: 7, depth: 6, role: 'assistant' as const, content: 'The ferry waits.' }]
const stored = { headId: 7, userMessageId: 8, replyId: 9, depth: 8, turn: 4, replyKind: null }
const turn = { message: 'I row', kind: 'say' } as unknown as TurnAtHead

test('a path ends with what the turn stored below it', () => {
  const said = { ...row, id: 8, depth: 7, turn: 4, role: 'user', kind: 'say', content: 'I row' }
  const reply = { ...row, id: 9, depth: 8, turn: 4, role: 'assistant', content: '' }
  expect(pathOfTurn(above, stored, turn)).toEqual([...above, said, reply])
})

test('a path to another message than the turn goes on from is none of it', () => {
  expect(pathOfTurn(above, { ...stored, headId: 6 }, turn)).toBeUndefined()
  expect(pathOfTurn([], stored, turn)).toBeUndefined()
  expect(pathOfTurn(undefined, stored, turn)).toBeUndefined()
})

test.each([
  ['was read too early', (ask: Ask, given: unknown[]) => ask({ ...(given[0] as object), values: ['[]'] })],
  ['could not be read', () => Promise.reject(new Error('the connection broke'))],
])('a path that %s is read again', async (_, early) => {
  await using app = await startTestApp('postgres')
  const reader = await app.reader()
  const { storyId } = await reader.ask(startStory, { body: { prompt: 'A ferry at night' } })
  const say = (message: string) => reader.ask(continueStory, { params: { storyId }, body: { message } })
  await say('I row')
  const ask = pg.Pool.prototype.query as Ask
  const asked: boolean[] = []
  vi.spyOn(pg.Pool.prototype, 'query').mockImplementation(function (this: pg.Pool, ...given: unknown[]) {
    const question = given[0] as { name?: string; values?: unknown[] }
    const isPath = question.name === 'recent-paths'
    const isEarly = isPath && (question.values as string[])[0]!.includes('"coming":2')
    if (isPath) asked.push(isEarly)
    // Nothing is seen of a story whose last reply is not there yet.
    return isEarly
      ? early((...other) => Reflect.apply(ask, this, other), given)
      : Reflect.apply(ask, this, given)
  })
  await say('I sing')
  expect(asked).toEqual([true, false])
  const told = app.narrator.inputs.at(-1)!.path.map(({ content }) => content)
  expect(told).toEqual([
    expect.stringContaining('Turn 0'),
    'I row',
    expect.stringContaining('Turn 1'),
    'I sing',
  ])
})
