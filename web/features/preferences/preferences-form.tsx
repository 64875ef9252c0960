import { preferenceNames, preferences, type PreferenceName } from '#contract/preferences.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { usePreferences } from './preferences.api.ts'

interface PreferencesFormProps {
  isDisabled: boolean
  /** Nobody knows yet who is reading. */
  isComing: boolean
}

/** The reader's choices, each saved as it is made. */
export function PreferencesForm({ isDisabled, isComing }: PreferencesFormProps) {
  const { preferences: chosen, isLoading, hasFailed, tryAgain, save } = usePreferences()

  if (isComing || isLoading) return <Coming />
  return (
    <>
      {hasFailed && (
        <Notice title="Your preferences could not be loaded" isDanger>
          <p>These are the defaults.</p>
          <Button onClick={tryAgain} className="mt-3">
            Try Again
          </Button>
        </Notice>
      )}
      <Card className="flex flex-col gap-7">
        {preferenceNames.map((name) => (
          <PreferenceField
            key={name}
            name={name}
            value={chosen[name]}
            isDisabled={isDisabled}
            onChoose={(value) => save({ [name]: value })}
          />
        ))}
      </Card>
      <p className="text-sm text-quiet">
        The narrator heeds a change from the next turn on. A story keeps the content rating it was started
        with, unless you choose a stricter one.
      </p>
    </>
  )
}

interface PreferenceFieldProps {
  name: PreferenceName
  value: string
  isDisabled: boolean
  onChoose: (value: string) => void
}

function PreferenceField({ name, value, isDisabled, onChoose }: PreferenceFieldProps) {
  const { label, choices } = preferences[name]
  const options = Object.entries(choices).map(([own, choice]) => ({ value: own, ...choice }))
  return (
    <SelectField
      label={label}
      hint={options.find((option) => option.value === value)?.hint}
      choices={options}
      value={value}
      disabled={isDisabled}
      onChoose={onChoose}
    />
  )
}

function Coming() {
  return (
    <Card aria-busy="true" aria-label="Loading your preferences" className="flex flex-col gap-7">
      {preferenceNames.map((name) => (
        <div key={name} className="flex flex-col gap-1.5">
          <span className="font-medium">{preferences[name].label}</span>
          <Skeleton className="h-12" />
          <Skeleton className="h-5 w-3/5" />
        </div>
      ))}
    </Card>
  )
}
