import type { FastifyRequest } from 'fastify'

/** The address of this site as the browser named it. */
export const originOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`
