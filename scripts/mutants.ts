// `npm run mutants -- server/features/stories [--most 60] [--seed 1]`: plants small faults into a folder's code, one
// after the other, and counts how many of them its tests see. It works on a copy; only the results file is written.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { makeFaultyCopy } from './mutants/faulty-copy.ts'
import { openFaultyTests } from './mutants/faulty-tests.ts'
import { listPlaces, samplePlaces } from './mutants/list-places.ts'
import { commitOf, writeRow } from './mutants/results-table.ts'
import { roomOf, testsOfRoom } from './mutants/tests-of-room.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { most: { type: 'string', default: '60' }, seed: { type: 'string', default: '1' } },
})
const [folder] = positionals
if (folder === undefined)
  throw new Error('Which folder? For example: npm run mutants -- server/features/stories')

const places = samplePlaces(await listPlaces(folder), Number(values.most), values.seed)
const top = process.cwd()
const commit = commitOf()
const copy = mkdtempSync(join(tmpdir(), 'lanterntale-mutants-'))
const faults = await makeFaultyCopy(copy, places)
const byRoom = Map.groupBy(faults, ({ file }) => roomOf(file))
console.log(`${faults.length} faults in ${byRoom.size} rooms; first the tests run without any.`)

process.chdir(copy)
const unseen = await plantAll().finally(() => {
  process.chdir(top)
  rmSync(copy, { recursive: true })
})
console.log(`${faults.length - unseen} of ${faults.length} planted faults were seen.`)
const seen = faults.length - unseen
writeRow({ folder, commit, seed: values.seed, planted: faults.length, seen })

/** Returns how many faults no test saw. */
async function plantAll(): Promise<number> {
  await using tests = await openFaultyTests()
  const rooms = [...byRoom.keys()]
  const own = new Set(rooms.flatMap((room) => testsOfRoom(room).filter((file) => file.startsWith(room))))
  const elsewhere = new Set(rooms.flatMap(testsOfRoom)).difference(own)
  const reached = new Map([
    ...(await tests.reach([...own], 'sqlite,postgres')),
    // A fault that these reach on PostgreSQL alone counts as unseen: running them on both takes twice as long.
    ...(await tests.reach([...elsewhere], 'sqlite')),
  ])
  let count = 0
  for (const [room, faultsOfRoom] of byRoom) {
    for (const { id, description } of faultsOfRoom) {
      const startedAt = performance.now()
      const files = testsOfRoom(room).filter((file) => reached.get(file)?.has(id))
      const isSeen = files.length > 0 && (await tests.see(id, files))
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
      console.log(
        `${isSeen ? 'seen' : 'UNSEEN'}  ${description}  (reached by ${files.length} files, ${seconds} s)`,
      )
      if (!isSeen) count += 1
    }
  }
  return count
}
