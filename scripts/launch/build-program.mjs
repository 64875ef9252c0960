import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inProject } from './project.mjs'
import { runStep } from './run-program.mjs'
import { withSetUpLock } from './set-up-lock.mjs'

const sources = [
  'web',
  'contract',
  'server',
  'scripts/web-build',
  'vite.config.ts',
  'tsconfig.base.json',
  'package.json',
  'package-lock.json',
]
const stamp = inProject('dist', 'sources.sha256')

/** Builds the web app and the server's bundle into `dist/`, unless what lies there was built from these very sources. */
export async function buildProgram(node) {
  if (readStamp() === fingerprint()) return
  await withSetUpLock(async () => {
    const wanted = fingerprint()
    if (readStamp() === wanted) return
    console.log('Building the app …')
    rmSync(stamp, { force: true })
    const vite = inProject('node_modules', 'vite', 'bin', 'vite.js')
    await runStep(node, [vite, 'build'], { sentence: 'The app could not be built.' })
    mkdirSync(inProject('dist'), { recursive: true })
    writeFileSync(stamp, wanted)
  })
}

const readStamp = () => (existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined)

/** Of the contents, not of dates: a checkout or a copy changes every date and no source. */
function fingerprint() {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(filesIn))
    hash
      .update(`${file}\0`)
      .update(readFileSync(inProject(file)))
      .update('\0')
  return hash.digest('hex')
}

/** The files below a path of the project, sorted, without the tests, which build nothing. */
function filesIn(path) {
  const found = statSync(inProject(path), { throwIfNoEntry: false })
  if (!found) return []
  if (!found.isDirectory()) return [path]
  return readdirSync(inProject(path))
    .sort()
    .flatMap((name) => filesIn(join(path, name)))
    .filter((file) => !/\.test\.tsx?$/.test(file))
}
