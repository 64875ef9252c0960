import type { ReplyOf } from '#contract/endpoint.ts'
import type { getApiUsage } from '#contract/admin.ts'
import { costText, tokensText } from './amounts.ts'
import { DailyBars } from './daily-bars.tsx'

type Days = ReplyOf<typeof getApiUsage>['days']

/** Tokens and cost of each day, drawn for the eye and written out for the ear. */
export function UsageChart({ days }: { days: Days }) {
  return (
    <>
      <div className="flex flex-col gap-6 sm:flex-row">
        <DailyBars
          title="Tokens per day"
          days={days.map(({ day, tokens }) => ({ day, amount: tokens }))}
          textOf={tokensText}
        />
        <DailyBars
          title="Cost per day"
          days={days.map(({ day, costUsd }) => ({ day, amount: costUsd }))}
          textOf={costText}
        />
      </div>
      <table className="sr-only">
        <caption>Tokens and cost per day</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Tokens</th>
            <th scope="col">Cost</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, tokens, costUsd }) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              <td>{tokensText(tokens)}</td>
              <td>{costText(costUsd)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
