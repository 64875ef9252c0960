// Plants the faults of a sample in a copy of the tree, one after the other, and writes down how many of them were seen.
// `scripts/mutants.ts` starts it, and ends whatever its tests have left running.
import { makeFaultyCopy } from './faulty-copy.ts'
import { openFaultyTests } from './faulty-tests.ts'
import { listPlaces, samplePlaces } from './list-places.ts'
import { commitOf, writeRow } from './results-table.ts'
import { endWithStarter } from './run-in-group.ts'
import { roomOf, testsOfRoom } from './tests-of-room.ts'

endWithStarter()
const [copy = '', folder = '', most, seed = ''] = process.argv.slice(2)
const places = samplePlaces(await listPlaces(folder), Number(most), seed)
const top = process.cwd()
const commit = commitOf()
const faults = await makeFaultyCopy(copy, places)
const byRoom = Map.groupBy(faults, ({ file }) => roomOf(file))
console.log(`${faults.length} faults in ${byRoom.size} rooms; first the tests run without any.`)

process.chdir(copy)
const unseen = await plantAll().finally(() => process.chdir(top))
const seen = faults.length - unseen
console.log(`${seen} of ${faults.length} planted faults were seen.`)
writeRow({ folder, commit, seed, planted: faults.length, seen })

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
