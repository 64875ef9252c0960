import { useMutation, useQueryClient } from '@tanstack/react-query'
import { listIdentities, removeIdentity, startOidcLink } from '#contract/oidc.ts'
import { keyOf, read } from '#web/platform/query-client.ts'
import { callInSession } from '#web/platform/session/in-session.ts'

export const identitiesQuery = { ...read(listIdentities), staleTime: 0 }

/** Leaves for the provider's page to have the account connected. */
export async function leaveToConnect(currentPassword: string): Promise<void> {
  const { url } = await callInSession(startOidcLink, { body: { currentPassword } })
  location.assign(url)
}

/** Ends that an account at a provider opens this one; `onSuccess` runs once that is so. */
export function useDisconnection(onSuccess: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (identityId: number) =>
      callInSession(removeIdentity, { params: { identityId: String(identityId) } }),
    onSuccess,
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(listIdentities) }),
  })
}
