import { retryTurn } from '#contract/stories.ts'
import { send } from './call.ts'

interface UntoldStory {
  storyId: string
  /** Its empty opening. */
  untoldMessageId: number
}

/** Has the narrator begin; the story's page follows it, and offers to try again where nothing came of it. */
export async function beginOpening({ storyId, untoldMessageId }: UntoldStory): Promise<void> {
  const params = { storyId, messageId: String(untoldMessageId) }
  await send(retryTurn, { params }, { Accept: 'text/event-stream' }).then(
    (answer) => answer.body?.cancel(),
    () => undefined,
  )
}
