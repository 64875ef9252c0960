import { useMutation, useQuery } from '@tanstack/react-query'
import { buyTokens, getTokenBalance, getTokenPackages, type TokenBalance } from '#contract/tokens.ts'
import { read } from '#web/platform/query-client.ts'
import { callInSession } from '#web/platform/session/in-session.ts'

const LOOK_EVERY_MS = 2_000

export const useTokenPackages = () => useQuery(read(getTokenPackages))

/** The reader's balance; looked up again and again while the payment of `awaitedId` is on its way. */
export const useTokenBalance = (isOn: boolean, awaitedId: string | null) =>
  useQuery({
    ...read(getTokenBalance),
    enabled: isOn,
    staleTime: 0,
    refetchInterval: ({ state }) => (isAwaited(state.data, awaitedId) ? LOOK_EVERY_MS : false),
  })

const isAwaited = (balance: TokenBalance | undefined, id: string | null): boolean =>
  balance?.purchases.some((purchase) => purchase.id === id && !purchase.isPaid) ?? false

/** Goes to the page on which a package is paid. */
export const useCheckout = () =>
  useMutation({
    mutationFn: (name: string) => callInSession(buyTokens, { body: { package: name } }),
    onSuccess: ({ url }) => window.location.assign(url),
  })
