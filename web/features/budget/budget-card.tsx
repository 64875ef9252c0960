import { Card } from '#web/ui/card.tsx'
import { isSpent, useOwnBudget, type OwnPeriod } from './budget.api.ts'
import { dollarText, turnPriceText } from './price-text.ts'

const names = { day: 'Today', month: 'This month' }
const siteNames = { day: 'The budget of this site today', month: 'The budget of this site this month' }
const ends = {
  day: 'It goes on tomorrow, at midnight UTC.',
  month: 'It goes on next month, at midnight UTC.',
}
const counts = new Intl.NumberFormat('en')

/** The price of a turn, and how much of the reader's caps and the site's is spent; nothing where it costs nothing. */
export function BudgetCard() {
  const { data } = useOwnBudget()
  if (!data || (data.turnUsd === null && data.periods.length + data.sitePeriods.length === 0)) return null
  return (
    <Card aria-labelledby="account-costs" className="flex flex-col gap-3">
      <h2 id="account-costs" className="text-xl">
        Costs
      </h2>
      {data.turnUsd !== null && <p>{turnPriceText(data.turnUsd)}</p>}
      {data.periods.map((one) => (
        <p key={one.period} className="text-sm text-quiet">
          {names[one.period]}: {spentText(one)}. {isSpent(one) && ends[one.period]}
        </p>
      ))}
      {data.sitePeriods.map(({ period, percentSpent }) => (
        <p key={period} className="text-sm text-quiet">
          {siteNames[period]}: {percentSpent} % is spent. {percentSpent >= 100 && ends[period]}
        </p>
      ))}
    </Card>
  )
}

const spentText = ({ cap, spent }: OwnPeriod): string =>
  [
    ...(cap.usd === null ? [] : [`${dollarText(spent.usd)} of ${dollarText(cap.usd)}`]),
    ...(cap.tokens === null ? [] : [`${counts.format(spent.tokens)} of ${counts.format(cap.tokens)} tokens`]),
  ].join(', ')
