import { afterPage } from '#web/ui/late.tsx'

const BudgetPart = afterPage(async () => (await import('#web/features/budget/budget-card.tsx')).BudgetCard)

export { BudgetPart as AccountPart }
