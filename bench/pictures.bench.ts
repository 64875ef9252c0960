// Whether built-in pictures fit their scenes, and what they cost: `npm run bench -- pictures`. Writes bench/results/pictures.md.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { altText } from '#server/engines/painter/sketch/alt-text.ts'
import { compose } from '#server/engines/painter/sketch/compose.ts'
import { rasterise } from '#server/engines/painter/sketch/rasterise.ts'
import { readScene } from '#server/engines/painter/sketch/read-scene.ts'
import { toKept } from '#server/engines/painter/sketch/reading/kept-figures.ts'
import { describeMachine, percentile, table } from './machine.ts'
import { heldOutPlaces } from './pictures/held-out-places.ts'
import { judge, type Verdict } from './pictures/judge.ts'
import { scenesFarther } from './pictures/scenes-told-farther.ts'
import { scenesInside } from './pictures/scenes-told-inside.ts'
import { scenesOutside } from './pictures/scenes-told-outside.ts'

// As in the process that paints: one picture at a time on one core.
sharp.concurrency(1)
const scenes = [...scenesOutside, ...scenesFarther, ...scenesInside]
const verdicts: Verdict[] = []
let constantHeroes = 0
let heroes = 0
const costs: { cpuMs: number; bytes: number }[] = []
for (const [i, scene] of scenes.entries()) {
  const before = process.cpuUsage()
  const { svg, drawn } = compose(readScene(judge.inputOf(scene, i)))
  const bytes = await rasterise(svg)
  const { user, system } = process.cpuUsage(before)
  costs.push({ cpuMs: (user + system) / 1000, bytes: bytes.length })
  // The same hero in another scene of the same story, with what the first picture kept.
  const [hero] = drawn.people
  if (hero?.key === 'hero') {
    const next = {
      ...judge.inputOf(scene, i),
      seed: `story${i}:99`,
      moment: 'You walk down the road and sit in the room.',
    }
    const again = readScene({ ...next, figures: toKept(drawn.people) }).people[0]
    const anew = readScene(next).people[0]
    heroes++
    if ([again, anew].every((each) => JSON.stringify(each?.looks) === JSON.stringify(hero.looks)))
      constantHeroes++
  }
  verdicts.push(judge.verdictOn(scene, drawn, altText(drawn)))
}

const share = (count: number) => `${Math.round((count / scenes.length) * 100)} %`
const report = `# Whether pictures fit their scenes

${describeMachine()}. ${scenes.length} scenes, what must and must not be seen in each, against what the painter says it drew.

${table(
  ['', 'measured', 'aim'],
  [
    ['fits', share(verdicts.filter(({ fits }) => fits).length), '≥ 90 %'],
    ['shows a wrong thing', String(verdicts.filter(({ wrong }) => wrong.length > 0).length), '0'],
    ['hero constant', `${constantHeroes} of ${heroes}`, '100 %'],
    ['words say what was drawn', share(verdicts.filter(({ isAltTrue }) => isAltTrue).length), '100 %'],
    [
      'CPU ms a picture, p50',
      String(
        Math.round(
          percentile(
            costs.map(({ cpuMs }) => cpuMs),
            0.5,
          ),
        ),
      ),
      '≤ 130',
    ],
    [
      'KB a picture, p50',
      String(
        Math.round(
          percentile(
            costs.map(({ bytes }) => bytes),
            0.5,
          ) / 1024,
        ),
      ),
      '38',
    ],
  ],
)}

## Places that nothing was learned from

A tenth of the labelled scenes of \`bench/pictures/places/\`, most of them short and many hard on purpose; by the place alone.

${table(
  ['', 'scenes'],
  Object.entries(heldOutPlaces()).map(([verdict, count]) => [verdict, String(count)]),
)}

${verdicts
  .flatMap(({ fits, wrong, alt }, i) =>
    fits && wrong.length === 0
      ? []
      : [`- Scene ${i + 1}: ${wrong.length > 0 ? `shows ${wrong.join(', ')}` : 'does not fit'}. ${alt}`],
  )
  .join('\n')}
`
const results = join(import.meta.dirname, 'results')
mkdirSync(results, { recursive: true })
const file = join(results, 'pictures.md')
// Judgements by eye stand below and are written by hand.
const [, byEye = ''] = readFileSync(file, 'utf8').split(/^(?=## Judged by eye)/m)
writeFileSync(file, report + byEye)
console.log(report)
