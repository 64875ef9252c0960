import { reportShare } from '#contract/report-share.ts'
import type { ReportDraft } from '#contract/reports.ts'
import * as z from 'zod/mini'
import { catch as orElse } from 'zod/mini'
import { getSampleStory, getSharedStory } from '#contract/sharing.ts'
import { sampleStory } from '#contract/sample-story.ts'
import { CallError } from '#web/platform/call-error.ts'
import { send } from '#web/platform/call.ts'

const ANSWER_WITHIN_MS = 10_000

/** Read with patience: any other role counts as the narrator's (SHARE-18). */
const Entry = z.object({
  role: orElse(z.enum(['user', 'assistant', 'image']), 'assistant'),
  content: orElse(z.string(), ''),
  image: orElse(z.optional(z.string()), undefined),
})
const Story = z.object({
  title: orElse(z.string().check(z.regex(/\S/)), 'Untitled Story'),
  messages: z.array(Entry),
  canPlayOn: orElse(z.optional(z.literal(true)), undefined),
})
export type SharedEntry = z.infer<typeof Entry>
export type ReadableStory = z.infer<typeof Story>

/** A shared story. Throws `CallError` with a text for people; status 0 also when the answer takes too long. */
export const fetchShared = (shareId: string, signal: AbortSignal): Promise<ReadableStory> =>
  readAnswer((limit) => send(getSharedStory, { params: { shareId }, signal: limit }), signal)

/** The sample in the place of a story that can't be loaded: the server's own, or the one in this program (SHARE-28). */
export const fetchSample = (signal: AbortSignal): Promise<ReadableStory> =>
  readAnswer((limit) => send(getSampleStory, { signal: limit }), signal).catch(() => sampleStory)

async function readAnswer(
  ask: (limit: AbortSignal) => Promise<Response>,
  signal: AbortSignal,
): Promise<ReadableStory> {
  const answer = await ask(AbortSignal.any([signal, AbortSignal.timeout(ANSWER_WITHIN_MS)])).catch(
    (error: unknown) => {
      if (error instanceof CallError && error.status !== 0) throw error
      throw new CallError('Failed to load shared story', 0)
    },
  )
  const fault = (text: string) => new CallError(text, answer.status)
  if (!answer.headers.get('Content-Type')?.includes('json')) throw fault('Invalid server response format')
  const story = Story.safeParse(await answer.json().catch(() => undefined))
  if (!story.success) throw fault('Invalid story data received')
  return story.data
}

/** Whether the server refused the story by its own will; then trying again or a sample would not be honest. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof CallError && error.status >= 400 && error.status < 500

/** Sends reports of a shared story. */
export const reportStory = (shareId: string) => (body: ReportDraft) =>
  send(reportShare, { params: { shareId }, body })
