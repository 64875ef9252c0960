/**
 * The pages that are prerendered when the app is built, by the name of their file; the server sends them by their path,
 * and a browser shows them before any script runs.
 */
export const prerenderedPages = {
  '/': 'home',
  '/auth': 'auth',
  '/privacy': 'privacy',
  '/terms': 'terms',
} as const

export type PrerenderedPath = keyof typeof prerenderedPages

/** Their folder among the files of the built app; the templates of pages that the server renders lie there too. */
export const PRERENDERED_FOLDER = 'prerendered'

/** Stands before and after the part of a page's head that its own title and tags replace. */
export const HEAD_EDGE = '<!--head-->'

/** The path below which the site lives, empty where it has its host for itself: the server puts it in at its start. */
export const BASE_PATH_MARK = '__BASE_PATH__'

/** The server replaces each of these when it sends a page. */
export const placeholders = {
  /** The address of this site. */
  origin: '__ORIGIN__',
  /** `none` where the browser came without a session, so that the app need not ask who reads. */
  session: '__SESSION__',
  /** The path of a page that the server renders, its markup, and its dehydrated state as JSON. */
  path: '__PATH__',
  markup: '__MARKUP__',
  dehydratedState: '__DEHYDRATED_STATE__',
} as const

/** The reads of a page by their query keys, with their data: its first render equals its markup, and nothing is asked twice. */
export type DehydratedState = [queryKey: string[], data: unknown][]

/** A page that the server rendered for a request. */
export interface RenderedPage {
  /** The name of the template that it is put into. */
  template: string
  markup: string
  state: DehydratedState
}

/** The web app as the server runs it, built into `SSR_ENTRY_FILE` beside the folder of the app. */
export interface SsrEntry {
  /** The markup of the page at a path. Throws what the page throws. */
  renderPage: (path: string, state?: DehydratedState) => Promise<string>
}
export const SSR_ENTRY_FILE = '../ssr/ssr-entry.js'
