import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { huntCanaryKeys } from '#testing/canary-keys.ts'
import { describeMachine, table } from './machine.ts'

const KEYS = 10_000

const startedAt = performance.now()
const { planted, texts, characters, found } = await huntCanaryKeys('sqlite', KEYS)
const seconds = Math.round((performance.now() - startedAt) / 1_000)

const whole = new Intl.NumberFormat('en-US')
const page = `# Canary keys

Each key is stored, changed and refused, for stories, pictures, voices and dictation; some are tested and asked for a turn or
a sentence, at a server that says them aloud in its refusals. Then every answer, the log at its finest, the metrics, the exports, the table and a backup are looked through.

${describeMachine()}

${table(
  ['keys', 'texts', 'characters', 'found', 'seconds'],
  [[planted, texts, characters, found.length, seconds].map((count) => whole.format(count))],
)}
`
writeFileSync(join(import.meta.dirname, 'results/canary-keys.md'), page)
console.log(page)
if (found.length > 0) {
  console.error(found.slice(0, 10).join('\n'))
  process.exitCode = 1
}
