import { useQuery } from '@tanstack/react-query'
import type { ApiUsage, getApiUsage } from '#contract/admin.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { ScrollBox } from '#web/ui/scroll-box.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { NotLoaded } from '#web/ui/not-loaded.tsx'
import { AdminCard } from '../admin-card.tsx'
import { usageQuery } from '../admin.api.ts'
import type { DeskCard } from '../admin-dashboard.tsx'
import { costText, tokensText } from '../amounts.ts'
import { UsageChart } from '../usage-chart.tsx'

type Usage = ReplyOf<typeof getApiUsage>

/** The tokens of narrators and painters: all together, each by itself, and day by day. */
function ApiUsageCard() {
  const { data, error, refetch } = useQuery(usageQuery)
  return (
    <AdminCard title="API Token Usage" text={data && `Narrator in use: ${data.provider}`}>
      {data && (data.providers.length > 0 ? <Figures usage={data} /> : <Nothing />)}
      {!data && !error && <Skeleton className="h-72" />}
      {!data && error && (
        <NotLoaded title="Failed to load API usage data" error={error} onTryAgain={() => void refetch()} />
      )}
    </AdminCard>
  )
}

const Nothing = () => <p className="py-6 text-center text-quiet">No API usage data available</p>

const columns = ['Input', 'Output', 'Image', 'Est. cost']

function Figures({ usage }: { usage: Usage }) {
  const { providers, total, thisMonth, costUsd, unpricedTokens, days } = usage
  return (
    <>
      <ScrollBox label="Tokens and cost">
        <table className="w-full text-sm tabular-nums">
          <thead className="text-quiet">
            <tr>
              <th scope="col" className="py-2 pr-2 sm:pr-4 text-left font-medium">
                Tokens
              </th>
              {columns.map((name) => (
                <th
                  key={name}
                  scope="col"
                  className="py-2 pl-2 sm:pl-4 text-right font-medium whitespace-nowrap"
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line border-t border-line">
            <Row name="Total" sums={total} costUsd={costUsd.total} />
            <Row name="This month" sums={thisMonth} costUsd={costUsd.thisMonth} />
            {providers.length > 1 &&
              providers.map(({ provider, total: sums, costUsd: cost }) => (
                <Row key={provider} name={provider} sums={sums} costUsd={cost.total} />
              ))}
          </tbody>
        </table>
      </ScrollBox>
      {unpricedTokens > 0 && (
        <p className="mt-3 text-sm text-quiet">
          {tokensText(unpricedTokens)} tokens are of models without a known price: they are counted at the
          general rate. Name their prices in MODEL_PRICES.
        </p>
      )}
      <UsageChart days={days} />
    </>
  )
}

function Row({ name, sums, costUsd }: { name: string; sums: ApiUsage['total']; costUsd: number }) {
  const cells = [tokensText(sums.input), tokensText(sums.output), tokensText(sums.image), costText(costUsd)]
  return (
    <tr>
      <th scope="row" className="py-2.5 pr-2 sm:pr-4 text-left font-medium whitespace-nowrap">
        {name}
      </th>
      {cells.map((text, place) => (
        <td key={columns[place]} className="py-2.5 pl-2 sm:pl-4 text-right">
          {text}
        </td>
      ))}
    </tr>
  )
}

export const deskCard: DeskCard = { rank: 2, Card: ApiUsageCard }
