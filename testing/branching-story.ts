import { continueStory, getCurrentState, startStory, type CurrentState } from '#contract/stories.ts'
import { editMessage, getTree, moveHead } from '#contract/versions.ts'
import type { Person } from './people.ts'
import type { TestApp } from './start-test-app.ts'

export const textsOf = ({ messages }: Pick<CurrentState, 'messages'>): string[] =>
  messages.map(({ content }) => content)

export const refusalOf = async (call: Promise<{ status: number; body: { error?: string } }>) => {
  const { status, body } = await call
  return [status, body.error]
}

/** A new story whose replies are numbered, 'Reply 1.' the opening, so that each text names its place. */
export async function startBranchingStory(app: TestApp, reader: Person) {
  let told = 0
  const tellOn = () => void (app.narrator.script = { pieces: () => [`Reply ${++told}.`] })
  tellOn()
  const { storyId } = await reader.ask(startStory, { body: { prompt: 'A tower by the sea' } })
  const params = { storyId }
  const state = () => reader.ask(getCurrentState, { params })
  const idOf = async (text: string): Promise<number> => {
    const { nodes } = await reader.ask(getTree, { params })
    return nodes.find(({ excerpt }) => excerpt === text)!.messageId
  }
  return {
    storyId,
    params,
    tellOn,
    state,
    idOf,
    texts: async () => textsOf(await state()),
    say: (message: string, more: object = {}) =>
      reader.ask(continueStory, { params, body: { message, ...more } }),
    go: async (text: string, follow = false) =>
      reader.ask(moveHead, { params, body: { messageId: await idOf(text), follow } }),
    edit: async (text: string, content: string, keepFollowing: boolean) =>
      reader.ask(editMessage, {
        params: { storyId, messageId: String(await idOf(text)) },
        body: { content, keepFollowing },
      }),
  }
}
