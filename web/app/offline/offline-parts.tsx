import { useEffect, useState } from 'react'
import { watchOutbox } from '#web/features/stories/store/watch-outbox.ts'
import { useSession } from '#web/platform/session/use-session.ts'
import { getConfig } from '#contract/site.ts'
import { atBase } from '#web/platform/base-path.ts'
import { readerReads } from '#web/platform/offline/reader-reads.ts'
import { savedUserId } from '#web/platform/session/remembered.ts'
import { outbox } from '#web/features/stories/store/outbox.ts'
import { askBeforeLogOut } from '#web/platform/session/current-user.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { CloudOff } from 'lucide-react'
import { createPortal } from 'react-dom'
import { NOTICE_ID } from '../nav/nav-bar.tsx'
import { useIsOnline } from '#web/platform/offline/connection.ts'

/** The parts of the app for its days without a connection. */
export function OfflineParts() {
  const { isSignedIn } = useSession()

  useEffect(() => void bringWorker(), [])
  useEffect(() => (isSignedIn ? watchOutbox() : undefined), [isSignedIn])

  return (
    <>
      <OfflineNotice />
      <LogoutQuestion />
    </>
  )
}

/** A picture that has only just come into the page has not chosen its file yet. */
const PICTURES_AFTER_MS = 1_000

/** Brings the worker that lets the app open without a connection; a page under development has none. */
async function bringWorker(): Promise<void> {
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

/** Asks before a logout that would lose what the reader wrote without a connection. */
function LogoutQuestion() {
  const [answer, setAnswer] = useState<(mayLogOut: boolean) => void>()

  useEffect(() => {
    askBeforeLogOut(
      () => new Promise((resolve) => (outbox.isEmpty ? resolve(true) : setAnswer(() => resolve))),
    )
  }, [])

  if (!answer) return null
  const handleAnswer = (mayLogOut: boolean) => {
    setAnswer(undefined)
    answer(mayLogOut)
  }
  return (
    <ConfirmDialog
      title="Not everything has been sent"
      text="What you wrote without a connection still waits here. It is lost when you log out now."
      action="Log out anyway"
      cancel="Stay"
      onConfirm={() => handleAnswer(true)}
      onClose={() => handleAnswer(false)}
    />
  )
}

/** Says in the navigation bar that there is no connection. */
function OfflineNotice() {
  const isOnline = useIsOnline()
  const place = document.getElementById(NOTICE_ID)
  if (isOnline || !place) return null
  return createPortal(
    <span className="flex animate-fade-in items-center gap-1.5 rounded-full border border-line bg-raised px-3 py-1 text-sm text-quiet">
      <CloudOff aria-hidden="true" className="size-4" />
      <span className="md:max-lg:sr-only">Offline</span>
      <span className="sr-only">. The stories you read last can still be read.</span>
    </span>,
    place,
  )
}
