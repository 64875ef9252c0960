import { ChevronDown } from 'lucide-react'
import { Suspense, useId, useState } from 'react'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { Switch } from '#web/ui/switch.tsx'
import type { GenreMixing } from './use-genre-mix.ts'
import { late } from '#web/ui/late.tsx'

const GenreSliders = late(async () => (await import('./genre-sliders.tsx')).GenreSliders)

/** The genre mix, which opens in place; switching it on opens it. */
export function GenreMixCard({ mix, isActive, setIsActive, move }: GenreMixing) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()

  const handleSwitch = (isOn: boolean) => {
    setIsActive(isOn)
    if (isOn) setIsOpen(true)
  }
  return (
    <Card className="p-2! sm:p-3!">
      <div className="flex flex-wrap items-center gap-2 pr-2">
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
      <div id={id} hidden={!isOpen}>
        <Suspense fallback={<Spinner className="mx-auto my-6 size-6 text-quiet" />}>
          {isOpen && <GenreSliders mix={mix} isActive={isActive} move={move} />}
        </Suspense>
      </div>
    </Card>
  )
}
