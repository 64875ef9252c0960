// Picks the README's pictures from those of `npm run screens`: `node scripts/readme-pictures.ts`.
import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'

const MAX_BYTES = 150_000
const folder = new URL('../docs/images/', import.meta.url)

/** What each is called in docs/images, and its file in screens/. */
const pictures = {
  home: 'home visitor, desktop, dark',
  story: 'story from its head, desktop, dark',
  admin: 'admin, desktop, dark',
  'story-phone': 'story with a scene, phone, dark',
  'shared-phone': 'shared story, phone, light',
  'bookmarks-phone': 'bookmarks, phone, light',
}
const sizes = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } }

await mkdir(folder, { recursive: true })
for (const [name, screen] of Object.entries(pictures)) {
  const size = screen.includes(', phone,') ? sizes.phone : sizes.desktop
  const first = sharp(`screens/${screen}.png`).extract({ left: 0, top: 0, ...size })
  const webp = await first.webp({ quality: 86, effort: 6, smartSubsample: true }).toBuffer()
  if (webp.length > MAX_BYTES) throw new Error(`${name} weighs ${webp.length} bytes`)
  await writeFile(new URL(`${name}.webp`, folder), webp)
  console.log(`docs/images/${name}.webp: ${webp.length} bytes`)
}
