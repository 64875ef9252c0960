import { parseSentence, type Token } from '#server/ground/grammar/parse-sentence.ts'

/** What the last sentence of some words that is no question is read as, of those that are read as anything. */
export const lastSaid = <Read>(
  words: string,
  read: (tokens: Token[], sentence: string) => Read | undefined,
): Read | undefined =>
  words
    .replaceAll('’', "'")
    .split(/(?<=[.!?;])\s+/)
    .filter((each) => !/\?\W*$/.test(each) && each.split(' ').length > 1)
    .map((each) => read(parseSentence(each), each))
    .findLast((each) => each !== undefined)
