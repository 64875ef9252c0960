import { useMutation } from '@tanstack/react-query'
import type {
  ConnectionChange,
  ConnectionForm,
  ConnectionTest,
  ModelConnection,
  ModelNames,
  ModelsQuestion,
} from '#contract/connections.ts'
import * as own from '#contract/own-connections.ts'
import * as site from '#contract/site-connections.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { getConfig } from '#contract/site.ts'
import { call } from '#web/platform/call.ts'
import { textOfError } from '#web/platform/call-error.ts'
import { read } from '#web/platform/query-client.ts'
import { callInSession } from '#web/platform/session/in-session.ts'
import { useRefresh } from '#web/platform/use-refresh.ts'
import { toast } from '#web/ui/toast.ts'

export const siteConnectionsQuery = read(site.listSiteConnections)
export const ownConnectionsQuery = read(own.listOwnConnections)
export const foundQuery = read(site.findConnections)
export const storyConnectionQuery = (storyId: string) => read(own.getStoryConnection, { params: { storyId } })

/** The calls about the connections of one owner. */
export interface ConnectionCalls {
  list: Endpoint
  add: (form: ConnectionForm) => Promise<ModelConnection>
  change: (id: number, change: ConnectionChange) => Promise<ModelConnection>
  remove: (id: number) => Promise<object>
  test: (id: number) => Promise<ConnectionTest>
  listModels: (question: ModelsQuestion) => Promise<ModelNames>
}

const paramsOf = (id: number) => ({ params: { id: String(id) } })

export const siteCalls: ConnectionCalls = {
  list: site.listSiteConnections,
  add: (body) => callInSession(site.addSiteConnection, { body }),
  change: (id, body) => callInSession(site.changeSiteConnection, { ...paramsOf(id), body }),
  remove: (id) => callInSession(site.removeSiteConnection, paramsOf(id)),
  test: (id) => callInSession(site.testSiteConnection, paramsOf(id)),
  listModels: (body) => call(site.listSiteModels, { body }),
}

export const ownCalls: ConnectionCalls = {
  list: own.listOwnConnections,
  add: (body) => callInSession(own.addOwnConnection, { body }),
  change: (id, body) => callInSession(own.changeOwnConnection, { ...paramsOf(id), body }),
  remove: (id) => callInSession(own.removeOwnConnection, paramsOf(id)),
  test: (id) => callInSession(own.testOwnConnection, paramsOf(id)),
  listModels: (body) => call(own.listOwnModels, { body }),
}

/** Reads the list of an owner anew, and who tells on this site. */
export const useConnectionsRefresh = ({ list }: ConnectionCalls) => useRefresh(list, getConfig)

/** Does something about connections and shows the list anew; a failure is said in a toast with this title. */
export function useChange<Given>(
  calls: ConnectionCalls,
  title: string,
  change: (given: Given) => Promise<unknown>,
) {
  const refresh = useConnectionsRefresh(calls)
  return useMutation({
    mutationFn: change,
    onError: (error) => toast({ title, description: textOfError(error), variant: 'danger' }),
    onSettled: refresh,
    meta: { isQuiet: true },
  })
}

export const saveFallback = (fallback: site.Fallback) =>
  callInSession(site.chooseFallback, { body: { fallback } })
export const saveStoryConnection = (storyId: string, connectionId: number | null) =>
  callInSession(own.setStoryConnection, { params: { storyId }, body: { connectionId } })
