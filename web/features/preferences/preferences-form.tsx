import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { contentRatings, hintFor, languageStyles, narrativeStyles } from './preference-choices.ts'
import { usePreferences } from './preferences.api.ts'

interface PreferencesFormProps {
  isDisabled: boolean
  /** Nobody knows yet who is reading. */
  isComing: boolean
}

/** Three choices, each saved as it is made. */
export function PreferencesForm({ isDisabled, isComing }: PreferencesFormProps) {
  const { preferences, isLoading, hasFailed, tryAgain, save } = usePreferences()
  const { contentRating, narrativeStyle, languageStyle } = preferences

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
        <SelectField
          label="Content Rating"
          hint={hintFor(contentRatings, contentRating)}
          choices={contentRatings}
          value={contentRating}
          disabled={isDisabled}
          onChoose={(chosen) => save({ contentRating: chosen })}
        />
        <SelectField
          label="Narrative Style"
          hint={hintFor(narrativeStyles, narrativeStyle)}
          choices={narrativeStyles}
          value={narrativeStyle}
          disabled={isDisabled}
          onChoose={(chosen) => save({ narrativeStyle: chosen })}
        />
        <SelectField
          label="Language Style"
          hint={hintFor(languageStyles, languageStyle)}
          choices={languageStyles}
          value={languageStyle}
          disabled={isDisabled}
          onChoose={(chosen) => save({ languageStyle: chosen })}
        />
      </Card>
      <p className="text-sm text-quiet">
        The narrator heeds a change from the next turn on. A story keeps the content rating it was started
        with, unless you choose a stricter one.
      </p>
    </>
  )
}

function Coming() {
  return (
    <Card aria-busy="true" aria-label="Loading your preferences" className="flex flex-col gap-7">
      {['Content Rating', 'Narrative Style', 'Language Style'].map((label) => (
        <div key={label} className="flex flex-col gap-1.5">
          <span className="font-medium">{label}</span>
          <Skeleton className="h-12" />
          <Skeleton className="h-5 w-3/5" />
        </div>
      ))}
    </Card>
  )
}
