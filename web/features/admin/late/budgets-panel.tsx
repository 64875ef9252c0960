import { useQuery } from '@tanstack/react-query'
import { useState, type SyntheticEvent } from 'react'
import type { Budgets, getBudgets } from '#contract/budgets.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { Button } from '#web/ui/button.tsx'
import { NotLoaded } from '#web/ui/not-loaded.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { AdminCard } from '../admin-card.tsx'
import { costText, tokensText } from '../amounts.ts'
import { budgetsQuery, useBudgetsChange } from './budgets.api.ts'

type Given = ReplyOf<typeof getBudgets>

const rows = [
  { name: 'siteDay', label: 'Site, a day' },
  { name: 'siteMonth', label: 'Site, a month' },
  { name: 'readerDay', label: 'Each reader, a day' },
  { name: 'readerMonth', label: 'Each reader, a month' },
] as const
const WARN_FROM = 0.8

/** Caps on what calls of models cost, by site and reader, by day and month. */
export function BudgetsPanel() {
  const { data, error, refetch } = useQuery(budgetsQuery)
  return (
    <AdminCard
      title="Budgets"
      text="What calls of models may cost. Empty is without a limit; days and months are in UTC."
    >
      {!data && !error && <Skeleton className="h-40" />}
      {!data && error && (
        <NotLoaded title="The budgets could not be loaded" error={error} onTryAgain={() => void refetch()} />
      )}
      {data && <Caps given={data} />}
    </AdminCard>
  )
}

function Caps({ given }: { given: Given }) {
  const [caps, setCaps] = useState(given.budgets)
  const change = useBudgetsChange()
  const set = (name: keyof Budgets, unit: 'usd' | 'tokens', text: string) =>
    setCaps({ ...caps, [name]: { ...caps[name], [unit]: text === '' ? null : Number(text) } })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    change.mutate(caps)
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <Warning given={given} />
      {rows.map(({ name, label }) => (
        <div key={name} className="flex flex-wrap gap-4">
          <TextField
            label={`${label}: US dollars`}
            type="number"
            min={0}
            step="any"
            value={caps[name].usd ?? ''}
            onChange={({ target }) => set(name, 'usd', target.value)}
            className="min-w-48 flex-1"
          />
          <TextField
            label={`${label}: tokens`}
            type="number"
            min={0}
            value={caps[name].tokens ?? ''}
            onChange={({ target }) => set(name, 'tokens', target.value)}
            className="min-w-48 flex-1"
          />
        </div>
      ))}
      <p className="text-sm text-quiet">
        Spent today: {costText(given.spent.siteDay.usd)}, {tokensText(given.spent.siteDay.tokens)} tokens.
        This month: {costText(given.spent.siteMonth.usd)}, {tokensText(given.spent.siteMonth.tokens)} tokens.
      </p>
      <Button variant="primary" type="submit" isBusy={change.isPending} className="self-start">
        Save budgets
      </Button>
    </form>
  )
}

/** From four fifths of a cap of the site on. */
function Warning({ given: { budgets, spent } }: { given: Given }) {
  const share = (name: 'siteDay' | 'siteMonth') => {
    const { usd, tokens } = budgets[name]
    return Math.max(usd ? spent[name].usd / usd : 0, tokens ? spent[name].tokens / tokens : 0)
  }
  const near = [
    { share: share('siteDay'), period: 'today' },
    { share: share('siteMonth'), period: 'this month' },
  ].filter((one) => one.share >= WARN_FROM)
  return near.map(({ share: part, period }) => (
    <Notice key={period} title={`${Math.floor(part * 100)} % of the site’s budget for ${period} is spent`}>
      When all of it is spent, turns with a model are refused until it goes on.
    </Notice>
  ))
}
