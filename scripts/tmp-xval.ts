import { readEra } from '#server/engines/painter/sketch/reading/read-era.ts'
import { evidenceOf, rivals } from '#server/engines/painter/sketch/reading/place-evidence.ts'
import { placeOf } from '#server/engines/painter/sketch/reading/read-place.ts'
import { readSide } from '#server/engines/painter/sketch/reading/read-side.ts'
import { isIndoors } from '#server/engines/painter/sketch/scene-facts.ts'
import { labelledScenes } from './learn-places/labelled-scenes.ts'
import { learnFromScenes, weighBy } from './learn-places/lessons.ts'
import { writeFileSync } from 'node:fs'
import { hashText } from '#server/ground/random.ts'
const FOLDS = Number(process.env.FOLDS ?? 4)
const all = labelledScenes()
const foldOf = (m: string) => (hashText(m + 'x') >>> 3) % FOLDS
const rows: unknown[] = []
for (let f = 0; f < FOLDS; f++) {
  const learned = learnFromScenes(all.filter((s) => foldOf(s.input.moment) !== f))
  const weigh = weighBy(learned)
  for (const s of all) {
    if (foldOf(s.input.moment) !== f) continue
    const era = readEra(s.input)
    const ev = evidenceOf(s.input, era, weigh)
    const l = [...weigh(ev)]
    const side = readSide(s.input)
    const prop = placeOf(s.input, era)
    rows.push({ file: s.file, fits: s.fits, era, l: l.map((x) => Number(x.toFixed(5))), side, prop: prop?.place, told: prop?.isTold, plain: ev.isPlain, m: s.input.moment, p: s.input.premise, e: s.input.earlier })
  }
  console.error('fold', f)
}
writeFileSync(process.argv[2]!, JSON.stringify({ rivals, rows }))
