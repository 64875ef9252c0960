// `npm run mutants -- server/features/stories [--most 60] [--seed 1]`: plants small faults into a folder's code, one
// after the other, and counts how many of them its tests see. It works on a copy; only the results file is written.
import { parseArgs } from 'node:util'
import { commitOf, writeRow } from './mutants/results-table.ts'
import { listPlaces, samplePlaces, type PlaceOfMutants } from './mutants/list-places.ts'
import { plant } from './mutants/plant.ts'
import { roomOf } from './mutants/tests-of-room.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { most: { type: 'string', default: '60' }, seed: { type: 'string', default: '1' } },
})
const [folder] = positionals
if (folder === undefined)
  throw new Error('Which folder? For example: npm run mutants -- server/features/stories')

const places = samplePlaces(await listPlaces(folder), Number(values.most), values.seed)
const byRoom = Map.groupBy(places, ({ file }: PlaceOfMutants) => roomOf(file))

let planted = 0
let seen = 0
for (const [room, placesOfRoom] of byRoom) {
  console.log(`Planting at ${placesOfRoom.length} places of ${room} …`)
  // On a busy machine a test that waits may fail by itself: only what fails twice ends the run.
  const result = await plant(room, placesOfRoom).catch(() => plant(room, placesOfRoom))
  planted += result.planted
  seen += result.seen
  console.log([`${room}: ${result.seen} of ${result.planted} seen. Unseen:`, ...result.unseen, ''].join('\n'))
}
console.log(`${seen} of ${planted} planted faults were seen.`)
writeRow({ folder, commit: commitOf(), seed: values.seed, planted, seen })
