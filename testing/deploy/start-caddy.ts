import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '../free-port.ts'
import type { Proxy } from './start-nginx.ts'

/** Where Debian's package puts it; the tests of the example run where it is installed. */
const CADDY = '/usr/bin/caddy'
export const hasCaddy = existsSync(CADDY)
const START_WITHIN_MS = 10_000

/** Keeps the test's Caddy to itself: no port for its own settings, no certificate among those of this machine. */
const OWN = '{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n\tgrace_period 1s\n}\n'

/** The example as it is shipped, in front of servers. */
export async function startCaddy(...upstreams: string[]): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), 'lanterntale-caddy-'))
  const [port, tlsPort] = [await findFreePort(), await findFreePort()]
  const file = join(folder, 'Caddyfile')
  writeFileSync(file, OWN + readFileSync('docs/deploy/Caddyfile', 'utf8'))
  const child = spawn(CADDY, ['run', '--config', file, '--adapter', 'caddyfile'], {
    cwd: folder,
    env: {
      HOME: folder,
      SITE: `http://127.0.0.1:${port}, https://127.0.0.1:${tlsPort}`,
      NODES: upstreams.map((url) => new URL(url).host).join(' '),
    },
  })
  let printed = ''
  child.stderr.on('data', (piece: Buffer) => (printed += piece.toString()))
  const end = async (): Promise<void> => {
    const ended = once(child, 'close')
    if (child.exitCode === null && child.kill('SIGTERM')) await ended
    rmSync(folder, { recursive: true, force: true })
  }
  const url = `http://127.0.0.1:${port}`
  for (const deadline = Date.now() + START_WITHIN_MS; Date.now() < deadline; await sleep(20))
    if ((await fetch(`${url}/healthz`).catch(() => undefined))?.ok)
      return { url, tlsPort, [Symbol.asyncDispose]: end }
  await end()
  throw new Error(`Caddy did not start:\n${printed}`)
}
