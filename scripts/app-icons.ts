// Draws the icons of the installed app from the lantern in `favicon.svg`: `node scripts/app-icons.ts`.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'

const web = new URL('../web/', import.meta.url)
const folder = new URL('public/icons/', web)
const lantern = await readFile(new URL('public/favicon.svg', web), 'utf8')

interface Icon {
  name: string
  /** Pixels of its side. */
  size: number
  /** How much of the side the lantern takes: a mask may cut away all but the inner 80 %. */
  lanternShare: number
  /** Radius of the corners, as a share of the side; none where the system cuts the shape. */
  cornerShare: number
}

const icons: Icon[] = [
  { name: 'icon-192', size: 192, lanternShare: 0.84, cornerShare: 0.22 },
  { name: 'icon-512', size: 512, lanternShare: 0.84, cornerShare: 0.22 },
  { name: 'maskable-512', size: 512, lanternShare: 0.76, cornerShare: 0 },
  { name: 'apple-touch-icon', size: 180, lanternShare: 0.8, cornerShare: 0 },
]

/** The lantern in the night: the dark ground of the app, warm where the light falls. */
function drawIcon({ size, lanternShare, cornerShare }: Icon): string {
  const side = size * lanternShare
  const x = (size - side) / 2
  // The drawing leaves more room below the lantern than above it.
  const y = x + side / 24
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
    <radialGradient id="night" cx="50%" cy="56%" r="72%">
      <stop offset="0" stop-color="#4a3620" />
      <stop offset=".45" stop-color="#1c1b22" />
      <stop offset="1" stop-color="#0b0f18" />
    </radialGradient>
    <rect width="100%" height="100%" rx="${size * cornerShare}" fill="url(#night)" />
    ${lantern.replace('<svg ', `<svg x="${x}" y="${y}" width="${side}" height="${side}" `)}
  </svg>`
}

await mkdir(folder, { recursive: true })
for (const icon of icons) {
  const png = await sharp(Buffer.from(drawIcon(icon)))
    .png({ compressionLevel: 9 })
    .toBuffer()
  await writeFile(new URL(`${icon.name}.png`, folder), png)
  console.log(`${icon.name}: ${png.length} bytes`)
}
