import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { OpenSession } from '#contract/account.ts'
import { Button } from '#web/ui/button.tsx'
import { useFocusHandedOn } from '#web/ui/place-in-list.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { NotLoaded } from '#web/ui/not-loaded.tsx'
import { sessionsQuery, useSessionEnd } from './account.api.ts'
import { deviceName } from './device-name.ts'
import { SettingsCard } from './settings-card.tsx'
import { timeAgo } from '#web/platform/time-ago.ts'

/** Where the reader is logged in, each with a way out. */
export function SessionList() {
  const { data, dataUpdatedAt, isLoading, error, refetch } = useQuery(sessionsQuery)
  return (
    <SettingsCard
      title="Where You Are Logged In"
      text="Do you not know one of these? Log it out, then change your password."
    >
      {isLoading && <Skeleton className="h-16" />}
      {error && (
        <NotLoaded
          title="Your sessions could not be loaded"
          error={error}
          onTryAgain={() => void refetch()}
        />
      )}
      {data && (
        <ul className="divide-y divide-line">
          {ownFirst(data.sessions).map((session) => (
            <Row key={session.id} session={session} nowMs={dataUpdatedAt} />
          ))}
        </ul>
      )}
    </SettingsCard>
  )
}

const ownFirst = (sessions: OpenSession[]): OpenSession[] =>
  sessions.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))

interface RowProps {
  session: OpenSession
  nowMs: number
}

function Row({ session: { id, device, lastUsedAt, isCurrent }, nowMs }: RowProps) {
  const name = deviceName(device)
  const row = useRef<HTMLLIElement>(null)
  useFocusHandedOn(row)
  const ending = useSessionEnd(id, () =>
    toast({ title: 'Logged Out', description: `${name} is logged out.` }),
  )
  return (
    <li ref={row} className="flex min-h-16 items-center justify-between gap-4 py-2">
      <div className="min-w-0">
        <p className="truncate font-medium" title={device}>
          {name}
        </p>
        <p className="text-sm text-quiet">
          {isCurrent ? (
            <span className="text-success">This device</span>
          ) : (
            <>
              Last used <time dateTime={lastUsedAt}>{timeAgo(Date.parse(lastUsedAt), nowMs)}</time>
            </>
          )}
        </p>
      </div>
      {!isCurrent && (
        <Button onClick={() => ending.mutate()} isBusy={ending.isPending} aria-label={`Log out ${name}`}>
          Log out
        </Button>
      )}
    </li>
  )
}
