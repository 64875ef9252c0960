import { readFileSync, writeFileSync } from 'node:fs'
import { readScene } from '#server/engines/painter/sketch/read-scene.ts'
import { compose } from '#server/engines/painter/sketch/compose.ts'
import { altText } from '#server/engines/painter/sketch/alt-text.ts'
import { rasterise } from '#server/engines/painter/sketch/rasterise.ts'
const [file, out] = process.argv.slice(2)
const lines = readFileSync(file!, 'utf8').split('\n').filter((l) => l.trim())
let fits = 0, wrong = 0
for (const [i, line] of lines.entries()) {
  const [pl = '', pe = '', th = '', ti = '', no = '', genre = '', premise = '', earlier = '', ...m] = line.split('|').map((x) => x.trim())
  const moment = m.join('|')
  const places = (pl.split(':')[1] ?? pl).split(',')
  const list = (x: string) => x.split(',').filter(Boolean)
  const input = { seed: `mine${i}:7`, moment, premise, earlier: earlier ? [earlier] : [], genreMix: { [genre]: 100 }, contentRating: 'general' } as any
  const facts = readScene(input)
  const { svg, drawn } = compose(facts)
  const kinds = drawn.people.map((p) => (p.suit ?? p.kind))
  const bad: string[] = []
  if (!places.includes(drawn.place)) bad.push(`PLACE ${drawn.place} for ${places}`)
  for (const p of list(pe)) if (!kinds.some((k, j) => k === p || (p === 'king' && k === 'man') || (['man','woman'].includes(p) && drawn.people[j]!.key !== 'hero'))) bad.push(`no ${p} (${drawn.people.map((p) => p.key + ':' + p.kind)})`)
  for (const t of list(th)) if (!(drawn.things as string[]).includes(t)) bad.push(`no thing ${t}`)
  if (ti && ti !== drawn.time) bad.push(`HOUR ${drawn.time} for ${ti}`)
  for (const n of list(no)) if ([drawn.place, ...drawn.people.map((p) => p.kind), ...drawn.things].includes(n as any)) bad.push(`SHOWS ${n}`)
  if (bad.length === 0) fits++
  if (bad.some((b) => /^SHOWS/.test(b) || (/^PLACE/.test(b) && !/PLACE (room|open|ornament|near)/.test(b)))) wrong++
  console.log(`${i} ${bad.length ? bad.join('; ') : 'ok'} :: ${altText(drawn)} [${drawn.people.map((p) => `${p.key}:${p.kind}:${p.pose}`)}] ${drawn.things}${process.env.T ? '\n     ' + moment : ''}`)
  if (out) writeFileSync(`${out}/${String(i).padStart(2, '0')}.webp`, await rasterise(svg))
}
console.log(`fits ${fits}, wrong ${wrong} of ${lines.length}`)
