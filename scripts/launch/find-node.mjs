import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import process from 'node:process'
import { npm } from './npm.mjs'
import { inProject } from './project.mjs'
import { SetUpError } from './set-up-error.mjs'
import { withSetUpLock } from './set-up-lock.mjs'

const oldestMajor = 24
const pinnedVersion = '24.21.0'

/** The path of a Node that runs Lanterntale: the running one, else the pinned one, fetched once into `.toolchain`. */
export async function findNode() {
  if (Number.parseInt(process.versions.node) >= oldestMajor) return process.execPath
  const { packageName, file } = pinnedNode(process.platform, process.arch)
  const node = inProject('.toolchain', 'node_modules', packageName, 'bin', file)
  if (versionOf(node) === pinnedVersion) return node
  await withSetUpLock(async () => {
    if (versionOf(node) === pinnedVersion) return
    console.log(`Fetching Node ${pinnedVersion}, since this machine has ${process.versions.node} …`)
    mkdirSync(inProject('.toolchain'), { recursive: true })
    const sentence = `Lanterntale needs Node ${oldestMajor} or newer. Install it from nodejs.org and try again.`
    const wanted = `${packageName}@${pinnedVersion}`
    await npm(
      process.execPath,
      ['install', '--prefix', inProject('.toolchain'), '--no-save', wanted],
      sentence,
    )
    if (versionOf(node) !== pinnedVersion) throw new SetUpError(sentence)
  })
  return node
}

/** npm carries Node's own binaries, one package for each platform. */
function pinnedNode(platform, arch) {
  const system = platform === 'win32' ? 'win' : platform
  const prefix = system === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node'
  return { packageName: `${prefix}-${system}-${arch}`, file: system === 'win' ? 'node.exe' : 'node' }
}

/** Undefined where the binary is missing, half written, or made for another system. */
function versionOf(node) {
  if (!existsSync(node)) return undefined
  try {
    return execFileSync(node, ['-p', 'process.versions.node'], { encoding: 'utf8' }).trim()
  } catch {
    return undefined
  }
}
