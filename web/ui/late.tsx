import { Suspense, lazy, useEffect, useState, type ComponentType } from 'react'
import { toast } from './toast.ts'

/** A part whose code comes when it is first shown. Where that cannot be fetched, the page stands and says so. */
export const late = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => Missing) }))

/**
 * The same for what nobody asked for: it comes with the connection.
 * NOTE: it waits for one before it asks, since browsers do not fetch a module again whose fetch has failed once.
 */
export const lateExtra = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  late(() => connected().then(load))

/** The same for a window: its code comes when it first opens, and it stays mounted so that it can be seen to close. */
export const lateWindow = <Props extends { isOpen: boolean }>(load: () => Promise<ComponentType<Props>>) => {
  const Window = late(load)
  return function LateWindow(props: Props) {
    const { isOpen } = props
    const [wasOpen, setWasOpen] = useState(isOpen)
    if (isOpen && !wasOpen) setWasOpen(true)
    return (
      wasOpen && (
        <Suspense>
          <Window {...props} />
        </Suspense>
      )
    )
  }
}

/**
 * The same for what nobody waits for: it comes after its page; a page that cannot get it does without.
 * NOTE: no `Suspense`, since one that waits holds up the pages that are being taken over in another one.
 */
export const afterPage = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  function AfterPage(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props>>()
    useEffect(() => {
      connected()
        .then(load)
        .then(
          (Loaded) => setPart(() => Loaded),
          () => undefined,
        )
    }, [])
    return Part && <Part {...props} />
  }

/** Resolves where something can be fetched: from the server, or from what the worker has kept. */
const connected = async (): Promise<void> => {
  if (navigator.onLine || navigator.serviceWorker?.controller) return
  await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
}

function Missing() {
  useEffect(() => {
    toast({
      title: 'Error',
      description: 'This part of the page could not be loaded. Please reload the page.',
      variant: 'danger',
    })
  }, [])
  return null
}
