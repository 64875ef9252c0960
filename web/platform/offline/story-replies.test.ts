import { expect, test } from 'vitest'
import { recoverStory } from '#contract/stories.ts'
import { replyFromCopy, copyKeyOf } from './story-copies.ts'

const state = 'https://tales.example/api/story/abcdefghijklmnopqrstu/current-state'
const recover = 'https://tales.example/api/story/abcdefghijklmnopqrstu/recover?messageId=7'
const message = { messageId: 7, role: 'assistant', content: 'Once.', isInitialMessage: true, createdAt: '' }
const copy = { storyId: 'abcdefghijklmnopqrstu', title: 'The ferry', messages: [message] }

test.each([state, recover])('%s is answered from the one copy of its story', (url) => {
  expect(copyKeyOf(url)).toBe('/api/story/abcdefghijklmnopqrstu/current-state')
})

test('a plain read gets the copy as it is', async () => {
  expect(await (await replyFromCopy(state, Response.json(copy))).json()).toEqual(copy)
})

test('a bookmarked story gets the copy in the shape of its own call', async () => {
  const answer: unknown = await (await replyFromCopy(recover, Response.json(copy))).json()
  expect(recoverStory.reply.safeParse(answer).success).toBe(true)
  expect(answer).toEqual({ story: { id: copy.storyId, title: 'The ferry' }, messages: [message] })
})
