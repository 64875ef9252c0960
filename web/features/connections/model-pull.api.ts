import { cancelModelPull, getModelPull, startModelPull } from '#contract/model-pull.ts'
import { read } from '#web/platform/query-client.ts'
import { callInSession } from '#web/platform/session/in-session.ts'
import { queryOptions } from '@tanstack/react-query'

const LOOK_EVERY_MS = 1_000

/** The latest fetch of a model file; looked at again and again while it is on its way. */
export const modelPullQuery = queryOptions({
  ...read(getModelPull),
  refetchInterval: ({ state }) => (state.data?.pull?.state === 'fetching' ? LOOK_EVERY_MS : false),
})

export const startPull = (address: string) => callInSession(startModelPull, { body: { address } })
export const cancelPull = () => callInSession(cancelModelPull)
