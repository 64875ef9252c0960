import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { chromium } from '@playwright/test'

// The one without windows of its own first: a page costs it a third less.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/** A Chromium of this machine that runs: the one in CHROMIUM_PATH, one on the PATH, or Playwright's own. */
export function findChromium(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const folders = (process.env.PATH ?? '').split(delimiter)
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...onPath, chromium.executablePath()].find(
    (file) => existsSync(file) && succeeds(file, '--version'),
  )
}

/** Finds a Chromium, or installs one; undefined where neither works. */
export function provideChromium(): string | undefined {
  for (const install of [undefined, installFromDebian, installFromPlaywright]) {
    install?.()
    const found = findChromium()
    if (found) return found
  }
  return undefined
}

/** Debian's package brings the system libraries along; Ubuntu's package of that name is empty. */
function installFromDebian(): void {
  const isDebian =
    existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
  if (!isDebian || process.getuid?.() !== 0) return
  console.log('Installing Chromium from Debian …')
  succeeds('apt-get', 'update', '-qq')
  const install = ['install', '-y', '-qq', '--no-install-recommends', 'fonts-liberation']
  for (const name of names.slice(0, 2)) if (succeeds('apt-get', ...install, name)) return
}

function installFromPlaywright(): void {
  console.log("Fetching Playwright's Chromium …")
  const playwright = join(dirname(createRequire(import.meta.url).resolve('@playwright/test')), 'cli.js')
  const install = (...options: string[]) =>
    succeeds(process.execPath, playwright, 'install', ...options, 'chromium')
  // Root may have the system libraries put there as well, on a Linux that Playwright knows.
  if (process.getuid?.() !== 0 || !install('--with-deps')) install()
}

function succeeds(file: string, ...args: string[]): boolean {
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    execFileSync(file, args, { stdio: 'ignore', env, timeout: 10 * 60_000 })
    return true
  } catch {
    return false
  }
}
