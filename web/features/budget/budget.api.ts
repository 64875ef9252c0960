import { useQuery } from '@tanstack/react-query'
import { getOwnBudget, type OwnBudget } from '#contract/budgets.ts'
import { read } from '#web/platform/query-client.ts'

/**
 * About what a turn costs, of a story or of new ones, and what of the reader's caps is spent; where it can't be read
 * nothing is said.
 */
export const useOwnBudget = (storyId?: string) =>
  useQuery({
    ...read(getOwnBudget, storyId === undefined ? {} : { query: { storyId } }),
    staleTime: 0,
  })

/** A day or month with its cap. */
export type OwnPeriod = OwnBudget['periods'][number]

/** Whether one of a period's caps is reached, so that calls of models are refused until it ends. */
export const isSpent = ({ cap, spent }: OwnPeriod): boolean => {
  const isReached = (most: number | null, used: number) => most !== null && used >= most
  return isReached(cap.usd, spent.usd) || isReached(cap.tokens, spent.tokens)
}
