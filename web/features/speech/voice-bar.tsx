import { Pause, Play, SkipBack, X } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { SPEEDS } from './audio-settings.ts'
import type { Narrating } from './use-narration.ts'

/** The voice's own controls, beside the field for as long as it speaks. */
export function VoiceBar({ narrating }: { narrating: Narrating }) {
  const { state, pause, resume, back, stop, speed, changeSpeed } = narrating
  const isPaused = state.status === 'paused'
  return (
    <fieldset aria-label="The narrator’s voice" className="flex items-center justify-center gap-1">
      <Button variant="quiet" isIcon aria-label="Back a sentence" title="Back a sentence" onClick={back}>
        <SkipBack aria-hidden="true" className="size-5" />
      </Button>
      <Button
        isIcon
        aria-label={isPaused ? 'Resume' : 'Pause'}
        title={isPaused ? 'Resume' : 'Pause'}
        onClick={isPaused ? resume : pause}
      >
        {isPaused ? (
          <Play aria-hidden="true" className="size-5" />
        ) : (
          <Pause aria-hidden="true" className="size-5" />
        )}
      </Button>
      <select
        aria-label="Speed"
        title="Speed"
        value={speed}
        onChange={(event) => changeSpeed(Number(event.target.value))}
        className="min-h-11 cursor-pointer appearance-none rounded-full px-3 text-center font-medium text-ink tabular-nums hover:bg-raised"
      >
        {SPEEDS.map((each) => (
          <option key={each} value={each}>
            {each}×
          </option>
        ))}
      </select>
      <Button variant="quiet" isIcon aria-label="Silence the voice" title="Silence the voice" onClick={stop}>
        <X aria-hidden="true" className="size-5" />
      </Button>
    </fieldset>
  )
}
