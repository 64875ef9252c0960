import type { Narrator, TokenUsage } from '#server/engines/narrator/narrator.ts'
import type { BudgetHold, CallBudgets } from '#server/platform/usage/budgets.ts'

/** The narrator of one turn, whose use is settled against what was held back for it, however its reply ends. */
export function paidNarrator(
  narrator: Narrator,
  budgets: Pick<CallBudgets, 'settle'>,
  hold: BudgetHold | undefined,
): Narrator {
  if (!hold) return narrator
  const paid: Pick<Narrator, 'generateReply'> = {
    async *generateReply(input, signal) {
      let usage: TokenUsage | undefined
      let characters = 0
      try {
        for await (const event of narrator.generateReply(input, signal)) {
          if (event.type === 'text') characters += event.text.length
          if (event.type === 'end') ({ usage } = event)
          yield event
        }
      } finally {
        // A reply that broke off has cost its prompt and what it said, at about four characters a token.
        const asked = input.path.reduce((sum, { content }) => sum + content.length, input.premise.length)
        const broken = { inputTokens: Math.ceil(asked / 4), outputTokens: Math.ceil(characters / 4) }
        await budgets.settle(hold, usage ?? (characters > 0 ? broken : undefined))
      }
    },
  }
  return Object.assign(Object.create(narrator) as Narrator, paid)
}
