// How well the built-in storyteller tells: 10 genres × 5 scenarios × 40 turns of scripted play, three times over; 200 mixes; one long story.
// Run with `node bench/storyteller.bench.ts`; `--faults` prints what was found, `--quick` plays a tenth of it;
// `--stories` measures nothing and tells the stories of docs/stories again.
import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { genres, genreSlider, type Genre, type GenreMix } from '#contract/genres.ts'
import type { Preferences } from '#contract/preferences.ts'
import { chanceFrom } from '../server/engines/narrator/storyteller/chance.ts'
import { contradictions } from './storyteller/contradictions.ts'
import { grammarFaults } from './storyteller/grammar.ts'
import { writeKeptStories } from './storyteller/kept-stories.ts'
import * as measure from './storyteller/measures.ts'
import { type PlayedStory, playStory } from './storyteller/play.ts'
import { scenarios } from './storyteller/scenarios.ts'

if (process.argv.includes('--stories')) {
  await writeKeptStories()
  process.exit()
}

const isQuick = process.argv.includes('--quick')
const showsFaults = process.argv.includes('--faults')
const TURNS = 40
const MIXES = isQuick ? 20 : 200
const LONG = 200
/** Each time with other seeds: a zero that is luck does not stay one. */
const ROUNDS = isQuick ? 1 : 3

const faults: Record<string, string[]> = {}
const note = (kind: string, found: string[]) => void (faults[kind] ??= []).push(...found)

const stories = await playAll()
const replies = stories.flatMap(({ turns }) => turns)
const runs = stories.map(measure.repeatedRuns)
const taken = stories.map(measure.takenUp)
note('said twice', stories.flatMap(measure.doubledSentences))
note(
  'not taken up',
  taken.flatMap(({ missed }) => missed),
)
note(
  'contradiction',
  replies.flatMap(({ text, memoryBefore, end }) => contradictions(text, memoryBefore, end.memory)),
)
note(
  'length',
  stories.flatMap((story) =>
    measure.outOfRange(story).map((count) => `${story.preferences.narrativeStyle} ${count}`),
  ),
)
note(
  'unfit',
  stories.filter(({ preferences }) => preferences.contentRating === 'general').flatMap(measure.unfitReplies),
)
note('marks', stories.flatMap(measure.withoutMarks))
note(
  'grammar',
  replies.flatMap(({ text }) => grammarFaults(text)),
)

const styled = stories
  .filter(({ preferences }) => preferences.languageStyle !== 'modern')
  .flatMap(({ turns }) => turns).length
const words = replies.reduce((sum, { text }) => sum + measure.countWords(text), 0)
const asked = taken.reduce((sum, story) => sum + story.asked, 0)
const allRuns = runs.reduce((sum, story) => sum + story.runs, 0)
const mixesRight = await playMixes()
const long = await playLong()

const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`
const count = (kind: string) => faults[kind]?.length ?? 0
const rows: [what: string, aim: string, found: string][] = [
  ['a sentence said twice in one story', '0', String(count('said twice'))],
  [
    'share of 4-word runs already used in the last 10 replies',
    '≤ 3 %',
    share(
      runs.reduce((sum, story) => sum + story.repeated, 0),
      allRuns,
    ),
  ],
  [
    'replies that take up what the player’s turn names (of several things all, or all but one)',
    '≥ 97 %',
    share(asked - count('not taken up'), asked),
  ],
  ['a person, place or thing that contradicts what was told', '0', String(count('contradiction'))],
  [
    'words a reply within the range of its style',
    '≥ 95 %',
    share(replies.length - count('length'), replies.length),
  ],
  [
    '‘general’ replies with a word of the violence, cruelty, drink and sex lists',
    '0',
    String(count('unfit')),
  ],
  [
    'archaic and formal replies with their marks and no short forms',
    '≥ 95 %',
    share(styled - count('marks'), styled),
  ],
  [`${MIXES} random mixes: the heaviest genre has most genre words`, '≥ 90 %', share(mixesRight, MIXES)],
  ['grammar: faults in 1,000 words', '≤ 1', ((1000 * count('grammar')) / words).toFixed(2)],
  [`time a turn, ${LONG} turns deep, median`, '≤ 5 ms', `${long.median.toFixed(1)} ms`],
]
report()

async function playAll(): Promise<PlayedStory[]> {
  const played: PlayedStory[] = []
  for (let round = 0; round < ROUNDS; round++) {
    for (const genre of genres) played.push(...(await playGenre(genre, round)))
  }
  return played
}

async function playGenre(genre: Genre, round: number): Promise<PlayedStory[]> {
  const played: PlayedStory[] = []
  for (const [at, premise] of scenarios[genre].slice(0, isQuick ? 1 : 5).entries()) {
    const index = genres.indexOf(genre) * 5 + at + round
    const preferences: Preferences = {
      narrativeStyle: (['descriptive', 'concise', 'dramatic'] as const)[index % 3]!,
      languageStyle: (['modern', 'archaic', 'formal'] as const)[Math.floor(index / 3) % 3]!,
      contentRating: (['general', 'general', 'teen', 'mature'] as const)[index % 4]!,
    }
    const seed = `${genre}-${at}-${round}`
    played.push(await playStory({ premise, preferences, mix: { [genre]: 100 }, seed, turns: TURNS }))
  }
  return played
}

async function playMixes(): Promise<number> {
  const chance = chanceFrom('mixes')
  const preferences: Preferences = {
    narrativeStyle: 'descriptive',
    languageStyle: 'modern',
    contentRating: 'teen',
  }
  let right = 0
  for (let at = 0; at < MIXES; at++) {
    const mix: GenreMix = {}
    do for (const genre of genres) mix[genre] = genreSlider.step * Math.floor(chance.next() * 11)
    while (!hasOneHeaviest(mix))
    const premise = chance.pick(scenarios[chance.pick(genres)!])!
    if (
      measure.isHeaviestFirst(
        await playStory({ premise, preferences, mix, seed: `mix-${at}`, turns: TURNS }),
        mix,
      )
    )
      right++
  }
  return right
}

function hasOneHeaviest(mix: GenreMix): boolean {
  const [first = 0, second = 0] = Object.values(mix).sort((a, b) => b - a)
  return first > second
}

async function playLong(): Promise<{ median: number; memory: number }> {
  const preferences: Preferences = {
    narrativeStyle: 'descriptive',
    languageStyle: 'modern',
    contentRating: 'general',
  }
  const story = await playStory({
    premise: scenarios.fantasy[1]!,
    preferences,
    mix: { fantasy: 100 },
    seed: 'long',
    turns: LONG + 20,
  })
  note('said twice', measure.doubledSentences(story))
  const times = story.turns
    .slice(LONG)
    .map(({ milliseconds }) => milliseconds)
    .sort((a, b) => a - b)
  return { median: times[Math.floor(times.length / 2)]!, memory: story.turns.at(-1)!.end.memory!.length }
}

function report(): void {
  const machine = `${cpus()[0]?.model.trim()}, ${cpus().length} cores, Node ${process.version}`
  const table = [
    '| what | aim | found |',
    '|---|---|---|',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n')
  const scale = `${stories.length} stories (${ROUNDS} rounds with seeds of their own) of ${TURNS} turns, ${words} words in ${replies.length} replies; memory ${LONG} turns deep: ${(long.memory / 1024).toFixed(1)} KB.`
  const page = `# The built-in storyteller\n\n${table}\n\n${scale}\nTurns that name no thing, person, place or words (such as “wait”) are not counted in the third row.\n\nMeasured on ${machine}, with \`node bench/storyteller.bench.ts\`.\n`
  process.stdout.write(page)
  if (showsFaults)
    for (const [kind, found] of Object.entries(faults))
      process.stdout.write(`\n## ${kind} (${found.length})\n${found.slice(0, 25).join('\n')}\n`)
  if (!isQuick) writeFileSync(new URL('results/storyteller.md', import.meta.url), page)
}
