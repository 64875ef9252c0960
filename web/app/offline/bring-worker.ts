import { getConfig } from '#contract/site.ts'
import { atBase } from '#web/platform/base-path.ts'
import { readerReads } from '#web/platform/offline/reader-reads.ts'
import { savedUserId } from '#web/platform/session/remembered.ts'

/** A picture that has only just come into the page has not chosen its file yet. */
const PICTURES_AFTER_MS = 1_000

/** Brings the worker that lets the app open without a connection; a page under development has none. */
export async function bringWorker(): Promise<void> {
  // NOTE: only pages that came by TLS, or from this machine, may have a worker.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!workers || !import.meta.env.PROD) return
  if (!workers.controller) workers.addEventListener('controllerchange', readAgain, { once: true })
  await workers.register(atBase('/sw.js')).catch(() => undefined)
}

/** Repeats the reads that this page made before the worker was there, so that it keeps them. */
function readAgain(): void {
  read(atBase(getConfig.path))
  if (savedUserId.read() === undefined) return
  for (const { path } of readerReads) read(atBase(path))
  setTimeout(() => {
    const pictures = document.querySelectorAll<HTMLImageElement>(`img[src^="${atBase('/pictures/')}"]`)
    for (const { currentSrc, src } of pictures) read(currentSrc || src)
  }, PICTURES_AFTER_MS)
}

/** To its end: an answer that nobody reads stays open. */
const read = (url: string): void =>
  void fetch(url)
    .then((answer) => answer.arrayBuffer())
    .catch(() => undefined)
