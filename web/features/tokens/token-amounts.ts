/** A number with its thousands apart. */
export const countText = (count: number): string => count.toLocaleString('en')

/** A price given in the smallest coin of its currency. */
export function priceText({ amount, currency }: { amount: number; currency: string }): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  const { maximumFractionDigits = 2 } = format.resolvedOptions()
  return format.format(amount / 10 ** maximumFractionDigits)
}
