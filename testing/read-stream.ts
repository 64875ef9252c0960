/** One event as it came over the wire. */
export interface HeardEvent {
  id: string
  event: string
  data: Record<string, unknown>
}

/** Reads server-sent events from a response, one by one, as they come. */
export async function* readStream(response: Response): AsyncGenerator<HeardEvent> {
  let rest = ''
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    const blocks = (rest + chunk).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const fields = new Map(
        block.split('\n').map((line) => [line.split(': ', 1)[0]!, line.slice(line.indexOf(': ') + 2)]),
      )
      const data = fields.get('data')
      if (data)
        yield {
          id: fields.get('id') ?? '',
          event: fields.get('event') ?? '',
          data: JSON.parse(data) as Record<string, unknown>,
        }
    }
  }
}

/** All events until the stream ends. */
export const readWholeStream = async (response: Response): Promise<HeardEvent[]> =>
  Array.fromAsync(readStream(response))
