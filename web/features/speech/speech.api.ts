import { saySentence, takeDictation } from '#contract/speech.ts'
import { send } from '#web/platform/call.ts'

/** Sound of a sentence in the voice of this site. Throws `CallError`. */
export const fetchSentence = async (text: string): Promise<Blob> =>
  (await send(saySentence, { body: { text } })).blob()

/** Words of a recording, as a model of this site has taken them down. Throws `CallError`. */
export async function transcribe(recording: Blob): Promise<string> {
  const answer = await send(
    takeDictation,
    { body: recording },
    { Accept: 'application/json', 'Content-Type': 'application/octet-stream' },
  )
  return takeDictation.reply.parse(await answer.json()).text
}
