import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { findFreePort } from '#testing/free-port.ts'

const npm = (cwd: string, ...args: string[]): string =>
  execFileSync('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], { cwd, encoding: 'utf8' })

async function untilPrinted(child: ChildProcess, text: string): Promise<void> {
  let printed = ''
  for await (const piece of child.stdout!) if ((printed += String(piece)).includes(text)) return
  throw new Error(`It ended with: ${printed}`)
}

test.setTimeout(180_000)

test('the package runs in an empty folder, and keeps its data there', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'lanterntale-package-'))
  const [packed] = JSON.parse(
    npm('.', 'pack', '--ignore-scripts', '--json', `--pack-destination=${folder}`),
  ) as [{ filename: string }]
  npm(folder, 'init', '-y')
  npm(folder, 'install', '--prefer-offline', join(folder, packed.filename))

  const port = String(await findFreePort())
  const { NODE_COMPILE_CACHE: _, ...env } = process.env
  const child = spawn('npx', ['--no', 'lanterntale'], {
    cwd: folder,
    env: { ...env, HOST: '127.0.0.1', PORT: port, METRICS_PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  try {
    await untilPrinted(child, 'Lanterntale is ready')
    await page.goto(`http://127.0.0.1:${port}/`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(existsSync(join(folder, 'data'))).toBe(true)
  } finally {
    process.kill(-child.pid!, 'SIGTERM')
    await once(child, 'close')
    rmSync(folder, { recursive: true, force: true })
  }
})
