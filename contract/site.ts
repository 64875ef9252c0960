import * as z from 'zod/mini'
import { endpoint, fitsPath } from './endpoint.ts'

const Engine = z.object({ name: z.string(), isModel: z.boolean() })

/** Content of the ad block (AD-23); with neither, the default ads. */
export const AdBlock = z.object({
  sponsor: z.optional(z.object({ text: z.string(), url: z.string() })),
  /** Whether a third-party script is configured: it runs in a frame of its own only. */
  hasScript: z.boolean(),
})
export type AdBlock = z.infer<typeof AdBlock>

/** Who may make an account. */
export const signUpModes = ['open', 'invitation', 'closed'] as const
export type SignUpMode = (typeof signUpModes)[number]

export const SiteConfig = z.object({
  imageGeneration: z.boolean(),
  /** Where people reach the site, where its settings say so; links to it begin with this. */
  publicUrl: z.optional(z.string()),
  narrator: Engine,
  painter: Engine,
  /** The voice of this site that reads aloud; absent where readers hear their browser's own. */
  voice: z.optional(z.object({ name: z.string() })),
  /** Whether a model of this site takes down what is said; else the reader's browser does. */
  dictation: z.optional(z.literal(true)),
  /** Whether a model of this site finds by meaning what was told. */
  embeddings: z.optional(z.literal(true)),
  /** Whether readers may bring models of their own. */
  readerConnections: z.boolean(),
  /** Whether a forgotten password can be set anew by a mailed link. */
  passwordMail: z.boolean(),
  /** The name of the OpenID provider at which readers may log in. */
  oidcName: z.optional(z.string()),
  /** For how many days the audit log is kept. */
  auditDays: z.number(),
  signUp: z.object({
    mode: z.enum(signUpModes),
    /** Why it is not open, where an admin has said so. */
    reason: z.optional(z.string()),
  }),
  /** A line of those who run the site, for everyone on every page. */
  notice: z.optional(z.string()),
  ad: AdBlock,
})
export type SiteConfig = z.infer<typeof SiteConfig>

/** A number of days in words. */
export const daysText = (days: number): string => (days === 1 ? 'one day' : `${days} days`)

export const getConfig = endpoint({
  method: 'GET',
  path: '/api/config',
  summary: 'What this site offers; nothing secret',
  access: 'public',
  reply: SiteConfig,
})

/** The web app's own pages; any other path shows the 404 page. */
export const pagePaths = [
  '/',
  '/auth',
  '/auth/oidc',
  '/story',
  '/story/:id',
  '/shared/:shareId',
  '/scenario/:shareId',
  '/preferences',
  '/stories',
  '/bookmarks',
  '/admin',
  '/claim',
  '/account',
  '/tokens',
  '/confirm-email',
  '/forgot-password',
  '/reset-password',
  '/about-models',
  '/privacy',
  '/terms',
] as const

/** Whether a path, without its query, is one of the app's own pages. */
export const isPagePath = (path: string): boolean => pagePaths.some((page) => fitsPath(page, path))
