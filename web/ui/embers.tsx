const delays = ['0ms', '180ms', '360ms']

/** Three embers that glow in turn: the narrator is thinking. Silent: say so beside them. */
export function Embers() {
  return (
    <span aria-hidden="true" className="inline-flex items-center gap-1.5">
      {delays.map((animationDelay) => (
        <span
          key={animationDelay}
          className="size-2 animate-ember rounded-full bg-accent"
          style={{ animationDelay }}
        />
      ))}
    </span>
  )
}
