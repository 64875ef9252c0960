import { useSyncExternalStore } from 'react'
import { typeSettingNames, typeSettings, type TypeSettingName } from '#contract/type-settings.ts'
import { useSession } from '#web/platform/session/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { sendTypeSoon } from './type.api.ts'
export { syncType } from './type.api.ts'
import { chosenType, setType, subscribeType } from './type-store.ts'

/** The choices stand from small to large, wherever the first of them is what stands at first. */
const order: Partial<Record<TypeSettingName, readonly string[]>> = {
  textSize: ['small', 'normal', 'large', 'larger', 'huge'],
  lineHeight: ['close', 'normal', 'open'],
  columnWidth: ['narrow', 'normal', 'wide', 'full'],
}

/** The settings of the type: each choice shows at once on the page behind. */
export function TypePanel() {
  const { isSignedIn } = useSession()
  const text = useSyncExternalStore(subscribeType, () => JSON.stringify(chosenType()))
  const chosen = JSON.parse(text) as Partial<Record<TypeSettingName, string>>

  const choose = (name: TypeSettingName, value: string): void => {
    const others = Object.entries(chosen).filter(([own]) => own !== name)
    const isFirst = value === Object.keys(typeSettings[name].choices)[0]
    setType(Object.fromEntries(isFirst ? others : [...others, [name, value]]))
    if (isSignedIn) sendTypeSoon()
  }
  const reset = (): void => {
    setType({})
    if (isSignedIn) sendTypeSoon()
  }
  return (
    <section aria-label="Type" className="flex flex-col gap-4">
      <div className="flex items-center justify-between">
        <h3 className="text-lg">Type</h3>
        {text !== '{}' && (
          <Button variant="quiet" onClick={reset}>
            As It Was
          </Button>
        )}
      </div>
      {typeSettingNames.map((name) => (
        <Choices key={name} name={name} chosen={chosen[name]} onChoose={(value) => choose(name, value)} />
      ))}
    </section>
  )
}

interface ChoicesProps {
  name: TypeSettingName
  chosen: string | undefined
  onChoose: (value: string) => void
}

function Choices({ name, chosen, onChoose }: ChoicesProps) {
  const { label, choices } = typeSettings[name]
  const labels: Readonly<Record<string, string>> = choices
  const values = order[name] ?? Object.keys(choices)
  const standing = chosen ?? Object.keys(choices)[0]
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm text-quiet">{label}</legend>
      <div className="flex flex-wrap gap-1.5">
        {values.map((value) => (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-center rounded-full border border-edge px-4 text-sm has-checked:border-accent has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={`type-${name}`}
              checked={value === standing}
              onChange={() => onChoose(value)}
              className="sr-only"
            />
            {labels[value]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
