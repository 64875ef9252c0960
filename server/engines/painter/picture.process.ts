import { flushCompileCache } from 'node:module'
import sharp from 'sharp'
import type { PictureAnswer, PictureJob, PictureRequest } from './picture-worker.ts'
import { render } from './rendering.ts'
import { altText } from './sketch/alt-text.ts'
import { compose } from './sketch/compose.ts'
import { composePortrait } from './sketch/compose-portrait.ts'
import { rasterise } from './sketch/rasterise.ts'
import { readScene } from './sketch/read-scene.ts'
import { toKept } from './sketch/reading/kept-figures.ts'

// NOTE: the entry of the worker process; nothing imports it.

// One picture at a time on one core; no cache, since no two pictures are alike.
sharp.concurrency(1)
sharp.cache(false)

// It is ended without notice: what it has compiled would be lost for the next one.
flushCompileCache()

async function work(job: PictureJob): Promise<unknown> {
  if (job.kind === 'render') return render(job.bytes, job.shape)
  if (job.scene.sitter) {
    const { svg, alt, people } = composePortrait(job.scene, job.scene.sitter)
    return { bytes: await rasterise(svg), alt, figures: toKept(people) }
  }
  const { svg, drawn } = compose(readScene(job.scene))
  return { bytes: await rasterise(svg), alt: altText(drawn), figures: toKept(drawn.people) }
}

async function answer({ id, job }: PictureRequest): Promise<PictureAnswer> {
  try {
    return { id, result: await work(job) }
  } catch (error) {
    return { id, error: String(error) }
  }
}

let last: Promise<unknown> = Promise.resolve()
process.on('message', (request: PictureRequest) => {
  last = last.then(() => answer(request)).then((done) => process.send?.(done))
})
// The server decides when it is over: a Ctrl-C meant for it must not break off a picture, its end must end this too.
process.on('SIGINT', () => {})
process.on('disconnect', () => process.exit())
