import type { AuditEntry } from '#contract/audit.ts'
import { Button } from '#web/ui/button.tsx'
import { ScrollBox } from '#web/ui/scroll-box.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { NotLoaded } from '#web/ui/not-loaded.tsx'
import { AdminCard } from '../admin-card.tsx'
import type { DeskCard } from '../admin-dashboard.tsx'
import { useAuditLog } from './audit-log.api.ts'

/** The audit entries about accounts and rights, newest first. */
function AuditCard() {
  const log = useAuditLog()
  const entries = log.data?.pages.flatMap((page) => page.entries)
  return (
    <AdminCard title="Audit Log" text="Logins, changes of accounts and rights, and exports, newest first.">
      {entries && <Entries entries={entries} />}
      {log.isLoading && <Skeleton className="h-72" />}
      {log.error && (
        <NotLoaded
          title="The audit log could not be loaded"
          error={log.error}
          onTryAgain={() => void log.refetch()}
        />
      )}
      {log.hasNextPage && (
        <Button
          isBusy={log.isFetchingNextPage}
          onClick={() => void log.fetchNextPage()}
          className="self-center"
        >
          Show older
        </Button>
      )}
    </AdminCard>
  )
}

const columns = ['When', 'What', 'Outcome', 'Who', 'Address', 'Request']

function Entries({ entries }: { entries: AuditEntry[] }) {
  if (entries.length === 0) return <p className="py-6 text-center text-quiet">Nothing is written down yet</p>
  return (
    <ScrollBox label="Entries of the audit log" className="max-h-112 overflow-y-auto">
      <table className="w-full text-sm tabular-nums">
        <thead className="sticky top-0 bg-raised text-quiet">
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col" className="py-2 pr-4 text-left font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-t border-line">
          {entries.map((entry) => (
            <Row key={entry.id} entry={entry} />
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}

const inWords = (name: string) => name.replaceAll('_', ' ')

function Row({ entry }: { entry: AuditEntry }) {
  const { at, action, outcome, detail, address, requestId } = entry
  return (
    <tr className="*:py-2 *:pr-4 *:text-left *:whitespace-nowrap">
      <td>
        <time dateTime={at}>{`${at.slice(0, 10)} ${at.slice(11, 19)}`}</time>
      </td>
      <td>
        {inWords(action)}
        {entry.subjectId !== null && (
          <span className="text-quiet"> · {entry.subjectName ?? `deleted account ${entry.subjectId}`}</span>
        )}
        {detail && <span className="text-quiet"> · {detail}</span>}
      </td>
      <td className={outcome === 'done' ? 'text-quiet' : 'text-danger'}>{inWords(outcome)}</td>
      <td>{whoIn(entry)}</td>
      <td>{address ?? 'command'}</td>
      <td className="text-quiet">
        <span title={requestId ?? undefined}>{requestId?.slice(0, 8) ?? '—'}</span>
      </td>
    </tr>
  )
}

const whoIn = ({ userId, username }: AuditEntry): string => {
  if (username !== null) return username
  return userId === null ? 'unknown' : `deleted account ${userId}`
}

export const deskCard: DeskCard = { rank: 4, Card: AuditCard }
