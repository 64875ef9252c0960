import { useMutation } from '@tanstack/react-query'
import { addPasskey, askNewPasskey, listPasskeys, removePasskey, renamePasskey } from '#contract/passkeys.ts'
import { read } from '#web/platform/query-client.ts'
import { callInSession } from '#web/platform/session/in-session.ts'
import { createPasskey } from '#web/platform/session/passkey.ts'
import { useRefresh } from '#web/platform/use-refresh.ts'

export const passkeysQuery = { ...read(listPasskeys), staleTime: 0 }

/** Makes a passkey in this browser and adds it to the account. Throws `PasskeyNotUsed`, `CallError`. */
export async function submitPasskey(name: string, currentPassword: string): Promise<void> {
  const { options } = await callInSession(askNewPasskey, { body: { currentPassword } })
  const credential = await createPasskey(options)
  await callInSession(addPasskey, { body: { name, credential } })
}

export const submitPasskeyName = (passkeyId: number, name: string) =>
  callInSession(renamePasskey, { params: { passkeyId: String(passkeyId) }, body: { name } })

/** Removes one passkey; `onSuccess` runs once it is gone. */
export function usePasskeyRemoval(passkeyId: number, onSuccess: () => void) {
  const refresh = useRefresh(listPasskeys)
  return useMutation({
    mutationFn: () => callInSession(removePasskey, { params: { passkeyId: String(passkeyId) } }),
    onSuccess,
    // Also after a failure: it may be gone already.
    onSettled: refresh,
  })
}
