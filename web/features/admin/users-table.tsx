import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import type { AdminUser, UserColumn } from '#contract/admin.ts'
import { classNames } from '#web/ui/class-names.ts'
import { ScrollBox } from '#web/ui/scroll-box.tsx'
import { usageTexts, type Unit } from './amounts.ts'
import type { UserOrder } from './user-order.ts'

const columns: { column: UserColumn; name: string; isAmount?: boolean }[] = [
  { column: 'username', name: 'Username' },
  { column: 'email', name: 'Email' },
  { column: 'isAdmin', name: 'Role' },
  { column: 'createdAt', name: 'Created' },
  { column: 'lastActive', name: 'Last Active' },
  { column: 'textTokens', name: 'Text', isAmount: true },
  { column: 'imageTokens', name: 'Image', isAmount: true },
  { column: 'total', name: 'Total', isAmount: true },
  { column: 'thisMonth', name: 'This Month', isAmount: true },
  { column: 'balance', name: 'Balance', isAmount: true },
]
const usageColumns = ['textTokens', 'imageTokens', 'total', 'thisMonth', 'balance'] as const

interface UsersTableProps {
  users: AdminUser[]
  onOpen: (user: AdminUser) => void
  unit: Unit
  order: UserOrder
  onSort: (column: UserColumn) => void
}

export function UsersTable({ users, unit, order, onSort, onOpen }: UsersTableProps) {
  return (
    <ScrollBox label="Users">
      <table className="w-full text-sm tabular-nums">
        <thead className="text-quiet">
          <tr>
            {columns.map(({ column, name, isAmount }) => (
              <Heading
                key={column}
                name={name}
                isAmount={isAmount}
                direction={order?.column === column ? order.direction : undefined}
                onSort={() => onSort(column)}
              />
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-t border-line">
          {users.map((user) => (
            <Row key={user.id} user={user} unit={unit} onOpen={() => onOpen(user)} />
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}

interface HeadingProps {
  name: string
  isAmount: boolean | undefined
  direction: 'asc' | 'desc' | undefined
  onSort: () => void
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const

function Heading({ name, isAmount, direction, onSort }: HeadingProps) {
  const Icon = direction === undefined ? ArrowUpDown : direction === 'asc' ? ArrowUp : ArrowDown
  return (
    <th
      scope="col"
      aria-sort={direction ? ariaSort[direction] : 'none'}
      className={classNames('px-2 font-medium first:pl-0', isAmount ? 'text-right' : 'text-left')}
    >
      <button
        type="button"
        onClick={onSort}
        className="inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap hover:text-ink"
      >
        {name}
        <Icon
          aria-hidden="true"
          className={classNames('size-3.5', direction ? 'text-accent' : 'opacity-60')}
        />
      </button>
    </th>
  )
}

function Row({ user, unit, onOpen }: { user: AdminUser; unit: Unit; onOpen: () => void }) {
  const { username, email, isAdmin, createdAt, lastActive, tokenUsage } = user
  const texts = usageTexts(tokenUsage, unit)
  return (
    <tr>
      <th scope="row" className="max-w-44 truncate py-2.5 pr-2 text-left font-medium" title={username}>
        <button
          type="button"
          onClick={onOpen}
          aria-haspopup="dialog"
          className="min-h-6 max-w-full truncate underline decoration-line underline-offset-4 hover:decoration-ink"
        >
          {username}
        </button>
        {user.isBlocked && <span className="block text-xs text-danger">Blocked</span>}
      </th>
      <td className="max-w-56 truncate px-2 py-2.5" title={email}>
        {email ?? '—'}
      </td>
      <td className={classNames('px-2 py-2.5', isAdmin && 'text-accent')}>{isAdmin ? 'Admin' : 'User'}</td>
      <td className="px-2 py-2.5 whitespace-nowrap">
        <Day iso={createdAt} />
      </td>
      <td className="px-2 py-2.5 whitespace-nowrap">{lastActive ? <Day iso={lastActive} /> : 'Never'}</td>
      {usageColumns.map((column) => (
        <td key={column} className="px-2 py-2.5 text-right">
          {texts[column]}
        </td>
      ))}
    </tr>
  )
}

const Day = ({ iso }: { iso: string }) => (
  <time dateTime={iso} title={new Date(iso).toLocaleString()}>
    {iso.slice(0, 10)}
  </time>
)
