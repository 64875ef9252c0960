// `npm run bench -- memory`: all of it; `MEMORY_TURNS`, `MEMORY_TEMPERS`, `MEMORY_SETS` and `TEST_ENGINES` make it shorter.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createDatabase } from '#testing/postgres/databases.ts'
import { startPostgres } from '#testing/postgres/start-postgres.ts'
import type { TestEngine } from '#testing/start-test-app.ts'
import { describeMachine, table } from './machine.ts'
import { addedToFirstWord } from './memory/added-to-first-word.ts'
import {
  growth,
  liesIn,
  meanTokens,
  percent,
  recallOf,
  shownIsSent,
  supersededStated,
  unchangedPrefix,
} from './memory/judge.ts'
import { playMemory, type PlayedStory } from './memory/play-memory.ts'
import { heldOutFacts } from './memory/held-out-facts.ts'
import { laterHeldOutFacts } from './memory/later-held-out-facts.ts'
import { plantedFacts } from './memory/planted-facts.ts'
import type { Temper } from './memory/tempers.ts'

/** Facts of the bench, and others in wordings that recall was not tuned on. */
const sets = { planted: plantedFacts, 'held out': heldOutFacts, 'held out later': laterHeldOutFacts }
type FactSet = keyof typeof sets

const turns = Number(process.env.MEMORY_TURNS ?? 1_000)
const contextTokens = 6_000
const tempers = (process.env.MEMORY_TEMPERS ?? 'good,lossy,liar,broken,slow').split(',') as Temper[]
const chosenSets = (process.env.MEMORY_SETS?.split(',') ?? Object.keys(sets)) as FactSet[]
const chosenEngines = (process.env.TEST_ENGINES?.split(',') ?? ['sqlite', 'postgres']) as TestEngine[]
const postgres = chosenEngines.includes('postgres') ? await startPostgres() : undefined
const recallRows: (string | number)[][] = []
const otherRows: (string | number)[][] = []
const addedRows: (string | number)[][] = []

async function measure(engine: TestEngine, temper: Temper, set: FactSet): Promise<void> {
  const facts = sets[set]
  const databaseUrl = postgres && engine === 'postgres' ? (await createDatabase(postgres.url)).url : undefined
  const story = await playMemory({
    databaseUrl,
    temper,
    turns,
    contextTokens,
    facts,
    trifleWeight: set === 'planted' ? 2 : 3,
  })
  const name = [
    temper,
    ...(engine === 'sqlite' ? [] : ['PostgreSQL']),
    ...(set === 'planted' ? [] : [set]),
  ].join(', ')
  recallRows.push([
    name,
    recallOf(story, 'own'),
    recallOf(story, 'byName'),
    recallOf(story, 'other'),
    supersededStated(story),
    liesIn(story, facts),
  ])
  otherRows.push(await otherFigures(name, story))
  addedRows.push([name, ...(await addedToFirstWord(story))])
  console.log(recallRows.at(-1), otherRows.at(-1), addedRows.at(-1))
  await story.app[Symbol.asyncDispose]()
}

async function otherFigures(name: string, story: PlayedStory): Promise<(string | number)[]> {
  const late = Math.min(500, turns - 20)
  const { prompt, memory } = meanTokens(story.turns.slice(50))
  return [
    name,
    growth(story, late, 50).toFixed(2),
    percent(unchangedPrefix(story, 40, Math.min(500, turns))),
    (story.keeperCalls / turns).toFixed(3),
    `${memory} of ${prompt}`,
    await shownIsSent(story),
  ]
}

for (const engine of chosenEngines)
  for (const set of chosenSets) {
    const ofSet = set === 'planted' ? tempers : tempers.filter((each) => each === 'good' || each === 'lossy')
    for (const temper of ofSet) await measure(engine, temper, set)
  }
await postgres?.[Symbol.asyncDispose]()

const page = `# What a story still knows

Measured by \`npm run bench -- memory\` on ${describeMachine()}: stories of ${turns} turns with ${contextTokens} tokens of context,
over HTTP, told by a model that knows its prompt and nothing else. Seventeen facts are told once each, some of them change
later; each is asked for six times, 50 to 900 turns after it was told. The wordings are those of
\`bench/memory/planted-facts.ts\`; those held out are the forty of \`held-out-facts.ts\`, kept without cues among some
hundred trifles of the same weight; 'held out later' are the sixty-four of \`later-held-out-facts.ts\`, written before recall
knew what words mean and are kinds of, and measured once after. The keeper finds facts as its temper is: good; lossy, dropping every fact; a liar, who
has another value, the opposite or somebody else; broken, whose answers are cut off, of wrong types, prose or empty, with
a reader who takes 20 seconds a turn; slow, whose answer comes six turns later.

How often the value that holds is in the prompt when it is asked for; how often one that was replaced is the newest
that the prompt knows; how many prompts say what a liar made up:

${table(['keeper', 'own words', 'by a name', 'in other words', 'superseded', 'lies'], recallRows)}

Prompt tokens at turn ${Math.min(500, turns - 20)} against turn 50; the mean share of a prompt that begins as the one before it (turns 40 to 500);
calls beyond the telling, a turn; tokens of memory in a prompt; replies whose 'given with this reply' stands word for
word in the prompt that was sent:

${table(['keeper', 'growth', 'unchanged beginning', 'calls a turn', 'memory tokens', 'shown is sent'], otherRows)}

Added to the time before a reply's first word at the end of these stories, in milliseconds (the machine did other work
beside; the quickest and the CPU time say what it takes alone). One turn in twelve comes after the
keeper has remembered something, and finds it read; where another node's has, or the reader, it reads all of it anew:

${table(['keeper', 'median', '95 of 100', 'quickest', 'CPU', 'after the keeper: quickest', 'CPU', 'anew: quickest', 'CPU'], addedRows)}
`
if (process.env.MEMORY_WRITE !== 'off') writeFileSync(join(import.meta.dirname, 'results/memory.md'), page)
console.log(page)
