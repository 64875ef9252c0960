import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { genreSlider, genres } from '#contract/genres.ts'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Slider } from '#web/ui/slider.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { genreNames } from './genre-names.ts'
import { mixSentence } from './mix-sentence.ts'
import type { useGenreMix } from './use-genre-mix.ts'

/** The browser's slider moves by half a step; `nextStop` makes whole ones of it. */
const NATIVE_STEP = genreSlider.step / 2

/** Ten sliders that open in place, and what they amount to in words. */
export function GenreMixCard({ mix, isActive, setIsActive, move }: ReturnType<typeof useGenreMix>) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()

  const handleSwitch = (isOn: boolean) => {
    setIsActive(isOn)
    if (isOn) setIsOpen(true)
  }
  return (
    <Card className="p-2! sm:p-3!">
      <div className="flex items-center gap-2 pr-2">
        <h2 className="flex-1 text-lg">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
            className="flex min-h-11 w-full items-center gap-2 rounded-lg px-3 text-left"
          >
            <ChevronDown
              aria-hidden="true"
              className={classNames(
                'size-5 text-quiet transition-transform duration-150',
                isOpen && 'rotate-180',
              )}
            />
            Genre Mix
          </button>
        </h2>
        <Switch
          label="Use the genre mix"
          isOn={isActive}
          onChange={handleSwitch}
          onText="Active"
          offText="Inactive"
        />
      </div>
      <div id={id} hidden={!isOpen} className="animate-fade-in px-3 pt-2 pb-3">
        <div className="grid gap-x-8 gap-y-1 sm:grid-cols-2">
          {genres.map((genre) => (
            <Slider
              key={genre}
              label={genreNames[genre]}
              value={mix[genre] ?? 0}
              min={genreSlider.min}
              max={genreSlider.max}
              step={NATIVE_STEP}
              valueText={`${mix[genre] ?? 0}%`}
              onChange={(moved) => move(genre, moved)}
              isDisabled={!isActive}
            />
          ))}
        </div>
        <p aria-live="polite" className="mt-3 font-serif text-lg text-pretty italic">
          {isActive ? mixSentence(mix) : 'Switch the mix on to season your next story with it.'}
        </p>
      </div>
    </Card>
  )
}
