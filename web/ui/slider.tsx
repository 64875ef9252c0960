import type { CSSProperties } from 'react'
import { useId } from 'react'

interface SliderProps {
  label: string
  value: number
  min: number
  max: number
  step: number
  onChange: (value: number) => void
  /** The value in words: `40%`. */
  valueText: string
  isDisabled?: boolean
}

/** A labelled slider with its value beside the name. */
export function Slider({ label, value, min, max, step, onChange, valueText, isDisabled }: SliderProps) {
  const id = useId()
  const share = `${((value - min) / (max - min)) * 100}%`
  return (
    <div className={isDisabled ? 'text-quiet' : undefined}>
      <div className="flex justify-between text-sm">
        <label htmlFor={id}>{label}</label>
        <span aria-hidden="true" className="text-quiet tabular-nums">
          {valueText}
        </span>
      </div>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        disabled={isDisabled}
        aria-valuetext={valueText}
        onChange={({ target }) => onChange(target.valueAsNumber)}
        style={{ '--share': share } as CSSProperties}
        className="slider"
      />
    </div>
  )
}
