import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { isPagePath } from '#contract/site.ts'

interface Icon {
  src: string
  sizes: string
  type: string
}

const inPublic = (path: string): URL => new URL(`../web/public/${path}`, import.meta.url)
const manifest = JSON.parse(await readFile(inPublic('app.webmanifest'), 'utf8')) as {
  start_url: string
  icons: Icon[]
  shortcuts: { url: string; icons: Icon[] }[]
}
const icons = [...manifest.icons, ...manifest.shortcuts.flatMap((shortcut) => shortcut.icons)]
const pictures = icons.filter(({ type }) => type === 'image/png')

test.each(pictures)('the icon $src is as large as the manifest says', async ({ src, sizes }) => {
  const { width, height, format } = await sharp(await readFile(inPublic(src))).metadata()
  expect({ size: `${width}x${height}`, format }).toEqual({ size: sizes, format: 'png' })
})

test('a mask may cut away a fifth of the maskable icon and finds ground, not holes, to its edge', async () => {
  const { isOpaque } = await sharp(await readFile(inPublic('icons/maskable-512.png'))).stats()
  expect(isOpaque).toBe(true)
})

test('the icon for Apple devices is 180 pixels wide and has no transparent corner', async () => {
  const picture = sharp(await readFile(inPublic('icons/apple-touch-icon.png')))
  const { width, height } = await picture.metadata()
  const { isOpaque } = await picture.stats()
  expect({ width, height, isOpaque }).toEqual({ width: 180, height: 180, isOpaque: true })
})

test('the app starts, and its shortcuts lead, to pages that exist', () => {
  const paths = [manifest.start_url, ...manifest.shortcuts.map(({ url }) => url)]
  const at = (start: string) =>
    paths.map((path) => new URL(path, `https://host.test${start}app.webmanifest`).pathname)
  expect(at('/').filter((path) => !isPagePath(path))).toEqual([])
  expect(at('/tales/')).toEqual(['/tales/', '/tales/story', '/tales/bookmarks'])
})
