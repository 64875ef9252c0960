import type { PainterInput } from '../../painter.ts'

/** All that the story says of somebody: their sentences, and what the memory keeps. */
export function toldOf({ premise, earlier, moment, memory = [] }: PainterInput, name: string): string {
  const key = name.toLowerCase()
  const remembered = memory
    .filter((entry) => entry.name.toLowerCase().includes(key))
    .flatMap(({ facts }) => facts)
  const sentences = [premise, ...earlier, moment].flatMap((text) => text.match(/[^.!?]+/g) ?? [])
  const isOf = (sentence: string | undefined) => sentence?.toLowerCase().includes(key) === true
  // 'He is a tall man with a grey beard.'
  const told = sentences.filter(
    (sentence, i) => isOf(sentence) || (isOf(sentences[i - 1]) && IS_OR_HAS.test(sentence)),
  )
  return [...remembered, ...told].join('. ')
}
const IS_OR_HAS = /^\s*(?:S?[Hh]e|They)(?: is| was| has| had| wears| wore|['’]s) /

/** A name with what stands before it, by which somebody may be dressed: 'Brother Anselm'. */
export const calledIn = (name: string, { premise, earlier, moment }: PainterInput): string =>
  new RegExp(`\\b\\p{Lu}\\p{Ll}+\\.? ${name}\\b`, 'u').exec([premise, ...earlier, moment].join('\n'))?.[0] ??
  name
