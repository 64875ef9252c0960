import { describe, expect, test } from 'vitest'
import { startStory } from '#contract/stories.ts'
import { contractEndpoints } from '../contract-endpoints.ts'
import { engines, startTestApp } from '../start-test-app.ts'
import { createDice, fuzzCall } from './fuzz-calls.ts'

/** Calls that take away what the others are made with, or cost seconds of hashing each. */
const LEFT_OUT = /logout|\/account$|delete|password|register|login/

describe.each(engines)('calls that no page makes on %s', (engine) => {
  test('are answered, and never by a failure of the server', async () => {
    await using app = await startTestApp(engine)
    const reader = await app.reader()
    const { storyId, messageId } = await reader.ask(startStory, { body: { prompt: 'A ferry at night' } })
    const dice = createDice(19)
    const endpoints = (await contractEndpoints()).filter(
      ({ path, method }) => !LEFT_OUT.test(path) && method !== 'DELETE',
    )
    const failures: string[] = []
    for (let call = 0; call < 200; call++) {
      const answer = await fuzzCall(reader, dice.pick(endpoints), dice, [storyId, messageId, 'I row', 1])
      if (answer.status >= 500) failures.push(`${answer.status} ${answer.call}`)
    }
    expect(failures).toEqual([])
    expect(app.logged.filter((line) => line.includes('request failed'))).toEqual([])
  })
})
