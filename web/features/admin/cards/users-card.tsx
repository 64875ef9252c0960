import { Download } from 'lucide-react'
import { Suspense, useState } from 'react'
import { downloadUsers, type AdminUser } from '#contract/admin.ts'
import { pathTo } from '#contract/endpoint.ts'
import { atBase } from '#web/platform/base-path.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { late } from '#web/ui/late.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { NotLoaded } from '#web/ui/not-loaded.tsx'
import { AdminCard } from '../admin-card.tsx'
import type { DeskCard } from '../admin-dashboard.tsx'
import { tokensText, type Unit } from '../amounts.ts'
import { UsersTable } from '../users-table.tsx'
import { useUsers, type UsersTab } from '../use-users.ts'

const ReaderDialog = late(async () => (await import('../late/reader-dialog.tsx')).ReaderDialog)

const tabNames: Record<UsersTab, string> = { all: 'All Users', month: 'This Month' }

/** Who uses the site and how much: searched, sorted and paged by the server, over all accounts. */
function UsersCard() {
  const [unit, setUnit] = useState<Unit>('tokens')
  const list = useUsers()
  const metadata = list.data?.metadata
  const content = <UserList list={list} unit={unit} />
  return (
    <AdminCard
      title="User Management"
      text={metadata && `${tokensText(metadata.totalUsers)} users · month ${metadata.currentMonth}`}
      control={
        <a href={atBase(pathTo(downloadUsers))} target="_blank" rel="noopener" className={buttonClass()}>
          <Download className="size-4" />
          Download
        </a>
      }
    >
      <div className="flex flex-wrap items-end gap-4">
        <TextField
          label="Search users"
          type="search"
          placeholder="Username or email"
          value={list.search}
          maxLength={200}
          onChange={({ target }) => list.setSearch(target.value)}
          className="min-w-56 flex-1"
        />
        <Button
          aria-pressed={unit === 'costs'}
          onClick={() => setUnit(unit === 'tokens' ? 'costs' : 'tokens')}
        >
          {unit === 'tokens' ? 'Show costs' : 'Show tokens'}
        </Button>
      </div>
      {/* On a card the chosen tab needs a ground of its own. */}
      <div className="[&_[role=tab][data-state=active]]:bg-line [&_[role=tablist]]:max-w-sm">
        <Tabs
          label="Which users"
          chosen={tabNames[list.tab]}
          onChoose={(name) => list.chooseTab(name === tabNames.all ? 'all' : 'month')}
          tabs={[
            { name: tabNames.all, content },
            { name: tabNames.month, content },
          ]}
        />
      </div>
    </AdminCard>
  )
}

interface UserListProps {
  list: ReturnType<typeof useUsers>
  unit: Unit
}

function UserList({ list, unit }: UserListProps) {
  const [opened, setOpened] = useState<AdminUser>()
  const { data, error, tryAgain, isSearching, order, sortBy, isFetching } = list
  if (error && !isFetching) {
    return <NotLoaded title="The users could not be loaded" error={error} onTryAgain={tryAgain} />
  }
  if (!data) return <Skeleton className="h-96" />
  if (data.users.length === 0) {
    return (
      <p role="status" className="py-10 text-center text-quiet">
        {isSearching ? 'No matching users found' : 'No users found'}
      </p>
    )
  }
  return (
    <div aria-busy={isFetching} className="flex flex-col gap-4">
      <UsersTable users={data.users} unit={unit} order={order} onSort={sortBy} onOpen={setOpened} />
      {opened && (
        <Suspense>
          <ReaderDialog userId={opened.id} username={opened.username} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
      <Pager {...list} />
    </div>
  )
}

function Pager({ page, pages, setPage, data }: ReturnType<typeof useUsers>) {
  return (
    <nav aria-label="Pages of users" className="flex flex-wrap items-center justify-between gap-3 text-sm">
      <p role="status" className="text-quiet tabular-nums">
        {tokensText(data?.metadata.matchingUsers ?? 0)} found · page {page} of {pages}
      </p>
      <div className="flex gap-2">
        <Button disabled={page <= 1} onClick={() => setPage(page - 1)}>
          Previous
        </Button>
        <Button disabled={page >= pages} onClick={() => setPage(page + 1)}>
          Next
        </Button>
      </div>
    </nav>
  )
}

export const deskCard: DeskCard = { rank: 3, Card: UsersCard }
