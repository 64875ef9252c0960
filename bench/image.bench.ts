// Builds the image from the whole `Containerfile`, where buildah is installed, and starts it as a user that it does not know,
// with a read-only root. `npm run bench -- image`; a base of one's own is made, so that nothing is pulled.
import { execFileSync } from 'node:child_process'
import { canBuildImages, openImageStore } from '#testing/image/build-image.ts'
import { IMAGE_USER, runImage } from '#testing/image/run-image.ts'
import { describeCommit, describeMachine, table } from './machine.ts'

if (!canBuildImages()) {
  console.log('Left out: there is no buildah here, or this is not root, or nothing may be mounted.')
  process.exit(0)
}

const rows: [string, string][] = []
const timed = <T>(what: string, work: () => T): T => {
  const startedAt = performance.now()
  const made = work()
  rows.push([what, `${((performance.now() - startedAt) / 1000).toFixed(1)} s`])
  return made
}

using store = openImageStore()
timed('base made', () => store.makeBase({ hasNpm: true }))
const image = timed('image built', () => store.buildFromSources())
const megabytes = execFileSync('du', ['-sm', image.root], { encoding: 'utf8' }).split('\t')[0]
rows.push(['size', `${megabytes} MB`])
const { title, uid, isRootWritable, health, seconds, printed } = await runImage(image, {
  home: store.home,
  volumeMode: 0o777,
})
if (uid !== IMAGE_USER || isRootWritable || health !== 0)
  throw new Error(`It runs as ${uid}, its root ${isRootWritable ? 'can' : 'cannot'} be written:\n${printed}`)
rows.push([
  'first page',
  `'${title}' after ${seconds.toFixed(1)} s, as uid ${uid}, root read-only, health check passed`,
])

console.log(`# The image

Measured by \`npm run bench -- image\` on ${describeMachine()}, ${describeCommit()}: built from \`Containerfile\` by buildah
in chroot isolation, on a base of this machine's own Node and npm, started with a volume and no setting.

${table(['what', 'measured'], rows)}`)
