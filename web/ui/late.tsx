import { lazy, useEffect, type ComponentType } from 'react'
import { toast } from './toast.ts'

/** A part whose code comes when it is first shown. Where that cannot be fetched, the page stands and says so. */
export const late = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => Missing) }))

/** The same for what nobody asked for: it comes with the connection; where it cannot be fetched, the page does without. */
export const lateExtra = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    const again = () => connected().then(load)
    return {
      default: await load()
        .catch(again)
        .catch((): ComponentType<Props> => Nothing),
    }
  })

const connected = async (): Promise<void> => {
  if (!navigator.onLine) await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
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

const Nothing = () => null
