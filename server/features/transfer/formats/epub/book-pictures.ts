import sharp from 'sharp'
import { plainLine, shorten } from '#server/ground/plain-text.ts'
import { setFittingText, setText, type SetText } from '#server/platform/typesetting/set-text.ts'

/** A stored picture as JPEG: half of the readers can't show WebP. */
export const toJpeg = (webp: Uint8Array): Promise<Buffer> => sharp(webp).jpeg({ quality: 82 }).toBuffer()

const COVER = { width: 1_200, height: 1_800 }
const TITLE_LENGTH = 140
const SIZES = [120, 96, 78, 62, 50, 40]
/** Where the title stands, in pixels. */
const ROOM = { width: 1_000, height: 620, top: 880 }
const NAME_TOP = 1_660

/** The cover as JPEG: the title in lantern light, or over the story's first scene. */
export async function drawCover(title: string, scene?: Uint8Array): Promise<Buffer> {
  const { width, height } = ROOM
  const [text, name] = await Promise.all([
    setFittingText(shorten(plainLine(title), TITLE_LENGTH), {
      sizes: SIZES,
      colour: '#f5ecd8',
      width,
      height,
    }),
    setText('Lanterntale', { size: 34, colour: '#e0b374', width }),
  ])
  const ground = scene ? sharp(scene).resize({ ...COVER, fit: 'cover' }) : sharp(Buffer.from(night))
  return ground
    .composite([
      ...(scene ? [{ input: Buffer.from(veil) }] : []),
      { input: text.data, left: leftOf(text), top: ROOM.top + Math.round((height - text.info.height) / 2) },
      { input: name.data, left: leftOf(name), top: NAME_TOP },
    ])
    .jpeg({ quality: 85 })
    .toBuffer()
}

const leftOf = ({ info }: SetText): number => Math.round((COVER.width - info.width) / 2)

const sheet = (drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${COVER.width}" height="${COVER.height}">${drawing}</svg>`

const veil = sheet(
  `<defs><linearGradient id="veil" x2="0" y2="1">
    <stop offset="0" stop-color="#090c14" stop-opacity=".05"/><stop offset=".45" stop-color="#090c14" stop-opacity=".55"/>
    <stop offset="1" stop-color="#090c14" stop-opacity=".94"/></linearGradient></defs>
  <path fill="url(#veil)" d="M0 0h1200v1800H0z"/>`,
)

const night = sheet(
  `<defs>
    <radialGradient id="glow" cx="600" cy="560" r="820" gradientUnits="userSpaceOnUse">
      <stop offset="0" stop-color="#e9a94b" stop-opacity=".46"/><stop offset=".3" stop-color="#c07f35" stop-opacity=".2"/>
      <stop offset="1" stop-color="#0b0f19" stop-opacity="0"/></radialGradient>
    <linearGradient id="night" x2="0" y2="1"><stop offset="0" stop-color="#131a2a"/><stop offset="1" stop-color="#090c14"/></linearGradient>
  </defs>
  <path fill="url(#night)" d="M0 0h1200v1800H0z"/><path fill="url(#glow)" d="M0 0h1200v1800H0z"/>
  <g transform="translate(408 330) scale(8)" fill="none" stroke="#d8cdb8" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round">
    <path d="M24 19.5c3.6 3.6 5.2 6.2 5.2 8.8a5.2 5.2 0 0 1-10.4 0c0-2.6 1.6-5.2 5.2-8.8Z" fill="#f2b856" stroke="none"/>
    <path d="M18 8.5a6.2 6.2 0 0 1 12 0M16.5 15 14 36.5h20L31.5 15M12.5 40.5h23"/>
    <path d="M15 14.5 19.5 9h9l4.5 5.5ZM14 36.5h20v4H14Z" fill="#d8cdb8"/>
  </g>`,
)
