interface DailyBarsProps {
  title: string
  days: { day: string; amount: number }[]
  textOf: (amount: number) => string
}

const BAR = 8
const GAP = 2
const HEIGHT = 56
/** A day with any use at all can be seen. */
const LEAST_BAR = 1.5

/** One bar a day, the highest as high as the picture. The figures stand in a table beside it. */
export function DailyBars({ title, days, textOf }: DailyBarsProps) {
  const most = Math.max(...days.map(({ amount }) => amount))
  const heightOf = (amount: number) => (amount > 0 ? Math.max(LEAST_BAR, (amount / most) * HEIGHT) : 0)
  return (
    <figure className="min-w-0 flex-1">
      <figcaption className="flex justify-between gap-4 text-sm">
        <span>{title}</span>
        <span className="text-quiet tabular-nums">most {textOf(most)}</span>
      </figcaption>
      <svg
        role="img"
        aria-label={`${title} of the last ${days.length} days, at most ${textOf(most)}`}
        viewBox={`0 0 ${days.length * (BAR + GAP) - GAP} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="mt-2 h-24 w-full border-b border-edge"
      >
        {days.map(({ day, amount }, place) => (
          <rect
            key={day}
            x={place * (BAR + GAP)}
            y={HEIGHT - heightOf(amount)}
            width={BAR}
            height={heightOf(amount)}
            className="fill-accent"
          >
            <title>{`${day}: ${textOf(amount)}`}</title>
          </rect>
        ))}
      </svg>
      <div aria-hidden="true" className="mt-1 flex justify-between text-xs text-quiet tabular-nums">
        <span>{days[0]?.day}</span>
        <span>{days.at(-1)?.day}</span>
      </div>
    </figure>
  )
}
