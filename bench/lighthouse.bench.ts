import { writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startServer } from '#testing/server-process.ts'
import { playStoryOn } from './lighthouse/play-story.ts'
import { shareStoryOn } from './lighthouse/share-story.ts'
import { visit, type Visit } from './lighthouse/visit.ts'
import { describeMachine, percentile, table } from './machine.ts'

const { values } = parseArgs({ options: { visits: { type: 'string', default: '5' } } })
const visits = Number(values.visits)

await using server = await startServer()
const played = await playStoryOn(server.url, 'reader')
const pages: [name: string, path: string, cookie?: string][] = [
  ['home', '/'],
  ['login', '/auth'],
  ['a shared story', await shareStoryOn(server.url)],
  ['a story that is played', played.path, played.cookie],
]

/** Taken in turns, so that what else the machine does falls on every page alike. */
const found = new Map<string, Visit[]>(pages.map(([name]) => [name, []]))
const loads: number[] = []
for (let n = 0; n < visits; n++) {
  for (const [name, path, cookie] of pages) {
    loads.push(loadavg()[0]!)
    const seen = await visit(server.url + path, cookie)
    found.get(name)!.push(seen)
    console.log(`${name}: ${seen.performance}, largest paint ${seen.largestPaintMs.toFixed(0)} ms`)
  }
}

type Figure = Exclude<keyof Visit, 'remarks'>
const columns: [title: string, figure: Figure, digits: number, worst: 'least' | 'most'][] = [
  ['performance', 'performance', 0, 'least'],
  ['accessibility', 'accessibility', 0, 'least'],
  ['best practices', 'bestPractices', 0, 'least'],
  ['SEO', 'seo', 0, 'least'],
  ['first paint (ms)', 'firstPaintMs', 0, 'most'],
  ['largest paint, LCP (ms)', 'largestPaintMs', 0, 'most'],
  ['layout shift, CLS', 'layoutShift', 3, 'most'],
  ['blocked, TBT (ms)', 'blockedMs', 0, 'most'],
  ['JavaScript (KB)', 'scriptKb', 0, 'most'],
  ['whole page (KB)', 'pageKb', 0, 'most'],
]

/** The median, and the worst of all visits where it differs. */
function cellOf(seen: readonly Visit[], [, figure, digits, worst]: (typeof columns)[number]): string {
  const all = seen.map((one) => one[figure])
  const middle = percentile(all, 0.5).toFixed(digits)
  const end = (worst === 'least' ? Math.min(...all) : Math.max(...all)).toFixed(digits)
  return end === middle ? middle : `${middle} (${end})`
}

const remarks = pages.flatMap(([name]) => {
  const all = new Set(found.get(name)!.flatMap((one) => one.remarks))
  return all.size === 0 ? [] : [`- ${name}: ${[...all].join('; ')}`]
})
const page = `# Lighthouse

Measured by \`npm run bench -- lighthouse\` on ${describeMachine()}: Lighthouse's mobile preset as it comes (a slow phone
on slow 4G, simulated), ${visits} visits to each page, each with a browser of its own; the server on the same machine.
The median, and in brackets the worst. The machine's load average was ${Math.min(...loads).toFixed(1)} to ${Math.max(...loads).toFixed(1)} meanwhile;
what other programs do makes times longer, never shorter.

${table(
  ['page', ...columns.map(([title]) => title)],
  pages.map(([name]) => [name, ...columns.map((column) => cellOf(found.get(name)!, column))]),
)}

Audits that count and were not green in some visit:
${remarks.join('\n') || 'none.'}
`
writeFileSync(join(import.meta.dirname, 'results/lighthouse.md'), page)
console.log(page)
