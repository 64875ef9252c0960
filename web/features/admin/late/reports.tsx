import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pathOfPublished } from '#contract/published.ts'
import type { Report, TakenDownShare } from '#contract/reports.ts'
import { reportKinds } from '#contract/report-kinds.ts'
import { atBase } from '#web/platform/base-path.ts'
import { Button } from '#web/ui/button.tsx'
import { NotLoaded } from '#web/ui/not-loaded.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AdminCard } from '../admin-card.tsx'
import { DecisionForm } from './decision-form.tsx'
import { reportsQuery, submitTakedown, useDismissal, useReturn } from './reports.api.ts'

/** Shared stories and scenarios that readers have reported, until somebody has decided over them. */
export function Reports() {
  const { data, error, refetch } = useQuery(reportsQuery)
  return (
    <AdminCard
      title="Reports"
      text="Shared stories and scenarios that readers have reported, the oldest first."
    >
      {!data && !error && <Skeleton className="h-16" />}
      {error && (
        <NotLoaded title="The reports could not be loaded" error={error} onTryAgain={() => void refetch()} />
      )}
      {data?.reports.length === 0 && <p className="text-quiet">Nothing is reported</p>}
      {data && data.reports.length > 0 && (
        <ul className="divide-y divide-line">
          {data.reports.map((report) => (
            <ReportRow key={report.id} report={report} />
          ))}
        </ul>
      )}
      {data && data.takenDown.length > 0 && (
        <section>
          <h3 className="font-semibold">Taken down</h3>
          <ul className="divide-y divide-line">
            {data.takenDown.map((share) => (
              <TakenDownRow key={share.shareId} share={share} />
            ))}
          </ul>
        </section>
      )}
    </AdminCard>
  )
}

const nameOf = { story: 'Story', scenario: 'Scenario' } as const

function ReportRow({
  report: { id, about, shareId, title, username, kind, words, reportedAt },
}: {
  report: Report
}) {
  const [isTakingDown, setIsTakingDown] = useState(false)
  const dismissal = useDismissal(id)
  return (
    <li className="flex flex-col gap-3 py-4">
      <div className="min-w-0">
        <a
          href={atBase(pathOfPublished(about, shareId))}
          target="_blank"
          rel="noopener"
          className="font-medium break-words underline"
        >
          {title}
        </a>
        <p className="text-sm text-quiet">
          {nameOf[about]} by {username} · {reportKinds[kind]} · {reportedAt.slice(0, 10)}
        </p>
        {words !== '' && <p className="mt-1 text-sm break-words">{words}</p>}
      </div>
      {isTakingDown ? (
        <DecisionForm
          label="Reason, which stands in its place"
          action="Take down"
          save={(reason) => submitTakedown(shareId, reason)}
          doneText={{ title: `${nameOf[about]} taken down`, description: `“${title}” is no longer public.` }}
          onClose={() => setIsTakingDown(false)}
        />
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setIsTakingDown(true)}>Take down …</Button>
          <Button variant="quiet" isBusy={dismissal.isPending} onClick={() => dismissal.mutate()}>
            Leave it public
          </Button>
        </div>
      )}
    </li>
  )
}

function TakenDownRow({ share: { about, shareId, title, username, at, reason } }: { share: TakenDownShare }) {
  const puttingBack = useReturn(shareId)
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="font-medium break-words">{title}</p>
        <p className="text-sm break-words text-quiet">
          {nameOf[about]} by {username} · {at.slice(0, 10)} · {reason}
        </p>
      </div>
      <Button
        isBusy={puttingBack.isPending}
        onClick={() => puttingBack.mutate()}
        aria-label={`Put back ${title}`}
      >
        Put back
      </Button>
    </li>
  )
}
