import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AddressInfo } from 'node:net'
import type { Narrator } from '#server/engines/narrator/narrator.ts'
import { buildApp } from '#server/app.ts'
import { createContext, type Context } from '#server/context.ts'
import type { Clock } from '#server/ground/clock.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { createLog } from '#server/platform/log.ts'
import { createTestDatabase } from './postgres/test-database.ts'
import { Person, signUp } from './people.ts'
import { scriptedNarrator } from './scripted-narrator.ts'
import { scriptedPainter } from './scripted-painter.ts'

export type TestEngine = 'sqlite' | 'postgres'

/** Both, unless a run of planted faults asks for one. */
export const engines = (process.env.TEST_ENGINES?.split(',') ?? ['sqlite', 'postgres']) as TestEngine[]

interface TestAppOptions<N extends Narrator> {
  narrator?: N
  /** A time that the test moves. */
  clock?: Clock
  /** Settings that differ from an empty environment with throttles out of the way. */
  env?: Record<string, string>
  /** Where the optional package that reads model files is installed. */
  llamaFolder?: string
  /** Serves the web app's page as well, as it is written and not built: enough for its head. */
  servesPage?: boolean
}

export interface TestApp<N extends Narrator = ReturnType<typeof scriptedNarrator>> extends AsyncDisposable {
  url: string
  context: Context
  narrator: N
  painter: ReturnType<typeof scriptedPainter>
  /** Lines that the server has written to its log. */
  logged: string[]
  /** Someone without a session. */
  visitor(): Person
  /** Someone who has registered through the door and is signed in. */
  reader(username?: string): Promise<Person>
}

/** The real app on a real database and a free port. Dispose of it to end it and remove what it stored. */
export async function startTestApp<N extends Narrator = ReturnType<typeof scriptedNarrator>>(
  engine: TestEngine,
  options: TestAppOptions<N> = {},
): Promise<TestApp<N>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lanterntale-'))
  const database = engine === 'postgres' ? await createTestDatabase() : undefined
  const settings = readConfig({
    DATA_DIR: dataDir,
    RATE_LIMIT_FACTOR: '1000',
    ...(database && { DATABASE_URL: database.url, DATABASE_POOL_SIZE: '4' }),
    ...options.env,
  })
  const config = options.servesPage ? { ...settings, webDir: pageFolder(dataDir) } : settings
  const logged: string[] = []
  const log = createLog(config.logLevel, { write: (line: string) => void logged.push(line) })
  const narrator = (options.narrator ?? scriptedNarrator()) as N
  const painter = scriptedPainter()
  const { clock, llamaFolder } = options
  const context = await createContext(config, log, { narrator, painter, clock, llamaFolder })
  const app = await buildApp(context)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  let readers = 0

  return {
    url,
    context,
    narrator,
    painter,
    logged,
    visitor: () => new Person(url),
    reader: (username = `reader${++readers}`) => signUp(new Person(url), username),
    async [Symbol.asyncDispose]() {
      app.server.closeAllConnections()
      await app.close()
      await context[Symbol.asyncDispose]()
      await database?.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function pageFolder(dataDir: string): string {
  const folder = join(dataDir, 'web')
  cpSync(join(import.meta.dirname, '../web/index.html'), join(folder, 'index.html'))
  return folder
}
