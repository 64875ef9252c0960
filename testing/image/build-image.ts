import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { makeBase } from './make-base.ts'

/** Whether this machine can build images at all, and start them in mounts of their own. */
export function canBuildImages(): boolean {
  if (process.getuid?.() !== 0) return false
  try {
    execFileSync('buildah', ['--version'], { stdio: 'ignore' })
    execFileSync('unshare', ['--mount', 'true'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** An image's files, mounted, and the settings that it starts with. */
export interface BuiltImage {
  root: string
  env: string[]
  command: string[]
  folder: string
  user: string
  health: string[]
}

/** Images in a store of their own; it goes when it is disposed of. */
export interface ImageStore extends Disposable {
  /** Folder that goes with the store. */
  readonly home: string
  /** Makes the base that `build` begins with. */
  makeBase(manner: { hasNpm: boolean }): void
  /** Builds by the whole recipe, which installs and builds everything anew. */
  buildFromSources(): BuiltImage
  /** Builds by the recipe's last stage alone, from what is built and installed here. */
  buildFromBuilt(): BuiltImage
}

const BASE = 'own-base'
const RECIPE = 'Containerfile'

export function openImageStore(): ImageStore {
  const home = mkdtempSync(join(tmpdir(), 'lanterntale-image-'))
  const store = ['--root', join(home, 'store'), '--runroot', join(home, 'run'), '--storage-driver', 'vfs']
  const buildah = (...args: string[]) =>
    execFileSync('buildah', [...store, ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    }).trim()
  const build = (recipe: string, context: string, ...more: string[]): BuiltImage => {
    const manner = ['--quiet', '--pull-never', '--isolation', 'chroot', '--format', 'docker']
    const base = ['--build-arg', `BASE=localhost/${BASE}`]
    buildah('build', ...manner, ...base, ...more, '-f', recipe, '-t', 'lanterntale', context)
    const container = buildah('from', '--pull-never', 'localhost/lanterntale')
    return { root: buildah('mount', container), ...settingsOf(buildah('inspect', container)) }
  }
  return {
    home,
    makeBase(manner) {
      makeBase(join(home, 'base'), manner)
      const bare = buildah('from', 'scratch')
      buildah('add', '--quiet', bare, join(home, 'base'), '/')
      buildah('commit', '--quiet', '--rm', '--disable-compression', bare, BASE)
    },
    buildFromSources: () => build(RECIPE, '.'),
    buildFromBuilt() {
      const recipe = readFileSync(RECIPE, 'utf8')
      const last = join(home, RECIPE)
      writeFileSync(last, `ARG BASE\n${recipe.slice(recipe.lastIndexOf('FROM ${BASE}'))}`)
      const [built, nothing] = [join(home, 'built'), join(home, 'nothing')]
      mkdirSync(nothing)
      gatherBuilt(join(built, 'build'))
      return build(last, nothing, '--disable-compression', '--build-context', `build=${built}`)
    },
    [Symbol.dispose]() {
      execFileSync('buildah', [...store, 'rm', '--all'], { stdio: 'ignore' })
      rmSync(home, { recursive: true, force: true })
    },
  }
}

/** The first stage's folder as it would be: what is built here, and the packages that are not for development alone. */
function gatherBuilt(folder: string): void {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { dev?: boolean }>
  }
  const installed = Object.keys(packages).filter((path) => path !== '' && !packages[path]!.dev)
  const { files } = JSON.parse(readFileSync('package.json', 'utf8')) as { files: string[] }
  const kept = ['package.json', ...files]
  mkdirSync(folder, { recursive: true })
  // On the same disk a link says as much as a copy.
  const manner = statSync(folder).dev === statSync('.').dev ? '-al' : '-a'
  for (const path of [...kept, ...installed]) {
    // A package within another has come with it.
    if (!existsSync(path) || existsSync(join(folder, path))) continue
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    execFileSync('cp', [manner, path, join(folder, path)])
  }
}

function settingsOf(inspected: string): Omit<BuiltImage, 'root'> {
  const { OCIv1, Docker } = JSON.parse(inspected) as {
    OCIv1: { config: { Env?: string[]; Cmd?: string[]; WorkingDir?: string; User?: string } }
    Docker: { config: { Healthcheck?: { Test?: string[] } } }
  }
  const { Env: env = [], Cmd: command = [], WorkingDir: folder = '/', User: user = '' } = OCIv1.config
  // Its first word says only how it is run.
  const health = Docker.config.Healthcheck?.Test?.slice(1) ?? []
  return { env, command, folder, user, health }
}
