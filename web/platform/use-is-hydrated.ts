import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False while a page that came with its markup is being taken over, true ever after. What only the browser can know
 * (who reads, what the server answered meanwhile) waits for it, since the first render must equal the markup.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
