import type { SharedStory } from './sharing.ts'

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

/** Their folder among the files of the built app, and the page in it that the server fills with a shared story. */
export const PRERENDERED_FOLDER = 'prerendered'
export const SHARED_PAGE = 'shared'

/** Where the server puts what it alone knows when it sends a page. */
export const places = {
  scriptNonce: '__CSP_NONCE__',
  styleNonce: '__CSP_STYLE_NONCE__',
  /** The address of this site. */
  origin: '__ORIGIN__',
  /** `none` where the browser came without a session, so that the app need not ask who reads. */
  session: '__SESSION__',
  /** The path of a shared story, and what was written for it. */
  path: '__PATH__',
  markup: '__MARKUP__',
  seeds: '__SEEDS__',
} as const

/** A page that was written for what it shows. */
export interface WrittenPage {
  markup: string
  /** What the app would ask the server for, as JSON that may stand in a script element. */
  seeds: string
}

/** The built app as a program that writes markup; the server loads it from `MARKUP_FILE`, beside the folder of the app. */
export interface MarkupProgram {
  /** A shared story as its page first shows it. */
  writeShared: (shareId: string, story: SharedStory) => Promise<WrittenPage>
}
export const MARKUP_FILE = '../markup/markup.js'
