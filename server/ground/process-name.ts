import { randomUUID } from 'node:crypto'

/** Name of this process for its life: its connections to PostgreSQL bear it, and its workers begin with it. */
export const PROCESS_NAME = `lanterntale-${randomUUID()}`

const SEPARATOR = '/'

/** Name of a new worker of this process, unlike any other. */
export const newWorkerName = (): string => `${PROCESS_NAME}${SEPARATOR}${randomUUID()}`

/** Name of the process that a worker belongs to; undefined for a worker that was not named here. */
export const processOf = (worker: string): string | undefined =>
  worker.includes(SEPARATOR) ? worker.slice(0, worker.indexOf(SEPARATOR)) : undefined
