import { useState } from 'react'
import { useSearch } from 'wouter'
import { sitePath } from '#web/platform/base-path.ts'
import { textOfError } from '#web/platform/call-error.ts'
import { useSiteConfig } from '#web/platform/use-site-config.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { leaveForProvider } from './oidc.api.ts'

/** Leads to the site's OpenID provider, where there is one, and from there to where the reader wanted to go. */
export function OidcButton({ failureTitle }: { failureTitle: string }) {
  const name = useSiteConfig()?.oidcName
  const search = useSearch()
  const [isBusy, setIsBusy] = useState(false)
  if (name === undefined) return null

  const leave = async () => {
    setIsBusy(true)
    const here = `redirect=${encodeURIComponent(sitePath() + location.search)}`
    try {
      await leaveForProvider(sitePath() === '/auth' ? search : here)
    } catch (error) {
      setIsBusy(false)
      toast({ title: failureTitle, description: textOfError(error), variant: 'danger' })
    }
  }

  return (
    <Button onClick={() => void leave()} isBusy={isBusy}>
      Log in with {name}
    </Button>
  )
}
