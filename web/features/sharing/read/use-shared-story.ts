import { useQuery } from '@tanstack/react-query'
import { sharedStoryKey } from '#contract/sharing.ts'
import type { ReadableStory } from './shared-story.api.ts'
import { fetchSample, fetchShared, isRefusal } from './shared-story.api.ts'

const MOST_RETRIES = 2
const RETRY_STEP_MS = 1_000

export type SharedStoryState =
  | { kind: 'loading' }
  | { kind: 'story'; story: ReadableStory }
  /** The server could not be reached or failed: a sample, and why (SHARE-28). */
  | { kind: 'sample'; story: ReadableStory; reason: string }
  | { kind: 'refused'; reason: string }

/** Fetches a shared story with two more tries: after 1 second, then after 2 (SHARE-25). */
export function useSharedStory(shareId: string): {
  state: SharedStoryState
  isBusy: boolean
  tryAgain: () => void
} {
  const asked = useQuery({
    queryKey: sharedStoryKey(shareId),
    queryFn: ({ signal }) => fetchShared(shareId, signal),
    retry: (failures, error) => failures < MOST_RETRIES && !isRefusal(error),
    retryDelay: (failures) => RETRY_STEP_MS * (failures + 1),
  })
  const needsSample = asked.isError && !isRefusal(asked.error)
  const sample = useQuery({
    queryKey: ['sample story'],
    queryFn: ({ signal }) => fetchSample(signal),
    enabled: needsSample,
  })
  return {
    state: stateOf(asked, needsSample ? sample.data : undefined),
    isBusy: asked.isFetching,
    tryAgain: () => void asked.refetch(),
  }
}

interface Asked {
  data: ReadableStory | undefined
  error: Error | null
}

function stateOf({ data, error }: Asked, sample: ReadableStory | undefined): SharedStoryState {
  if (data) return { kind: 'story', story: data }
  if (!error) return { kind: 'loading' }
  if (isRefusal(error)) return { kind: 'refused', reason: error.message }
  return sample ? { kind: 'sample', story: sample, reason: error.message } : { kind: 'loading' }
}
