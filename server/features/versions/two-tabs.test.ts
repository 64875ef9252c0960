import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { continueStory, startStory } from '#contract/stories.ts'
import { editMessage, getTree, undoTurn } from '#contract/versions.ts'
import { Person } from '#testing/people.ts'
import { createTestDatabase } from '#testing/postgres/test-database.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'

const ROUNDS = 6

function expectDoneOrRefused(outcomes: readonly { status: number; body: { error?: string } }[]): void {
  const refusals = outcomes.filter(({ status }) => status !== 200)
  expect(refusals.map(({ status, body }) => [status, body.error])).toEqual(
    refusals.map(() => [409, 'The narrator is still writing']),
  )
}

describe.each(engines)('a story in two tabs at once on %s', (engine) => {
  const nodes: TestApp[] = []
  let tabs: [Person, Person]
  let remove = async () => {}

  /** On PostgreSQL each tab speaks to a node of its own, on SQLite both to the same process. */
  beforeAll(async () => {
    if (engine === 'postgres') {
      const database = await createTestDatabase()
      remove = () => database.drop()
      const env = { DATABASE_URL: database.url, DATABASE_POOL_SIZE: '4' }
      for (let node = 0; node < 2; node++) nodes.push(await startTestApp('sqlite', { env }))
    } else nodes.push(await startTestApp(engine))
    const first = await nodes[0]!.reader()
    const second = new Person(nodes.at(-1)!.url)
    for (const [name, value] of first.cookies) second.cookies.set(name, value)
    tabs = [first, second]
  })
  afterAll(async () => {
    for (const node of nodes) await node[Symbol.asyncDispose]()
    await remove()
  })

  const beginStory = async () =>
    (await tabs[0].ask(startStory, { body: { prompt: 'A tower by the sea' } })).storyId
  const treeOf = async (storyId: string) => {
    const { headId, nodes: found } = await tabs[1].ask(getTree, { params: { storyId } })
    return { headId, found, at: (text: string) => found.find(({ excerpt }) => excerpt === text) }
  }

  test('two turns below the same message are two branches or a clear refusal, and no word is lost', async () => {
    const storyId = await beginStory()
    const params = { storyId }
    for (let round = 0; round < ROUNDS; round++) {
      const { headId: parentId } = await treeOf(storyId)
      const send = (tab: Person, message: string) =>
        tab.call(continueStory, { params, body: { message, parentId: parentId! } })
      const words = [`First tab ${round}`, `Second tab ${round}`] as const
      const outcomes = await Promise.all(tabs.map((tab, at) => send(tab, words[at]!)))
      expectDoneOrRefused(outcomes)
      const between = await treeOf(storyId)
      for (const [at, { status }] of outcomes.entries()) {
        expect(between.at(words[at]!) !== undefined).toBe(status === 200)
        if (status !== 200) await send(tabs[at]!, words[at]!)
        const { at: node, found } = await treeOf(storyId)
        const turn = node(words[at]!)!
        expect(turn.parentId).toBe(parentId)
        const below = found.filter((one) => one.parentId === turn.messageId)
        expect(below.map(({ role }) => role)).toEqual(['assistant'])
      }
      expect(outcomes.some(({ status }) => status === 200)).toBe(true)
    }
    // The opening, and of each round two turns with a reply each.
    expect((await treeOf(storyId)).found).toHaveLength(1 + ROUNDS * 4)
  })

  test('a turn, an edit and an undo at once leave every text in the tree', async () => {
    const storyId = await beginStory()
    const params = { storyId }
    for (let round = 0; round < ROUNDS; round++) {
      await tabs[0].ask(continueStory, { params, body: { message: `Before ${round}` } })
      const tree = await treeOf(storyId)
      const before = tree.at(`Before ${round}`)!
      const messageId = String(before.messageId)
      const [turn, edit, undo] = await Promise.all([
        tabs[0].call(continueStory, {
          params,
          body: { message: `After ${round}`, parentId: tree.headId! },
        }),
        tabs[1].call(editMessage, {
          params: { storyId, messageId },
          body: { content: `Corrected ${round}`, keepFollowing: true },
        }),
        tabs[1].call(undoTurn, { params }),
      ])
      expectDoneOrRefused([turn, edit, undo])
      const after = await treeOf(storyId)
      expect(after.at(`Before ${round}`)).toBeDefined()
      expect(after.at(`After ${round}`) !== undefined).toBe(turn.status === 200)
      expect(after.at(`Corrected ${round}`)?.messageId).toBe(
        edit.status === 200 ? before.messageId : undefined,
      )
      expect(after.found.map(({ messageId: id }) => id)).toContain(after.headId)
      for (const { messageId: id } of tree.found)
        expect(after.found.map((one) => one.messageId)).toContain(id)
    }
  })
})
