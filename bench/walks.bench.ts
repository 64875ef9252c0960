// `npm run bench -- walks [walks] [steps] [databases]`: plays stories by chance, beside a model that is told straight.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { startPostgres } from '#testing/postgres/start-postgres.ts'
import { startTestApp } from '#testing/start-test-app.ts'
import { walkSteps, walkStory } from '#testing/walk/walk-story.ts'
import { describeMachine, table } from './machine.ts'

const walks = Number(process.argv[2] ?? 200)
const steps = Number(process.argv[3] ?? 1_000)
const databases = (process.argv[4] ?? 'SQLite,PostgreSQL').split(',')
await using postgres = await startPostgres({ fsync: false })

const rows: (string | number)[][] = []
for (const engine of databases) {
  const env: Record<string, string> =
    engine === 'PostgreSQL' ? { DATABASE_URL: postgres.url, DATABASE_POOL_SIZE: '4' } : {}
  await using app = await startTestApp('sqlite', { env: { ...env, LOG_LEVEL: 'silent' } })
  const reader = await app.reader()
  let played = 0
  const begun = performance.now()
  const property = fc.asyncProperty(walkSteps(steps, steps), async (walk) => {
    await walkStory(app, reader, walk)
    played += walk.length
    if (process.stdout.isTTY) process.stdout.write(`\r${engine}: ${played} steps`)
  })
  await fc.assert(property, { numRuns: walks, endOnFailure: true })
  const seconds = (performance.now() - begun) / 1_000
  rows.push([engine, walks, played, 0, seconds.toFixed(0), ((seconds * 1_000) / played).toFixed(1)])
}

const results = `# Walks through stories

Measured by \`npm run bench -- walks ${walks} ${steps}\` on ${describeMachine()}.
Each step is a turn of any kind, a reply told again, undo, redo, a move to any message, a branch, an edit as a version or
a correction, or a look at any message. After each one the story stood as the model that is told straight in memory, and
the narrator was handed nothing but the end of that path; at the end of each walk every text stood in the tree.

${table(['database', 'walks', 'steps', 'differences', 'seconds', 'ms a step, all checks included'], rows)}
`
writeFileSync(join(import.meta.dirname, 'results/walks.md'), results)
console.log(results)
