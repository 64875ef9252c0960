import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Programs that the steps of the recipe call, beside Node and npm. */
const PROGRAMS = ['sh', 'mkdir', 'chmod', 'env']
/** Files by which a name is looked up, and a registry told from impostors. */
const FILES = ['/etc/resolv.conf', '/etc/hosts', '/etc/nsswitch.conf', '/etc/ssl/certs/ca-certificates.crt']
/** Loaded by name, so that no program says that it needs them. */
const LIBRARIES = ['librt.so.1', 'libutil.so.1', 'libnss_dns.so.2', 'libnss_files.so.2', 'libresolv.so.2']

/**
 * A base of this machine's own Node, with the least around it: where no image can be pulled, it stands in. With npm it
 * is one that can install packages.
 */
export function makeBase(folder: string, { hasNpm }: { hasNpm: boolean }): void {
  const bring = (file: string, to = file): void => {
    if (!existsSync(file) || existsSync(join(folder, to))) return
    mkdirSync(dirname(join(folder, to)), { recursive: true })
    cpSync(realpathSync(file), join(folder, to))
  }
  for (const name of ['tmp', 'proc', 'dev', 'root', 'usr/bin', 'etc'])
    mkdirSync(join(folder, name), { recursive: true })
  symlinkSync('usr/bin', join(folder, 'bin'))
  const programs = PROGRAMS.map((name) => [pathOf(name), `/usr/bin/${name}`] as const)
  for (const [file, to] of [...programs, [process.execPath, '/usr/bin/node'] as const]) {
    bring(file, to)
    for (const library of librariesOf(file)) bring(library)
  }
  const libc = librariesOf(pathOf('sh')).find((library) => library.includes('libc.so')) ?? ''
  for (const name of LIBRARIES) bring(join(dirname(libc), name))
  for (const file of FILES) bring(file)
  writeFileSync(join(folder, 'etc/passwd'), 'root:x:0:0:root:/root:/bin/sh\n')

  if (hasNpm) bringNpm(folder, bring)
}

function bringNpm(folder: string, bring: (file: string, to?: string) => void): void {
  const npm = dirname(dirname(realpathSync(pathOf('npm'))))
  cpSync(npm, join(folder, 'usr/lib/node_modules/npm'), { recursive: true })
  for (const name of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(folder, 'usr/bin', name))
  // A machine behind a proxy of its own trusts what that signs.
  const trusted = process.env.NODE_EXTRA_CA_CERTS
  if (!trusted) return
  bring(trusted, '/etc/ssl/own-ca.crt')
  writeFileSync(join(folder, 'root/.npmrc'), 'cafile=/etc/ssl/own-ca.crt\n')
}

const pathOf = (name: string): string =>
  execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim()

/** The libraries that a program is linked with, and what loads them. */
function librariesOf(file: string): string[] {
  const listed = execFileSync('ldd', [file], { encoding: 'utf8' })
  return [...listed.matchAll(/(\/\S+) \(0x/g)].map(([, path]) => path!)
}
