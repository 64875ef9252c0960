import { parentPort } from 'node:worker_threads'
import sharp from 'sharp'
import type { PictureAnswer, PictureJob, PictureRequest } from './picture-worker.ts'
import { render } from './rendering.ts'
import { altText } from './sketch/alt-text.ts'
import { compose } from './sketch/compose.ts'
import { rasterise } from './sketch/rasterise.ts'
import { readScene } from './sketch/read-scene.ts'

// One picture at a time on one core; no cache, since no two pictures are alike.
sharp.concurrency(1)
sharp.cache(false)

async function work(job: PictureJob): Promise<unknown> {
  if (job.kind === 'render') return render(job.bytes)
  const facts = readScene(job.scene)
  return { bytes: await rasterise(compose(facts)), alt: altText(facts) }
}

async function answer({ id, job }: PictureRequest): Promise<PictureAnswer> {
  try {
    return { id, result: await work(job) }
  } catch (error) {
    return { id, error: String(error) }
  }
}

let last: Promise<unknown> = Promise.resolve()
parentPort?.on('message', (request: PictureRequest) => {
  last = last.then(() => answer(request)).then((done) => parentPort?.postMessage(done))
})
