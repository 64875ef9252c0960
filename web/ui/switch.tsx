interface SwitchProps {
  /** Its name, for screen readers. */
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
  onText?: string
  offText?: string
}

/** An on/off switch with its state in words. */
export function Switch({ label, isOn, onChange, onText = 'On', offText = 'Off' }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-label={label}
      aria-checked={isOn}
      onClick={() => onChange(!isOn)}
      className="flex min-h-11 items-center gap-2.5 rounded-full px-1 text-sm text-quiet aria-checked:text-accent"
    >
      <span>{isOn ? onText : offText}</span>
      <span
        aria-hidden="true"
        className="flex h-6 w-11 rounded-full border border-edge bg-ground p-0.5 in-aria-checked:border-accent in-aria-checked:bg-accent"
      >
        <span className="size-4.5 rounded-full bg-quiet transition-transform duration-150 in-aria-checked:translate-x-5 in-aria-checked:bg-on-accent" />
      </span>
    </button>
  )
}
