/** Written by the build. */
declare module 'virtual:app-files' {
  import type { PrecacheEntry } from 'workbox-precaching'

  /** Everything the app is made of. */
  export const appFiles: PrecacheEntry[]
  /** The page that opens the app at any address. */
  export const shellPage: string
}
