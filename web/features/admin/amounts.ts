import { tokenRates, type AdminUser } from '#contract/admin.ts'

/** The unit in which amounts are shown: tokens, or their estimated cost. */
export type Unit = 'tokens' | 'costs'

const whole = new Intl.NumberFormat('en-US')
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

export const tokensText = (tokens: number): string => whole.format(tokens)
/** In US dollars with two decimals. */
export const costText = (usd: number): string => dollars.format(usd)

type Usage = AdminUser['tokenUsage']

/** An account's amounts in the unit. The month and the balance do not know their kinds: they cost what the account's tokens cost on average. */
export function usageTexts(usage: Usage, unit: Unit): Record<keyof Usage, string> {
  const { textTokens, imageTokens, total, thisMonth, balance } = usage
  if (unit === 'tokens') {
    return {
      textTokens: tokensText(textTokens),
      imageTokens: tokensText(imageTokens),
      total: tokensText(total),
      thisMonth: tokensText(thisMonth),
      balance: tokensText(balance),
    }
  }
  const totalCost = textTokens * tokenRates.text + imageTokens * tokenRates.image
  const rate = total > 0 ? totalCost / total : tokenRates.text
  return {
    textTokens: costText(textTokens * tokenRates.text),
    imageTokens: costText(imageTokens * tokenRates.image),
    total: costText(totalCost),
    thisMonth: costText(thisMonth * rate),
    balance: costText(balance * rate),
  }
}
