/** An amount of dollars or of parts of one. */
export const dollarText = (usd: number): string => {
  // Made when first needed: it takes longer than anything else of a story's page, and few prices reach a dollar.
  dollars ??= new Intl.NumberFormat('en', { style: 'currency', currency: 'USD', maximumFractionDigits: 4 })
  return dollars.format(usd)
}
let dollars: Intl.NumberFormat | undefined

/** The price of a turn, small amounts in cents: 'A turn costs about 0.3 ct.' */
export function turnPriceText(usd: number): string {
  const cents = usd * 100
  const amount = cents < 100 ? `about ${cents.toFixed(1)} ct` : `about ${dollarText(usd)}`
  return `A turn costs ${cents < 0.1 ? 'less than 0.1 ct' : amount}.`
}
