const units: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

/** The time since something happened, in the largest unit that fits: `3 hours ago`; below five minutes it was just now. */
export function timeAgo(thenMs: number, nowMs: number, locale?: string): string {
  const seconds = (nowMs - thenMs) / 1000
  if (seconds < 300) return 'just now'
  const [unit, length] = units.find(([, least]) => seconds >= least)!
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-Math.floor(seconds / length), unit)
}
