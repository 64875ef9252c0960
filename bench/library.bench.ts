// `npm run bench -- library [messages] [databases]`: the list of 1,000 stories, and the search in all that was told.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startPostgres } from '#testing/postgres/start-postgres.ts'
import { startTestApp } from '#testing/start-test-app.ts'
import { measureLibrary, type LibraryFigures, type Measured } from './library/measure-library.ts'
import { describeMachine, percentile, table } from './machine.ts'

const STORIES = 1_000
const messages = Number(process.argv[2] ?? 1_000_000)
const databases = (process.argv[3] ?? 'SQLite,PostgreSQL').split(',')

const sections: string[] = []
for (const name of databases) {
  sections.push(sectionOf(name, await measureOn(name)))
  console.log(sections.at(-1))
}

const results = `# The library

Measured by \`npm run bench -- library ${messages}\` on ${describeMachine()}: one reader with ${STORIES.toLocaleString('en')} stories and
${messages.toLocaleString('en')} messages. 20 calls of each kind, without HTTP; the processor time is this process's, since the
machine may have other work, and PostgreSQL does its own work beside it.

${sections.join('\n')}`
writeFileSync(join(import.meta.dirname, 'results/library.md'), results)

async function measureOn(name: string): Promise<LibraryFigures> {
  await using postgres = name === 'PostgreSQL' ? await startPostgres() : undefined
  const env: Record<string, string> = postgres ? { DATABASE_URL: postgres.url, DATABASE_POOL_SIZE: '4' } : {}
  await using app = await startTestApp('sqlite', { env: { ...env, LOG_LEVEL: 'silent' } })
  const reader = await app.reader()
  return await measureLibrary(app.context.db, { userId: reader.user!.id, stories: STORIES, messages })
}

function sectionOf(name: string, figures: LibraryFigures): string {
  const { lists, searches, recall, seedSeconds, indexingCpuMs, tidyingCpuMs, textBytes, indexBytes } = figures
  const tidying =
    tidyingCpuMs < 1
      ? ''
      : `\nMerging all parts of the index then took ${(tidyingCpuMs / 1_000).toFixed(1)} s of processor time in small steps; that comes again when an eighth more is told, and so is ${((16 * tidyingCpuMs) / messages).toFixed(2)} ms a turn beside.`
  const all: Measured = {
    what: '**all searches**',
    times: searches.flatMap(({ times }) => times),
    cpuTimes: searches.flatMap(({ cpuTimes }) => cpuTimes),
  }
  const ms = (value: number) => value.toFixed(1)
  const rows = [...lists, ...searches, all, recall].map(({ what, times, cpuTimes }) => [
    what,
    ms(percentile(times, 0.5)),
    ms(percentile(times, 0.95)),
    ms(Math.max(...times)),
    ms(percentile(cpuTimes, 0.5)),
    ms(percentile(cpuTimes, 0.95)),
  ])
  const mebibytes = (bytes: number) => (bytes / 2 ** 20).toFixed(0)
  return `## ${name}

${table(['call (ms)', 'median', 'p95', 'longest', 'processor, median', 'processor, p95'], rows)}

Written in ${seedSeconds.toFixed(0)} s. Indexing adds ${indexingCpuMs.toFixed(2)} ms of processor time to a turn (two texts, each in its own transaction).${tidying}
The index takes ${mebibytes(indexBytes)} MiB for ${mebibytes(textBytes)} MiB of text: ${((100 * indexBytes) / textBytes).toFixed(0)} %.
`
}
