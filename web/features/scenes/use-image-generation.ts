import { useQuery } from '@tanstack/react-query'
import { getConfig } from '#contract/site.ts'
import { read } from '#web/platform/query-client.ts'

/** Whether this site paints (the global feature flag); false until it is known. */
export function useImageGeneration(): boolean {
  const { data } = useQuery({ ...read(getConfig), meta: { isQuiet: true } })
  return data?.imageGeneration ?? false
}
