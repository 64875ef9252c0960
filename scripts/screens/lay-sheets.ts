import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const GAP = 8
const LABEL = 26
const grids = {
  phone: { columns: 5, rows: 2, width: 304, height: 658 },
  desktop: { columns: 2, rows: 3, width: 768, height: 480 },
}
type Grid = (typeof grids)['phone']

/** Lays the pictures `<screen>, <size>, <theme>.png` of a folder on sheets, each of one size and theme; gives how many. */
export async function laySheets(folder: string): Promise<number> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.png'))
  mkdirSync(join(folder, 'sheets'), { recursive: true })
  let laid = 0
  for (const [size, grid] of Object.entries(grids))
    for (const theme of ['dark', 'light']) {
      const ending = `, ${size}, ${theme}.png`
      const pictures = files.filter((file) => file.endsWith(ending))
      const perSheet = grid.columns * grid.rows
      for (let from = 0; from < pictures.length; from += perSheet) {
        const number = String(from / perSheet + 1).padStart(2, '0')
        const sheet = join(folder, 'sheets', `${size} ${theme} ${number}.png`)
        await laySheet(sheet, pictures.slice(from, from + perSheet), { folder, ending, grid })
        laid += 1
      }
    }
  return laid
}

interface Laying {
  folder: string
  ending: string
  grid: Grid
}

/** A page that goes on below the fold shows its beginning. */
async function laySheet(sheet: string, pictures: string[], { folder, ending, grid }: Laying): Promise<void> {
  const tiles = await Promise.all(
    pictures.map(async (picture, at) => {
      const left = GAP + (at % grid.columns) * (grid.width + GAP)
      const top = GAP + Math.floor(at / grid.columns) * (grid.height + LABEL + GAP)
      const tile = sharp(join(folder, picture)).resize(grid.width, grid.height, { position: 'top' })
      return [
        { input: label(picture.slice(0, -ending.length), grid.width), left, top },
        { input: await tile.toBuffer(), left, top: top + LABEL },
      ]
    }),
  )
  const columns = Math.min(grid.columns, pictures.length)
  const rows = Math.ceil(pictures.length / grid.columns)
  const width = columns * (grid.width + GAP) + GAP
  const height = rows * (grid.height + LABEL + GAP) + GAP
  const ground = sharp({ create: { width, height, channels: 3, background: '#777' } })
  await ground.composite(tiles.flat()).png().toFile(sheet)
}

const label = (text: string, width: number): Buffer =>
  Buffer.from(
    `<svg width="${width}" height="${LABEL}"><text x="2" y="18" font-family="sans-serif" font-size="15">${text}</text></svg>`,
  )
