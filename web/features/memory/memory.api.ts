import { useQuery } from '@tanstack/react-query'
import { getMemory } from '#contract/memory.ts'
import { read } from '#web/platform/query-client.ts'

/** Time after which the page looks again while something is being kept. */
const LOOK_EVERY_MS = 4_000

/** The story's memory; read anew each time that it is looked at, since the story goes on. */
export const useStoryMemory = (storyId: string) =>
  useQuery({
    ...read(getMemory, { params: { storyId } }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'working' ? LOOK_EVERY_MS : false),
  })
