import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getToldWith } from '#contract/told-with.ts'
import { read } from '#web/platform/query-client.ts'

/** The memory that a reply was given; an error where nothing is known of it. */
export const useToldWith = (storyId: string, messageId: number) =>
  useQuery({
    ...read(getToldWith, { params: { storyId, messageId: String(messageId) } }),
    // Another reply's stays in sight until this one's is here.
    placeholderData: keepPreviousData,
  })
