import { lazy, useEffect, type ComponentType } from 'react'
import { toast } from './toast.ts'

/** A part whose code comes when it is first shown. Where that cannot be fetched, the page stands and says so. */
export const late = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => Missing) }))

/** The same for what nobody asked for: where it cannot be fetched, the page does without. */
export const lateExtra = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => Nothing) }))

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
