import { expect, test } from 'vitest'
import { readKeeperReply, readSummaryAlone } from './read-keeper-reply.ts'

const fact = (about: string, quote: string) => ({
  kind: 'person',
  about,
  aliases: [],
  text: quote,
  quote,
  cues: ['a "secret" {key}'],
  weight: 3,
  known_by: [],
  replaces: null,
})
const WHOLE = JSON.stringify({
  title: 'The key',
  summary: 'Mira hid a key. Odo saw it.',
  open_threads: [],
  closed_threads: [],
  facts: [fact('Mira', 'Mira hid a key.'), fact('Odo', 'Odo saw it.')],
  no_longer: [],
})
const quotesIn = (answer: string) => readKeeperReply(answer)?.facts.map(({ quote }) => quote)

test.each([
  ['alone', WHOLE],
  ['in a fenced block', `Sure:\n\`\`\`json\n${WHOLE}\n\`\`\`\nThere you are.`],
  ['with commas too many', `\`\`\`json\n${WHOLE.replaceAll(']', ',]').replace(/\}$/, ',}')}\n\`\`\``],
  ['with words around it', `Here it is: ${WHOLE} I hope it helps {really}.`],
])('an answer is read %s', (_, answer) => {
  expect(quotesIn(answer)).toEqual(['Mira hid a key.', 'Odo saw it.'])
  const isBroken = answer.includes(',}') || answer.includes('{really}')
  expect(readKeeperReply(answer)).toMatchObject({ summary: 'Mira hid a key. Odo saw it.' })
  expect(readKeeperReply(answer)?.isMended).toBe(isBroken ? true : undefined)
})

test('of an answer that is cut off anywhere, each fact is read that is whole', () => {
  const ends = [WHOLE.indexOf('},{"kind"') + 1, WHOLE.indexOf('],"no_longer"')]
  for (let at = WHOLE.indexOf('"open_threads"'); at < WHOLE.length; at++) {
    const whole = ends.filter((end) => at >= end).length
    const quotes = quotesIn(WHOLE.slice(0, at)) ?? []
    expect(quotes).toEqual(['Mira hid a key.', 'Odo saw it.'].slice(0, whole))
  }
  expect(readSummaryAlone(WHOLE.slice(0, WHOLE.indexOf(' Odo saw')))).toBe('Mira hid a key.')
})

test('a summary in several pieces is one; an answer without one is none', () => {
  expect(readKeeperReply('{"summary": ["You rest.", "Rain  falls."], "facts": "none"}')).toMatchObject({
    summary: 'You rest. Rain falls.',
    facts: [],
  })
  expect(readKeeperReply('{"facts": []}')).toBeUndefined()
  expect(readKeeperReply('You rest. Rain falls.')).toBeUndefined()
})
