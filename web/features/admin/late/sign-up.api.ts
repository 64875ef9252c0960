import { useState } from 'react'
import type { SignUpMode } from '#contract/site.ts'
import { addInvitation, changeNotice, changeSignUp, getSignUp, removeInvitation } from '#contract/sign-up.ts'
import { read } from '#web/platform/query-client.ts'
import { callInSession } from '#web/platform/session/in-session.ts'
import { toast } from '#web/ui/toast.ts'
import { useDeskAct } from './reader.api.ts'

export const signUpQuery = read(getSignUp)

const saved = (description: string) => () => toast({ title: 'Saved', description })

export const useSignUpChange = () =>
  useDeskAct(
    (body: { mode: SignUpMode; reason: string }) => callInSession(changeSignUp, { body }),
    saved('It holds from now on.'),
  )

export const useNoticeChange = () =>
  useDeskAct((text: string) => callInSession(changeNotice, { body: { text } }), saved('Everyone reads it.'))

/** Makes an invitation; `link` is that of the last one, which is shown once. */
export function useInvitationMaking() {
  const [link, setLink] = useState<string>()
  const making = useDeskAct(async (body: { label: string; uses: number; days: number }) => {
    setLink((await callInSession(addInvitation, { body })).link)
  })
  return { make: making.mutate, isBusy: making.isPending, link }
}

export const useInvitationRemoval = (id: number) =>
  useDeskAct(() => callInSession(removeInvitation, { params: { invitationId: String(id) } }))
