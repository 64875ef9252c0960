// Calls that no page makes, generated from the contract: `npm run bench -- fuzz [calls] [seed]`; 100,000 is the whole of it.
import { startStory } from '#contract/stories.ts'
import { contractEndpoints } from '#testing/contract-endpoints.ts'
import { createDice, fuzzCall } from '#testing/fuzz/fuzz-calls.ts'
import { Person, signUp } from '#testing/people.ts'
import { startServer } from '#testing/server-process.ts'

const [calls = 5_000, seed = 1] = process.argv.slice(2).map(Number)
const AT_ONCE = 8

await using server = await startServer({ RATE_LIMIT_FACTOR: '100000', LOG_LEVEL: 'error' })
const endpoints = (await contractEndpoints()).filter(
  ({ path }) => !/logout|login|password|register/.test(path),
)
const dice = createDice(seed)
const statuses = new Map<number, number>()
const failures: string[] = []
let left = calls
let readers = 0

/** A fresh reader now and then, since some calls take away all that the former one had. */
async function fuzz(): Promise<void> {
  while (left > 0) {
    const reader = await signUp(new Person(server.url), `fuzz${readers++}`)
    const { storyId, messageId } = await reader.ask(startStory, { body: { prompt: 'A ferry at night' } })
    for (let call = 0; call < 500 && left > 0; call++) {
      left -= 1
      const answer = await fuzzCall(reader, dice.pick(endpoints), dice, [storyId, messageId, 'I row', 1])
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      if (answer.status >= 500) failures.push(`${answer.status} ${answer.call}`)
      if (answer.status === 401) break
    }
  }
}

await Promise.all(Array.from({ length: AT_ONCE }, fuzz))
console.log(`${calls} calls with seed ${seed}, by status:`)
for (const [status, count] of [...statuses].toSorted(([a], [b]) => a - b)) console.log(`${status}  ${count}`)
console.log(failures.length === 0 ? 'No answer was a failure of the server.' : failures.join('\n'))
if (server.printed.includes('"level":60')) console.log('The server ended.')
process.exitCode = failures.length > 0 ? 1 : 0
