import { useOwnBudget } from './budget.api.ts'
import { turnPriceText } from './price-text.ts'

/** The price of a story's next turn, where the reader pays for it or has a cap; nothing elsewhere. */
export function TurnPrice({ storyId }: { storyId: string }) {
  const { data } = useOwnBudget(storyId)
  if (!data || data.turnUsd === null) return null
  const isTheirs = data.isPaidByReader || data.periods.length > 0
  return isTheirs && <p className="text-center text-sm text-quiet">{turnPriceText(data.turnUsd)}</p>
}
