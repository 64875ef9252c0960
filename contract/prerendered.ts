/**
 * The pages whose markup is written when the app is built, by the name of their file; the server sends them by their
 * path, and a browser shows them before any script runs.
 */
export const prerenderedPages = {
  '/': 'home',
  '/auth': 'auth',
  '/privacy': 'privacy',
  '/terms': 'terms',
} as const

export type PrerenderedPath = keyof typeof prerenderedPages

/** Their folder among the files of the built app. */
export const PRERENDERED_FOLDER = 'prerendered'

/** Stands in their head where the server puts the address of its site. */
export const ORIGIN_PLACE = '__ORIGIN__'
