// `npm run bench -- guesses`: whether the time of an answer tells if there is an account.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { askForReset } from '#contract/account.ts'
import { login } from '#contract/auth.ts'
import { startMailbox } from '#testing/mailbox.ts'
import { Person, signUp } from '#testing/people.ts'
import { startServer } from '#testing/server-process.ts'
import { describeCommit, describeMachine, percentile, table } from './machine.ts'

const SAMPLES = 200
const ACCOUNTS = 20
const PAUSE_MS = 40
/** So far from a half does the share of pairs stray by chance, in 19 runs of 20. */
const BY_CHANCE = 0.06

await using mailbox = await startMailbox()
await using server = await startServer(mailbox.env)
for (let n = 0; n < ACCOUNTS; n++) await signUp(new Person(server.url), nameOf(n))

/** Questions of a guesser, each time about another account. */
const questions: [
  name: string,
  ask: (person: Person, n: number, isKnown: boolean) => Promise<{ status: number }>,
][] = [
  [
    'login by username, wrong password',
    (person, n, isKnown) =>
      person.call(login, {
        body: { username: isKnown ? nameOf(n) : `nobody-${n}`, password: `wrong guess ${n}` },
      }),
  ],
  [
    'login by email, wrong password',
    (person, n, isKnown) =>
      person.call(login, {
        body: { username: mailOf(isKnown ? nameOf(n) : `nobody-${n}`), password: `wrong ${n}` },
      }),
  ],
  [
    'a forgotten password',
    (person, n, isKnown) =>
      person.call(askForReset, { body: { email: mailOf(isKnown ? nameOf(n) : `nobody-${n}`) } }),
  ],
]

const rows = []
for (const [name, ask] of questions) {
  const ms: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  const statuses = new Set<number>()
  for (let n = 0; n < SAMPLES * 2; n++) {
    const who = Math.random() < 0.5 ? 'known' : 'unknown'
    // What the last question still has to do, such as a mail, is not to slow the next one.
    await sleep(PAUSE_MS)
    const startedAt = performance.now()
    statuses.add((await ask(new Person(server.url), n % ACCOUNTS, who === 'known')).status)
    ms[who].push(performance.now() - startedAt)
  }
  const median = (times: number[]) => percentile(times, 0.5).toFixed(2)
  const share = shareOfPairs(ms.known, ms.unknown)
  const isTold = Math.abs(share - 0.5) > BY_CHANCE
  rows.push([
    name,
    [...statuses].join(', '),
    median(ms.known),
    median(ms.unknown),
    share.toFixed(3),
    isTold ? 'yes' : 'no',
  ])
}

const page = `# Guessing by the clock

Measured by \`npm run bench -- guesses\` on ${describeMachine()}, ${describeCommit()}. About ${SAMPLES} answers about accounts that there
are and as many about ones that there are not, in an order by chance, with a pause after each, one at a time and from the same machine.

${table(
  [
    'asked',
    'status',
    'an account, median (ms)',
    'no account, median (ms)',
    'an account took longer (share of pairs)',
    'can it be told',
  ],
  rows,
)}

A share of 0.5 is a coin's: nothing is told. With ${SAMPLES} samples of each, chance alone stays between 0.44 and 0.56 in 19 runs
of 20.
`
writeFileSync(join(import.meta.dirname, 'results/guesses.md'), page)
console.log(page)

function nameOf(n: number): string {
  return `guessed-${n}`
}

function mailOf(name: string): string {
  return `${name}@example.org`
}

/** The share of all pairs in which the first is the longer one; equal ones count half. */
function shareOfPairs(first: readonly number[], second: readonly number[]): number {
  let longer = 0
  for (const a of first) for (const b of second) longer += a > b ? 1 : a === b ? 0.5 : 0
  return longer / (first.length * second.length)
}
