// Faithfulness of the built-in storyteller to what is typed and to the scenario, and its mistakes.
// Run with `node bench/storyteller.bench.ts`; `--faults` prints what was found, `--quick` plays a tenth of it;
// `--stories` measures nothing and tells the stories of docs/stories again; `--provenance turns.md` says where replies come from.
import { genres, genreSlider, type GenreMix } from '#contract/genres.ts'
import type { Preferences } from '#contract/preferences.ts'
import { randomFrom } from '#server/ground/random.ts'
import { grammarFaults } from './storyteller/grammar.ts'
import { contradictions } from './storyteller/contradictions.ts'
import { verdictRows } from './storyteller/judged.ts'
import { writeKeptStories } from './storyteller/kept-stories.ts'
import * as measure from './storyteller/measures.ts'
import { type PlayedStory, playStory } from './storyteller/play.ts'
import { printProvenance } from './storyteller/provenance.ts'
import { measureGoals } from './storyteller/goals.ts'
import { freePlayer } from './storyteller/players.ts'
import { labelledScenarios, measureKeeping } from './storyteller/scenario-keeping.ts'
import { readScenario } from '../server/engines/narrator/storyteller/scenario/read-scenario.ts'
import { labelledTurns, measureReading } from './storyteller/reading.ts'
import { note, report, rows, share, sum } from './storyteller/rows.ts'
import { datedScenarios, scenarios } from './storyteller/scenarios.ts'

if (process.argv.includes('--stories')) {
  await writeKeptStories()
  process.exit()
}

if (process.argv[2] === '--provenance') {
  await printProvenance(process.argv[3]!)
  process.exit()
}

const isQuick = process.argv.includes('--quick')
const [TURNS, LONG] = [25, 500]
const MIXES = isQuick ? 20 : 200
const gentle: Preferences = {
  contentRating: 'general',
  narrativeStyle: 'descriptive',
  languageStyle: 'modern',
}

measureTurns()
const stories = await playFreely()
await measureStories()
await measureGoals(isQuick ? 1 : 5, gentle)
await measureMixes()
await measureLong()
report(`${stories.length} stories of ${TURNS} freely typed turns, rated ‘general’`, isQuick)

function measureTurns(): void {
  const turns = labelledTurns('labelled-turns.txt')
  const late = labelledTurns('labelled-turns-late.txt')
  for (const [name, part] of [
    ['labelled turns', turns.filter(({ isKeptAside }) => !isKeptAside)],
    ['labelled turns kept aside while building', turns.filter(({ isKeptAside }) => isKeptAside)],
    ['turns labelled after it was built, and mended by since', late],
  ] as const) {
    if (part.length === 0) continue
    const reading = measureReading(part)
    note('misread', reading.missed)
    rows.push([
      `${part.length} ${name}: actor, polarity and kind of a clause read as labelled`,
      '≥ 95 %',
      share(reading.right, reading.clauses),
    ])
  }
  const labelled = labelledScenarios('labelled-scenarios.txt')
  for (const [name, part] of [
    ['labelled scenarios', labelled.filter(({ isKeptAside }) => !isKeptAside)],
    ['labelled scenarios kept aside while building', labelled.filter(({ isKeptAside }) => isKeptAside)],
  ] as const) {
    if (part.length === 0) continue
    const { kept, missed } = measureKeeping(part, readScenario)
    note('not kept', missed)
    const counts = (['foe', 'want', 'with', 'absent', 'captive', 'dead'] as const).map((field) => kept[field])
    rows.push([
      `${part.length} ${name}: foe, want, companions, absent, captive and dead kept`,
      '≥ 95 %',
      share(sum(counts.map(([right]) => right)), sum(counts.map(([, of]) => of))),
    ])
  }
  rows.push(...verdictRows())
}

async function playFreely(): Promise<PlayedStory[]> {
  const played: PlayedStory[] = []
  for (const genre of genres)
    for (const [at, premise] of scenarios[genre].slice(0, isQuick ? 1 : 5).entries())
      played.push(
        await playStory({
          premise,
          preferences: gentle,
          mix: { [genre]: 100 },
          seed: `${genre}-${at}`,
          turns: TURNS,
          type: freePlayer(`${genre}/${at}`),
        }),
      )
  return played
}

async function measureStories(): Promise<void> {
  const turns = stories.flatMap((story) =>
    story.turns.slice(1).map((turn, at) => ({ ...turn, before: story.turns[at]!.end.memory })),
  )
  const counted = stories.flatMap((story) => story.turns.map((turn) => measure.emptyWords(story, turn)))
  const lengths = turns.map(({ text }) => measure.countWords(text)).toSorted((a, b) => a - b)
  note(
    'names nothing',
    counted.flatMap(({ empty }) => empty),
  )
  rows.push([
    'turns that change or reveal a fact',
    '≥ 80 %',
    share(
      turns.filter((turn) => measure.hasChanged(turn.before, turn.end.memory) || measure.revealsAnswer(turn))
        .length,
      turns.length,
    ),
  ])
  rows.push([
    'words of a reply in sentences that name nothing of the scene or the turn',
    '≤ 10 %',
    share(
      sum(counted.map(({ empty }) => sum(empty.map(measure.countWords)))),
      sum(counted.map(({ words }) => words)),
    ),
  ])
  rows.push([
    'a sentence said twice in a story, and of these of five words or more',
    '0',
    measure.noteDoubled('said twice', stories.flatMap(measure.doubledSentences)),
  ])
  const denied = String(note('contradiction', stories.flatMap(contradictions)))
  rows.push(['contradictions: a quality told and denied of the same, with nothing done between', '0', denied])
  rows.push([
    '‘general’ replies: words of violence, cruelty, drink, sex and fear',
    '0',
    String(note('harsh', stories.flatMap(measure.harshWords))),
  ])
  rows.push([
    'grammar: faults in 1,000 words',
    '≤ 1',
    (
      (1000 *
        note(
          'grammar',
          turns.flatMap(({ text }) => grammarFaults(text)),
        )) /
      sum(lengths)
    ).toFixed(2),
  ])
  rows.push([
    'words a reply: median, 95 of 100 within',
    '25 to 90',
    `${lengths[Math.floor(lengths.length / 2)]}, ${lengths[Math.floor(lengths.length * 0.025)]} to ${lengths[Math.floor(lengths.length * 0.975)]}`,
  ])
  for (const [at, { premise, year, hero }] of datedScenarios.entries()) {
    const story = await playStory({
      premise,
      preferences: gentle,
      seed: `dated-${at}`,
      turns: TURNS,
      type: freePlayer(`dated/${at}`),
    })
    note('anachronism', measure.anachronisms(story, year))
    note('hero doubled', measure.doubledHero(story, hero))
  }
  for (const [what, kind] of [
    ['a word too late for the year of the story', 'anachronism'],
    ['the hero beside himself as somebody else', 'hero doubled'],
  ] as const)
    rows.push([what, '0', String(note(kind, []))])
}

async function measureMixes(): Promise<void> {
  const random = randomFrom('mixes')
  let right = 0
  for (let at = 0; at < MIXES; at++) {
    const mix: GenreMix = {}
    do for (const genre of genres) mix[genre] = genreSlider.step * random.whole(0, 10)
    while (!hasOneHeaviest(mix))
    const premise = random.pick(scenarios[random.pick(genres) ?? 'mystery'])!
    const story = await playStory({
      premise,
      preferences: { ...gentle, contentRating: 'teen' },
      mix,
      seed: `mix-${at}`,
      turns: TURNS,
      type: freePlayer(`mix/${at}`),
    })
    if (measure.isHeaviestFirst(story, mix)) right++
  }
  rows.push([`${MIXES} random mixes: the heaviest genre has most genre words`, '', share(right, MIXES)])
}

function hasOneHeaviest(mix: GenreMix): boolean {
  const [first = 0, second = 0] = Object.values(mix).toSorted((a, b) => b - a)
  return first > second
}

async function measureLong(): Promise<void> {
  const story = await playStory({
    premise: scenarios.fantasy[1]!,
    preferences: gentle,
    seed: 'long',
    turns: LONG,
    type: freePlayer('long'),
  })
  const times = story.turns
    .slice(200)
    .map(({ milliseconds }) => milliseconds)
    .toSorted((a, b) => a - b)
  rows.push([
    `a story of ${LONG} turns: sentences said twice, of these of five words or more, empty replies`,
    '0',
    `${measure.noteDoubled('said twice, long', measure.doubledSentences(story))}, ${story.turns.filter(({ text }) => text === '').length}`,
  ])
  rows.push([
    'time a turn, 200 turns deep, median',
    '≤ 5 ms',
    `${times[Math.floor(times.length / 2)]!.toFixed(1)} ms`,
  ])
  rows.push([
    `memory ${LONG} turns deep`,
    '',
    `${(story.turns.at(-1)!.end.memory!.length / 1024).toFixed(0)} KB`,
  ])
}
