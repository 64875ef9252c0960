import { expect, test } from 'vitest'
import { plainPicture } from '#testing/scripted-painter.ts'
import { PictureWorkers } from './picture-workers.ts'

const bytes = await plainPicture(640, 360)

test.each([
  [1, 3, 1],
  [2, 5, 1],
  [4, 2, 1],
  [4, 3, 2],
  [4, 9, 2],
  [6, 6, 3],
])('with room for %i pictures, %i at once have %i processes', async (room, pictures, processes) => {
  await using workers = new PictureWorkers()
  workers.prepareFor(room)
  const rendered = Array.from({ length: pictures }, () => workers.do('render', { bytes, shape: 'scene' }))
  expect(new Set(workers.pids).size).toBe(processes)
  for (const { width } of await Promise.all(rendered)) expect(width).toBe(640)
})

test('a process that lost its job takes the next one, and no other has to start for it', async () => {
  await using workers = new PictureWorkers()
  workers.prepareFor(4)
  const lost = workers.do('render', { bytes, shape: 'scene' })
  process.kill(workers.pids[0]!, 'SIGKILL')
  await expect(lost).rejects.toMatchObject({ reason: 'garbled' })
  expect(workers.pids).toEqual([])
  await workers.do('render', { bytes, shape: 'scene' })
  expect(workers.pids).toHaveLength(1)
})
