import { daysText } from '#contract/site.ts'
import { useSiteConfig } from '#web/platform/use-site-config.ts'

/** The record of acts with accounts, and for how long this site keeps it. */
export function AuditLine() {
  const site = useSiteConfig()
  return (
    <>
      An audit log: logins, changes of your account, exports, and what admins decide about it, each with its
      time and the network address it came from. Entries go after{' '}
      {site ? daysText(site.auditDays) : 'the days that the operator has set'}, and stay until then also where
      the account is deleted, without its name.
    </>
  )
}
