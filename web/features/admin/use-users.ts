import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { UserColumn } from '#contract/admin.ts'
import { useSettled } from '#web/platform/use-settled.ts'
import { usersQuery } from './admin.api.ts'
import { nextOrder, type UserOrder } from './user-order.ts'

const SEARCH_SETTLES_MS = 300
const ROWS_A_PAGE = 25

export type UsersTab = 'all' | 'month'

/** A page of users and what is looked for; whatever changes the list begins it anew. */
export function useUsers() {
  const [tab, setTab] = useState<UsersTab>('all')
  const [search, setSearch] = useState('')
  const [order, setOrder] = useState<UserOrder>()
  const [page, setPage] = useState(1)
  const soughtFor = useSettled(search.trim(), SEARCH_SETTLES_MS)

  const query = {
    tab,
    page: String(page),
    pageSize: String(ROWS_A_PAGE),
    ...(soughtFor !== '' && { search: soughtFor }),
    ...(order && { sort: order.column, direction: order.direction }),
  }
  const { data, error, isFetching, refetch } = useQuery({
    ...usersQuery(query),
    placeholderData: keepPreviousData,
  })
  const fromTheStart =
    <Args extends unknown[]>(change: (...args: Args) => void) =>
    (...args: Args) => {
      setPage(1)
      change(...args)
    }

  return {
    tab,
    chooseTab: fromTheStart(setTab),
    search,
    setSearch: fromTheStart(setSearch),
    order,
    sortBy: fromTheStart((column: UserColumn) => setOrder(nextOrder(order, column))),
    page,
    pages: Math.max(1, Math.ceil((data?.metadata.matchingUsers ?? 0) / ROWS_A_PAGE)),
    setPage,
    isSearching: soughtFor !== '',
    data,
    error,
    isFetching,
    tryAgain: () => void refetch(),
  }
}
