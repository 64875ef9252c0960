import { useQuery } from '@tanstack/react-query'
import { getConfig } from '#contract/site.ts'
import { read } from '#web/platform/query-client.ts'

/** Who tells the stories on this site, and so where their words go. */
export function NarratorLine() {
  const { data } = useQuery({ ...read(getConfig), meta: { isQuiet: true } })
  if (!data) return null
  return data.narrator.isModel ? (
    <p>
      On this site the narrator is <strong>{data.narrator.name}</strong>, an AI model.
    </p>
  ) : (
    <p>
      On this site the narrator is <strong>{data.narrator.name}</strong>, the storyteller built into
      Lanterntale. It works inside this server, and your words go no further.
    </p>
  )
}
