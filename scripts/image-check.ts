// `node scripts/image-check.ts`, after a build: the image by the recipe's last stage, from what is built and installed here,
// started as a user that it does not know, with a root that cannot be written. The whole recipe: `npm run bench -- image`.
import assert from 'node:assert/strict'
import { canBuildImages, openImageStore } from '#testing/image/build-image.ts'
import { IMAGE_USER, runImage } from '#testing/image/run-image.ts'

if (!canBuildImages()) {
  console.log('Left out: the image is built where root has buildah and may mount.')
  process.exit(0)
}

using store = openImageStore()
store.makeBase({ hasNpm: false })
const image = store.buildFromBuilt()
assert.notEqual(image.user, '')

const started = await runImage(image, { home: store.home, volumeMode: 0o777 })
const { title, uid, isRootWritable, health, exitCode } = started
assert.deepEqual(
  { title, uid, isRootWritable, health, exitCode },
  { title: 'Lanterntale', uid: IMAGE_USER, isRootWritable: false, health: 0, exitCode: null },
  started.printed,
)

const refused = await runImage(image, { home: store.home, volumeMode: 0o755 })
assert.equal(refused.title, undefined)
assert.equal(refused.exitCode, 1, refused.printed)
assert.ok(
  refused.printed.includes(
    `The data folder /data cannot be written by user ${IMAGE_USER}. Give it to that user, or set DATA_DIR.`,
  ),
  refused.printed,
)
console.log(`First page after ${started.seconds.toFixed(1)} s.`)
