import { changeBudgets, getBudgets, type Budgets } from '#contract/budgets.ts'
import { read } from '#web/platform/query-client.ts'
import { callInSession } from '#web/platform/session/in-session.ts'
import { toast } from '#web/ui/toast.ts'
import { useDeskAct } from './reader.api.ts'

/** Caps and what is spent of them; read anew each time the desk opens. */
export const budgetsQuery = {
  ...read(getBudgets),
  staleTime: 0,
}

/** Saves the caps and says so; what the desk shows of them is read anew. */
export const useBudgetsChange = () =>
  useDeskAct(
    (body: Budgets) => callInSession(changeBudgets, { body }),
    () => toast({ title: 'Saved', description: 'The budgets hold from the next call on.' }),
  )
