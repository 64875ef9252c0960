import { useSiteConfig } from '#web/platform/use-site-config.ts'

/** The narrator of the stories on this site, and so the place where their words go. */
export function NarratorLine() {
  const site = useSiteConfig()
  const { name, isModel } = site?.narrator ?? { name: 'the one', isModel: false }
  // Until it is known, the longer of the two keeps the line's place, unseen and unheard.
  const className = site ? undefined : 'invisible'
  return isModel ? (
    <p>
      On this site the narrator is <strong>{name}</strong>, an AI model, to which your words are sent as the
      next paragraph says.
    </p>
  ) : (
    <p className={className}>
      On this site the narrator is <strong>{name}</strong>, the storyteller built into Lanterntale. It works
      inside this server, and your words go no further.
    </p>
  )
}
