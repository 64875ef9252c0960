import { note } from './rows.ts'
import { genres, type Genre, type GenreMix } from '#contract/genres.ts'
import type { PlayedStory, PlayedTurn } from './play.ts'
import { genreOfWord } from './genre-words.ts'

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+(?:[’'][\p{L}]+)*/gu) ?? []

export const countWords = (text: string): number => wordsOf(text).length

export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?…][”’*]*)\s+(?=[“‘’*]*\p{Lu}|\p{N})/u)
    .filter((sentence) => wordsOf(sentence).length > 0)

/** Sentences that come twice in one story, however they are printed. */
export function doubledSentences({ turns }: PlayedStory): string[] {
  const seen = new Set<string>()
  return turns
    .flatMap(({ text }) => sentencesOf(text))
    .filter((sentence) => {
      const plain = wordsOf(sentence).join(' ')
      const isSeen = seen.has(plain)
      seen.add(plain)
      return isSeen
    })
}

/** How many sentences came twice, and of these of five words or more: 'Yes, it is' may answer two questions. */
export const noteDoubled = (kind: string, sentences: string[]): string =>
  `${note(kind, sentences)}, ${sentences.filter((sentence) => countWords(sentence) > 4).length}`

const SMALL = new Set(
  'the and with what that this about from have has had you your his her its are was were been will would into onto over under than them they then there here where when which whose me my who why how not for but out off get let now right one two all any some she him it is in on at of to a an as by be or so no up do did does can could'.split(
    ' ',
  ),
)

const telling = (text: string): string[] =>
  wordsOf(text)
    .filter((word) => word.length > 2 && !SMALL.has(word))
    .map(stem)

const stem = (word: string): string => word.replace(/[’']s?$/, '').replace(/(?:ing|ed|es|s)$/, '')

/** Names of everybody and everything of the story so far, as its memory lists them. */
function namesIn(memory: string | undefined): string[] {
  return [...(memory ?? '').matchAll(/"(?:name|role|gloss|want|goalName|question|text)":"([^"]*)"/g)].map(
    ([, name]) => name!,
  )
}

/** Words of a reply, and those of them in sentences that name nothing of the scenario, the scene or the turn. */
export function emptyWords(
  { premise }: PlayedStory,
  { typed, text, end }: PlayedTurn,
): { words: number; empty: string[] } {
  const known = new Set(
    telling([premise, typed ?? '', ...(end.suggestions ?? []), ...namesIn(end.memory)].join(' ')),
  )
  const empty = sentencesOf(text).filter((sentence) => !telling(sentence).some((word) => known.has(word)))
  return { words: countWords(text), empty }
}

/** Whether a question got an answer that is no way out of it. */
export const revealsAnswer = ({ typed = '', text }: PlayedTurn): boolean =>
  /^(?:who|what|where|when|why|how|is|are|can|did|do|does|which|whose)\b|\?/i.test(typed) &&
  !/no telling yet|could tell you that|nobody has told of that yet|come to light|I (?:don[’']t|do not) know|Nobody has said|If I knew|I wish I knew|cannot say yet|is yours to say|could not make|isn’t to be seen|nothing is known/i.test(
    text,
  )

/** Whether the turn left the story another than it was: somebody, something, a state or a fact is new or different. */
export function hasChanged(before: string | undefined, after: string | undefined): boolean {
  const kept = (memory: string | undefined): string => {
    const world = JSON.parse((memory ?? 'lt2{}').slice(3)) as {
      entities?: { isTold?: boolean }[]
      facts?: { turn?: number }[]
      here?: string
      plot?: object
    }
    return JSON.stringify([
      world.entities?.map((entity) => ({ ...entity, isTold: undefined })),
      world.facts,
      world.here,
      world.plot,
    ])
  }
  return kept(before) !== kept(after)
}

/** Whether of the genres of a mix the heaviest has most of the genre words told. */
export function isHeaviestFirst({ turns }: PlayedStory, mix: GenreMix): boolean {
  const counts: Partial<Record<Genre, number>> = {}
  for (const { text } of turns)
    for (const word of wordsOf(text)) {
      const genre = genreOfWord(word)
      if (genre) counts[genre] = (counts[genre] ?? 0) + 1
    }
  const first = (values: Partial<Record<Genre, number>>) =>
    genres.toSorted((a, b) => (values[b] ?? 0) - (values[a] ?? 0))[0]
  return first(counts) === first(mix)
}

const HARSH =
  /\b(?:kill\w*|murder\w*|stabs?|stabb\w+|shoot\w*|gun|guns|pistol\w*|rifle\w*|blood\w*|corpse\w*|strangl\w*|tortur\w*|beer|wine|whisky|whiskey|rum|drunk\w*|naked|sex(?!ton)\w*|fuck\w*|shit|damn|knife|knives|dagger\w*|dead|death|die[sd]?|dying|scream\w*|terror|horror)\b/gi

/** Acts that no reply rated 'general' tells, whoever typed them. */
const UNTOLD = /^(?:kill(?!er)|stab|shoot|strangl|tortur|fuck|shit|sex|naked)/i

/** Words of violence, cruelty, drink, sex and fear in replies rated 'general' that nobody had typed. */
export const harshWords = ({ turns, premise }: PlayedStory): string[] =>
  turns.flatMap(({ text }, at) => {
    const given = [premise, ...turns.slice(0, at + 1).map(({ typed }) => typed ?? '')].join(' ').toLowerCase()
    return (text.match(HARSH) ?? []).filter(
      (word) => UNTOLD.test(word) || !given.includes(word.toLowerCase()),
    )
  })

const TOO_LATE: [before: number, words: RegExp][] = [
  [1450, /\b(?:pistol|musket|gun|printing|newspaper|coffee|tea|tobacco|(?<!o’)clock|watch)s?\b/gi],
  [1800, /\b(?:train|railway|telegraph|telegram|photograph|camera|locomotive|bicycle|gaslight|police)s?\b/gi],
  [
    1890,
    /\b(?:telephone|phone|car|van|radio|cinema|aeroplane|plane|electric\w*|neon|plastic|lorr(?:y|ies)|truck)s?\b/gi,
  ],
  [
    1960,
    /\b(?:computer|laptop|internet|email|smartphone|television|laser|drone|satellite|keycard|password)s?\b/gi,
  ],
]

/** Words too late for the year of a story. */
export const anachronisms = ({ turns, premise }: PlayedStory, year: number): string[] =>
  turns
    .flatMap(({ text }) =>
      TOO_LATE.filter(([before]) => year < before).flatMap(([, words]) => text.match(words) ?? []),
    )
    .filter((word) => !premise.toLowerCase().includes(word.toLowerCase()))

/** Replies in which somebody with the hero's own name speaks or acts. */
export const doubledHero = ({ turns }: PlayedStory, name: string): string[] =>
  turns.flatMap(
    ({ text }) =>
      text.match(
        new RegExp(
          `\\b(?:says ${name}|${name} (?:says|looks|nods|takes|comes|goes|stands|is here|wants)|with ${name}\\b)`,
          'g',
        ),
      ) ?? [],
  )
