import { genreSlider, genres } from '#contract/genres.ts'
import { Slider } from '#web/ui/slider.tsx'
import { genreNames } from '#web/platform/genre-names.ts'
import { mixSentence } from './mix-sentence.ts'
import type { GenreMixing } from './use-genre-mix.ts'

/** The browser's slider moves by half a step; `nextStop` makes whole ones of it. */
const NATIVE_STEP = genreSlider.step / 2

/** Ten sliders, and what they amount to in words. */
export function GenreSliders({ mix, isActive, move }: Pick<GenreMixing, 'mix' | 'isActive' | 'move'>) {
  return (
    <div className="animate-fade-in px-3 pt-2 pb-3">
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
  )
}
