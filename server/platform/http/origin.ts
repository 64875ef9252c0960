import type { FastifyRequest } from 'fastify'

/** The site's address by the settings. */
export interface SiteAddress {
  publicUrl: string
  hasPublicUrl: boolean
  basePath: string
}

/** The address of this site, with its base path: the one it is known by, else as the browser named it. */
export const originOf = (
  { protocol, host }: FastifyRequest,
  { publicUrl, hasPublicUrl, basePath }: SiteAddress,
): string => (hasPublicUrl ? publicUrl : `${protocol}://${host}${basePath}`)
