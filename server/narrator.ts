// `npm run narrator -- …`, for whoever runs the site: models of one's own, and whether the chosen one works.
import { spawn } from 'node:child_process'
import { basename, dirname, join } from 'node:path'
import type { ConnectionSettings } from './engines/narrator/connection.ts'
import { createHttpCall } from './engines/narrator/hosted/http-call.ts'
import { installCommand, isLlamaInstalled } from './engines/narrator/local/load-llama.ts'
import type { ModelFolder } from './engines/narrator/local/file-connection.ts'
import { pullModel } from './engines/narrator/local/pull-model.ts'
import { thisMachine } from './engines/narrator/local/pull-surroundings.ts'
import { findLocalServers } from './engines/narrator/probe/find-local-servers.ts'
import { probeConnection } from './engines/narrator/probe/probe-connection.ts'
import type { NarratorSettings } from './ground/engine-settings.ts'
import { readConfig, type Config } from './platform/config/config.ts'

const usage = `Usage: npm run narrator -- <command>
  pull <address> [sha256]   fetches a GGUF file and what reads it (hf:owner/repository:Q4_K_M, or an http address)
  install                   fetches what reads GGUF files, node-llama-cpp
  found                     lists the models of servers that run on this machine
  test                      tries the narrator that the settings name`

const commands: Record<string, (config: Config, args: string[]) => Promise<string>> = {
  async pull({ dataDir, proxy, modelHub }, [address, sha256]) {
    if (address === undefined) throw new Error(usage)
    let shown = -1
    const file = await pullModel(
      { address, folder: join(dataDir, 'models'), sha256 },
      {
        call: createHttpCall(proxy),
        hub: modelHub,
        ...thisMachine,
        onProgress({ file: name, bytes, total }) {
          const percent = Math.floor((100 * bytes) / total)
          if (percent > shown || percent === 0) console.log(`${name}: ${(shown = percent)} %`)
          if (percent === 100) shown = -1
        },
        signal: new AbortController().signal,
      },
    )
    await installOnce()
    return `The model is here. Put this into .env:\n\nNARRATOR=local\nNARRATOR_FILE=${file}`
  },

  async install() {
    await installOnce()
    return 'What reads GGUF files is here.'
  },

  async found({ proxy }) {
    const servers = await findLocalServers(createHttpCall(proxy))
    if (servers.length === 0) return 'No model server was found on this machine.'
    return servers
      .map(({ server, connection, models }) => `${server} at ${connection.address}: ${models.join(', ')}`)
      .join('\n')
  },

  async test({ narrator, proxy }) {
    if (narrator.engine === 'storyteller') return 'The settings name no model: NARRATOR=storyteller.'
    const { connection, files } = settingsToTest(narrator)
    const { findings, sentence } = await probeConnection(connection, createHttpCall(proxy), { files })
    const lines = findings.map(({ text, advice }) => [text, advice].filter(Boolean).join(' '))
    return [...lines, ...(sentence ? [`The provider says: ${sentence}`] : [])].join('\n')
  },
}

function settingsToTest(narrator: Exclude<NarratorSettings, { engine: 'storyteller' }>): {
  connection: ConnectionSettings
  files?: ModelFolder
} {
  const { contextTokens } = narrator
  if (narrator.engine === 'local') {
    const { file } = narrator
    const connection = { provider: 'local' as const, model: basename(file), contextTokens }
    return { connection, files: { folder: dirname(file) } }
  }
  const { engine: provider, baseUrl: address, model, apiKey: key } = narrator
  return { connection: { provider, address, model, key, contextTokens } }
}

async function installOnce(): Promise<void> {
  if (isLlamaInstalled()) return
  console.log('Installing node-llama-cpp, about 85 MB …')
  await run('npm', installCommand())
}

function run(file: string, args: string[]): Promise<void> {
  const child = spawn(file, args, { stdio: 'inherit', shell: process.platform === 'win32' })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error('The package could not be installed; npm says why above.')),
    )
  })
}

try {
  const [name = '', ...args] = process.argv.slice(2)
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new Error(usage)
  console.log(await command(readConfig(), args))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
