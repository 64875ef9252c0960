import { deepStrictEqual as expectEqual } from 'node:assert'
import fc from 'fast-check'
import type { Arguments } from '#contract/endpoint.ts'
import { continueStory, getCurrentState, retryTurn, startStory } from '#contract/stories.ts'
import { editMessage, getPath, getTree, moveHead, redoTurn, undoTurn } from '#contract/versions.ts'
import type { Person } from '#testing/people.ts'
import type { TestApp } from '#testing/start-test-app.ts'
import { pressesOnMap } from './presses-on-map.ts'
import { pathDownTo, StoryModel, type ToldText } from './story-model.ts'

const OPERATIONS = ['say', 'say', 'story', 'more', 'retry', 'undo', 'undo', 'redo', 'go', 'follow'] as const
const RARER = ['branch', 'version', 'correct', 'look'] as const

export interface WalkStep {
  does: (typeof OPERATIONS)[number] | (typeof RARER)[number]
  /** Which of the texts told so far it is done to. */
  to: number
}

export const walkSteps = (least: number, most: number): fc.Arbitrary<WalkStep[]> =>
  fc.array(fc.record<WalkStep>({ does: fc.constantFrom(...OPERATIONS, ...RARER), to: fc.nat(100_000) }), {
    minLength: least,
    maxLength: most,
    size: 'max',
  })

/**
 * Plays a new story step by step, beside a model of it that is told straight, and expects after each step that the
 * story stands as the model does, and that no narrator was handed a word of another path. At its end every text that
 * was ever told must stand in the tree, be opened from there, and be three presses away on the page's map at most.
 */
export async function walkStory(app: TestApp, reader: Person, steps: readonly WalkStep[]): Promise<void> {
  let texts = 0
  const next = (word: string) => `${word} ${++texts}.`
  let replies: string[] = []
  app.narrator.script = { pieces: () => [(replies = [...replies, next('Reply')]).at(-1)!] }
  const { storyId } = await reader.ask(startStory, { body: { prompt: 'A walk' } })
  const params = { storyId }
  const model = new StoryModel(replies.at(-1)!)
  /** Ids of texts, as far as they were seen. */
  const ids = new Map<ToldText, number>()
  const send = async (body: Arguments<typeof continueStory>['body']) => {
    await reader.ask(continueStory, { params, body })
    return replies.at(-1)!
  }

  for (const { does, to } of steps) {
    const chosen = model.told[to % model.told.length]!
    const inputs = app.narrator.inputs.length
    if (does === 'say' || does === 'story') {
      const message = next('Turn')
      model.say(message, await send({ message, kind: does }))
    } else if (does === 'branch') {
      const message = next('Turn')
      model.say(message, await send({ message, parentId: await idOf(chosen) }), chosen)
    } else if (does === 'more') model.goOn(await send({ kind: 'more' }))
    else if (does === 'retry' && model.head.role === 'assistant') {
      await reader.ask(retryTurn, { params: { storyId, messageId: String(await idOf(model.head)) } })
      model.retry(replies.at(-1)!)
    } else if (does === 'undo') {
      const { status } = await reader.call(undoTurn, { params })
      expectEqual(status, model.canUndo ? 200 : 409)
      if (model.canUndo) model.undo()
    } else if (does === 'redo') {
      const { status } = await reader.call(redoTurn, { params })
      expectEqual(status, model.canRedo ? 200 : 409)
      if (model.canRedo) model.redo()
    } else if (does === 'go' || does === 'follow') {
      await reader.ask(moveHead, {
        params,
        body: { messageId: await idOf(chosen), follow: does === 'follow' },
      })
      model[does](chosen)
    } else if (does === 'version' || does === 'correct') {
      const content = next('Edit')
      const messageId = String(await idOf(chosen))
      const body = { content, keepFollowing: does === 'correct' }
      await reader.ask(editMessage, { params: { storyId, messageId }, body })
      if (does === 'correct') model.correct(chosen, content)
      else model.addVersion(chosen, content)
    } else if (does === 'look') await expectReachable(chosen)
    await expectLikeModel()
    if (app.narrator.inputs.length > inputs) expectPathAlone()
  }
  const tree = await reader.ask(getTree, { params })
  expectEqual(
    tree.nodes.map(({ excerpt }) => excerpt).toSorted(),
    model.told.map(({ text }) => text).toSorted(),
  )
  expectEqual(tree.headId, await idOf(model.head))
  const presses = pressesOnMap(tree.nodes, tree.headId)
  const outOfReach = tree.nodes.filter(({ messageId }) => (presses.get(messageId) ?? Infinity) > 3)
  expectEqual(outOfReach, [])
  await expectReachable(model.told.at(-1)!)

  async function idOf(told: ToldText): Promise<number> {
    const known = ids.get(told)
    if (known !== undefined) return known
    const { nodes } = await reader.ask(getTree, { params })
    return nodes.find(({ excerpt }) => excerpt === told.text)!.messageId
  }

  async function expectLikeModel(): Promise<void> {
    const { messages, canUndo, canRedo } = await reader.ask(getCurrentState, { params })
    expectEqual(
      messages.map(({ content }) => content),
      model.path.map(({ text }) => text),
    )
    expectEqual([canUndo === true, canRedo === true], [model.canUndo, model.canRedo])
    const path = model.path
    for (const [at, { versions, messageId }] of messages.entries()) {
      ids.set(path[at]!, messageId)
      expectEqual(versions?.of ?? 1, model.versionsOf(path[at]!))
    }
  }

  /** The narrator knows the end of the path above its reply, and nothing else. */
  function expectPathAlone(): void {
    const { path } = app.narrator.inputs.at(-1)!
    const above = model.path.slice(0, -1).map(({ text }) => text)
    expectEqual(
      path.map(({ content }) => content),
      above.slice(above.length - path.length),
    )
  }

  async function expectReachable(one: ToldText): Promise<void> {
    const { messages } = await reader.ask(getPath, {
      params: { storyId, messageId: String(await idOf(one)) },
    })
    expectEqual(
      messages.map(({ content }) => content),
      pathDownTo(one).map(({ text }) => text),
    )
  }
}
