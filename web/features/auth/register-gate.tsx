import { useState, type ReactNode } from 'react'
import { textOf } from '#contract/errors.ts'
import { useSiteConfig } from '#web/platform/use-site-config.ts'
import { Notice } from '#web/ui/notice.tsx'

/** Outlives the way from the link to the form, and nothing longer: it stands in no address, storage or history. */
const held: { token?: string } = {}

/** The token of the invitation whose link led here; taken out of the address bar. */
function takeInvitation(): string | undefined {
  const token = /^#invitation=([\w-]+)$/.exec(location.hash)?.[1]
  if (token !== undefined) {
    held.token = token
    history.replaceState(history.state, '', location.pathname + location.search)
  }
  return held.token
}

/** The token that the form or another way in hands on, once its page has taken it. */
export const heldInvitation = (): { invitation?: string } =>
  held.token === undefined ? {} : { invitation: held.token }

/** Whether the link of an invitation led here. */
export const hasInvitation = (): boolean =>
  held.token !== undefined || location.hash.startsWith('#invitation=')

/** The form where an account may be made; else why not. */
export function RegisterGate({ children }: { children: (invitation?: string) => ReactNode }) {
  const [invitation] = useState(takeInvitation)
  const { mode, reason } = useSiteConfig()?.signUp ?? { mode: 'open' }
  if (mode === 'closed') return <Notice title={textOf('sign_up_closed')}>{reason}</Notice>
  if (mode === 'invitation' && invitation === undefined)
    return <Notice title={textOf('invitation_required')}>{reason}</Notice>
  return children(invitation)
}
