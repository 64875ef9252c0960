import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startModelFileServer } from '#testing/model-file-server.ts'
import { writeTinyGguf } from '#testing/write-tiny-gguf.ts'

const PATIENCE = { timeout: 20_000 }

let clone: string
let content: Buffer
beforeAll(async () => {
  clone = makeClone()
  const file = join(clone, 'served.gguf')
  await writeTinyGguf(file)
  content = readFileSync(file)
})
afterAll(() => rmSync(clone, { recursive: true }))

/** The project as it is cloned, with its packages, and a stand-in for the one that reads model files. */
function makeClone(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lanterntale-clone-'))
  for (const name of ['contract', 'server', 'scripts', 'package.json'])
    cpSync(name, join(folder, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  // The lock file of what is installed: whatever that is, the launcher has nothing to put right in it.
  cpSync('node_modules/.package-lock.json', join(folder, 'package-lock.json'))
  const llama = join(folder, '.toolchain/llama/node_modules/node-llama-cpp')
  mkdirSync(llama, { recursive: true })
  writeFileSync(join(llama, 'package.json'), '{"name":"node-llama-cpp","main":"index.js"}')
  writeFileSync(join(llama, 'index.js'), '')
  return folder
}

interface Run {
  exitCode: number
  printed: string
}

/** Runs `npm run narrator -- …` in the clone, by the launcher that the script names. */
function narrator(env: Record<string, string>, args: string[], signal?: AbortSignal): Promise<Run> {
  const dataDir = join(clone, 'data')
  return new Promise((done) => {
    execFile(
      process.execPath,
      ['scripts/run.mjs', 'narrator', ...args],
      {
        cwd: clone,
        env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir, ...env },
        signal,
      },
      (error, stdout, stderr) =>
        done({ exitCode: error ? Number(error.code ?? 1) : 0, printed: stdout + stderr }),
    )
  })
}

const fileNamed = (name: string): string => join(clone, 'data/models', name)

test('pull fetches a file that is served slowly, and says what to put into .env', async () => {
  await using server = await startModelFileServer(content, { pauseMs: 5 })
  const sha256 = createHash('sha256').update(content).digest('hex')
  const { exitCode, printed } = await narrator({}, ['pull', `${server.url}/slow.gguf`, sha256])
  expect(printed).toContain('slow.gguf: 100 %')
  expect(printed).toContain(`NARRATOR=local\nNARRATOR_FILE=${fileNamed('slow.gguf')}`)
  expect(exitCode).toBe(0)
  expect(readFileSync(fileNamed('slow.gguf'))).toEqual(content)
})

test('pull finds a file of a model hub by its quantisation', async () => {
  const repository = ['tiny-Q8_0.gguf', 'tiny-Q4_K_M.gguf']
  await using server = await startModelFileServer(content, { repository })
  const { printed } = await narrator({ HF_ENDPOINT: server.url }, ['pull', 'hf:owner/tiny:Q4_K_M'])
  expect(printed).toContain(`NARRATOR_FILE=${fileNamed('tiny-Q4_K_M.gguf')}`)
})

test('pull goes on where it was cut off', async () => {
  await using broken = await startModelFileServer(content, { endsAt: 50_000 })
  const over = new AbortController()
  const first = narrator({}, ['pull', `${broken.url}/cut.gguf`], over.signal)
  const part = `${fileNamed('cut.gguf')}.part`
  await expect.poll(() => statSync(part, { throwIfNoEntry: false })?.size, PATIENCE).toBe(50_000)
  over.abort()
  expect((await first).exitCode).not.toBe(0)
  await using server = await startModelFileServer(content)
  const { exitCode } = await narrator({}, ['pull', `${server.url}/cut.gguf`])
  expect(exitCode).toBe(0)
  expect(server.ranges).toEqual(['bytes=50000-'])
  expect(readFileSync(fileNamed('cut.gguf'))).toEqual(content)
})

test('pull throws a file away whose checksum or size is wrong, and one that is no model', async () => {
  await using server = await startModelFileServer(content)
  const wrong = await narrator({}, ['pull', `${server.url}/wrong.gguf`, 'a'.repeat(64)])
  expect([wrong.exitCode, wrong.printed]).toEqual([
    1,
    expect.stringContaining('wrong.gguf: its checksum is wrong; it was thrown away'),
  ])
  writeFileSync(`${fileNamed('large.gguf')}.part`, Buffer.alloc(content.length + 10))
  const large = await narrator({}, ['pull', `${server.url}/large.gguf`])
  expect(large.printed).toContain(
    `large.gguf: ${content.length + 10} bytes have arrived, not ${content.length}; it was thrown away`,
  )
  await using page = await startModelFileServer(Buffer.from('<html>Log in</html>'))
  const html = await narrator({}, ['pull', `${page.url}/page.gguf`])
  expect(html.printed).toContain('page.gguf: it is no GGUF file; it was thrown away')
})
