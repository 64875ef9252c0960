import closeWithGrace from 'close-with-grace'
import { pino } from 'pino'
import { buildApp } from './app.ts'
import { createContext } from './context.ts'
import { readConfig } from './platform/config/config.ts'
import { secondsMs } from './platform/clock.ts'

const config = readConfigOrExit()
const log = pino({ level: config.logLevel })
const context = await createContext(config, log)
const app = await buildApp(context)

closeWithGrace({ delay: 10 * secondsMs, logger: false }, async ({ err }) => {
  if (err) log.fatal({ err }, 'the server ends because of an error nobody caught')
  await app.close()
  await context[Symbol.asyncDispose]()
})

const address = await app.listen({ host: config.host, port: config.port })
log.info({ address, narrator: context.narrator.model }, 'Lanterntale is ready')
console.log(`Lanterntale is ready: ${address}`)

function readConfigOrExit() {
  try {
    return readConfig()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
