import { useId } from 'react'

/** The mark of Lanterntale. Decorative: the name stands beside it. */
export function Lantern({ className = 'size-8' }: { className?: string }) {
  const glow = useId()
  return (
    <svg viewBox="0 0 48 48" fill="none" aria-hidden="true" className={className}>
      <radialGradient id={glow} cx="24" cy="28" r="20" gradientUnits="userSpaceOnUse">
        <stop stopColor="var(--color-flame)" stopOpacity="0.5" />
        <stop offset="1" stopColor="var(--color-flame)" stopOpacity="0" />
      </radialGradient>
      <circle cx="24" cy="28" r="20" fill={`url(#${glow})`} />
      <path
        d="M24 19.5c3.6 3.6 5.2 6.2 5.2 8.8a5.2 5.2 0 0 1-10.4 0c0-2.6 1.6-5.2 5.2-8.8Z"
        className="fill-flame"
      />
      <g stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" strokeLinejoin="round">
        <path d="M18 8.5a6.2 6.2 0 0 1 12 0" />
        <path d="M15 14.5 19.5 9h9l4.5 5.5Z" fill="currentColor" />
        <path d="M16.5 15 14 36.5h20L31.5 15" />
        <path d="M12.5 40.5h23" />
        <path d="M14 36.5h20v4H14Z" fill="currentColor" />
      </g>
    </svg>
  )
}
