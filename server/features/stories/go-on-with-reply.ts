import type { NarrationEvent, Narrator, NarratorInput } from '#server/engines/narrator/narrator.ts'
import type { Generation } from './generation.ts'

/** Events of a reply that another process has begun, from the last saved word on. */
export const goOnWithReply = (
  narrator: Narrator,
  input: NarratorInput,
  generation: Generation,
): AsyncIterable<NarrationEvent> =>
  narrator.isModel ? continueReply(narrator, input, generation) : retellReply(narrator, input, generation)

/** A model is given the text so far and asked to go on with it. */
async function* continueReply(
  narrator: Narrator,
  input: NarratorInput,
  { text, signal }: Generation,
): AsyncIterable<NarrationEvent> {
  const begun = { role: 'assistant', content: text, isCut: true } as const
  let isFirst = true
  for await (const event of narrator.generateReply({ ...input, path: [...input.path, begun] }, signal)) {
    if (event.type === 'text' && isFirst) {
      isFirst = false
      const needsSpace = /\S$/.test(text) && /^[\p{L}\p{N}"“‘*(]/u.test(event.text)
      yield { ...event, text: needsSpace ? ` ${event.text}` : event.text }
    } else yield event
  }
}

/** Whoever is no model tells the same again by its seed; only what is missing counts. */
async function* retellReply(
  narrator: Narrator,
  input: NarratorInput,
  generation: Generation,
): AsyncIterable<NarrationEvent> {
  const begun = generation.text
  let retold = ''
  let isSame = true
  for await (const event of narrator.generateReply(input, generation.signal)) {
    if (event.type !== 'text') {
      yield event
      continue
    }
    const before = retold.length
    retold += event.text
    if (!isSame) yield event
    else if (!begun.startsWith(retold.slice(0, begun.length))) {
      // Whatever it is made of has changed meanwhile: then it is another reply, and told from its beginning.
      isSame = false
      generation.beginAnew()
      yield { type: 'text', text: retold }
    } else if (retold.length > begun.length)
      yield { type: 'text', text: retold.slice(Math.max(before, begun.length)) }
  }
}
