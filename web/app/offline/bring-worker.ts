import { getUser } from '#contract/session.ts'
import { listBookmarks } from '#contract/bookmarks.ts'
import { getConfig } from '#contract/site.ts'
import { savedUserId } from '#web/platform/session/remembered.ts'

/** Brings the worker that lets the app open without a connection; a page under development has none. */
export async function bringWorker(): Promise<void> {
  // NOTE: only pages that came by TLS, or from this machine, may have a worker.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!workers || !import.meta.env.PROD) return
  if (!workers.controller) workers.addEventListener('controllerchange', readAgain, { once: true })
  await workers.register('/sw.js').catch(() => undefined)
}

/** What this page read before the worker was there is read again under its eyes, so that it is kept. */
function readAgain(): void {
  const answers =
    savedUserId.read() === undefined ? [getConfig.path] : [getUser.path, listBookmarks.path, getConfig.path]
  const pictures = [...document.querySelectorAll<HTMLImageElement>('img[src^="/pictures/"]')]
  for (const url of [...answers, ...pictures.map(({ currentSrc }) => currentSrc)]) {
    if (url) fetch(url).catch(() => undefined)
  }
}
