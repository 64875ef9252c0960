import type { UserColumn } from '#contract/admin.ts'

/** The order of the users; undefined: as they came. */
export type UserOrder = { column: UserColumn; direction: 'asc' | 'desc' } | undefined

/** A column's heading goes from ascending to descending to unsorted (ADMIN-15). */
export function nextOrder(order: UserOrder, column: UserColumn): UserOrder {
  if (order?.column !== column) return { column, direction: 'asc' }
  return order.direction === 'asc' ? { column, direction: 'desc' } : undefined
}
