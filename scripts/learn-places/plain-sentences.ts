import type { PainterInput } from '#server/engines/painter/painter.ts'
import { toldNouns } from '#server/engines/painter/sketch/lexicon/place-lexicon.ts'
import { randomFrom } from '#server/ground/random.ts'
import type { LabelledScene } from './labelled-scenes.ts'

/** Phrases of each place that are spelt out, the surest first. */
const PHRASES = 5
const HERE: readonly [string, ...string[]] = [
  'You are in the X.',
  'Snow falls on the X.',
  'A dog barks in the X.',
  'Inside the X somebody coughs.',
  'You wait in the X.',
  'The X is quiet.',
  'You walk along the X.',
  'You come to the X.',
  'At the X somebody waits.',
  'You step into the X and stand still.',
]
const COME: readonly [string, ...string[]] = [
  'You go into the X.',
  'You leave the Y and enter the X.',
  'Behind you lies the Y; you cross the X.',
  'You reach the X.',
]
const STAY: readonly [string, ...string[]] = [
  'You think of the Y.',
  'He speaks of the Y.',
  'Through the window you see the Y.',
  'It is a picture of the Y.',
  'Beyond the wall lies the Y.',
  'He waits, and she says nothing.',
  'You count to ten.',
  'She laughs, and the wind drops.',
  'You were never in the Y.',
  'She is somewhere in the Y now.',
  'They are at work in the Y, says the note.',
  'He nods at the Y.',
  'Steps in the Y; then silence.',
  'Somebody calls from the Y.',
]
const ABOUT: readonly [string, ...string[]] = [
  'I live in the X.',
  'I work at the X.',
  'You keep the X.',
  'You are trapped in the X.',
]

type Labelled = Pick<LabelledScene, 'fits' | 'input'> & { isPlain: true }

/** Short sentences that say plainly where one is, goes or stays, of the words by which the lexicon names places. */
export function plainSentences(): Labelled[] {
  const random = randomFrom('plain')
  const spelt = (place: string, list: readonly string[]) =>
    list
      .map((phrase) => phrase.trim())
      .filter((phrase) => phrase !== '' && !/\b(?:the|at|in|on|a|of)\b/.test(phrase))
      .slice(0, PHRASES)
      .map((phrase) => ({ place, phrase }))
  const phrases = Object.entries(toldNouns).flatMap(([place, list]) => spelt(place, list.split(',')))
  const fitting = (phrase: string) => [
    ...new Set(phrases.filter((each) => each.phrase === phrase).map(({ place }) => place)),
  ]
  const inputOf = (moment: string, earlier: string[] = [], premise = ''): PainterInput => ({
    seed: 'plain:1',
    moment,
    premise,
    earlier,
    contentRating: 'general',
  })
  const sentences = phrases.flatMap(({ phrase }, i) => {
    const fits = fitting(phrase)
    const other = random.pick(phrases)!.phrase
    const say = (sentence: string) => sentence.replace(/\bX\b/, phrase).replace(/\bY\b/, other)
    const before = `You enter the ${i % 2 === 0 ? other : phrase}; nobody is there.`
    return [
      { fits, input: inputOf(say(random.pick(HERE))) },
      ...(i % 3 !== 0
        ? [{ fits, input: inputOf(say(random.pick(HERE)), [], say(random.pick(ABOUT).replace('X', 'Y'))) }]
        : []),
      ...(i % 3 === 0 ? [{ fits, input: inputOf('You wait.', [], say(random.pick(ABOUT))) }] : []),
      i % 2 === 0
        ? { fits, input: inputOf(say(random.pick(COME)), [before]) }
        : {
            fits,
            input: inputOf(
              say(random.pick(STAY)),
              [say('You walk through the Y.'), before].slice(i % 4 === 1 ? 0 : 1),
            ),
          },
    ]
  })
  return sentences.map((sentence) => ({ ...sentence, isPlain: true }))
}
