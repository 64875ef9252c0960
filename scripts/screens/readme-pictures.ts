import { join } from 'node:path'
import sharp from 'sharp'

const MAX_BYTES = 150_000

/** The name of each picture in docs/images, and of its screen. */
const pictures = {
  home: 'home visitor, desktop, dark',
  story: 'story from its head, desktop, dark',
  admin: 'admin, desktop, dark',
  'story-phone': 'story with a scene, phone, dark',
  'shared-phone': 'shared story, phone, light',
  'bookmarks-phone': 'bookmarks, phone, light',
}
const sizes = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } }

/** The names of the screens that the pictures show. */
export const readmeScreens = (): string[] => Object.values(pictures).map((screen) => screen.split(', ')[0]!)

/** Remakes the README's pictures from a folder with a picture of every screen. */
export async function writeReadmePictures(folder: string): Promise<void> {
  for (const [name, screen] of Object.entries(pictures)) {
    const size = screen.includes(', phone,') ? sizes.phone : sizes.desktop
    const { size: bytes } = await sharp(join(folder, `${screen}.png`))
      .extract({ left: 0, top: 0, ...size })
      .webp({ quality: 86, effort: 6, smartSubsample: true })
      .toFile(`docs/images/${name}.webp`)
    if (bytes > MAX_BYTES) throw new Error(`docs/images/${name}.webp weighs ${bytes} bytes`)
  }
}
