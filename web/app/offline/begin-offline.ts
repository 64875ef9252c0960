import { getUser } from '#contract/session.ts'
import { listBookmarks } from '#contract/bookmarks.ts'
import { getConfig } from '#contract/site.ts'
import { savedUserId } from '#web/platform/session/remembered.ts'

/** What a page does for its days without a connection, once it has nothing better to do. */
export async function beginOffline(): Promise<void> {
  // NOTE: only pages that came by TLS, or from this machine, may have a worker.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!workers) return
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
