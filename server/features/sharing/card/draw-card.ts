import { join } from 'node:path'
import sharp, { type OutputInfo } from 'sharp'
import { escapeMarkup } from '#server/ground/escape-markup.ts'
import { plainLine, shorten } from '#server/ground/plain-text.ts'
import { cardSize } from '../shared-head.ts'
import { nightGround, sceneVeil } from './card-ground.ts'

/** Literata in one weight with Latin, Greek, Cyrillic and Vietnamese; other scripts come from the machine's fonts. */
const FONT_FILE = join(import.meta.dirname, 'literata.ttf')
const TITLE_LENGTH = 140
/** From a short title to one that fills its room. */
const SIZES = [76, 60, 48, 38, 30]
const NAME = { size: 19, colour: '#e0b374' }
/** Where the texts stand, in pixels; each is centred in its room. */
const ROOM = { width: 980, height: 270, top: 262 }
const NAME_ROOM = { height: 62, top: 560 }

interface SetText {
  data: Buffer
  info: OutputInfo
}

/** The picture that unfolds beside a link, as PNG: the title in lantern light, or before the story's first scene. */
export async function drawCard({ title, scene }: { title: string; scene?: Uint8Array }): Promise<Buffer> {
  const [ground, text, name] = await Promise.all([
    scene ? sceneGround(scene) : Buffer.from(nightGround(cardSize)),
    setTitle(shorten(plainLine(title), TITLE_LENGTH)),
    setText('Lanterntale', NAME),
  ])
  return sharp(ground)
    .composite([centred(text, ROOM), centred(name, NAME_ROOM)])
    .png(scene ? { palette: true, quality: 90, effort: 4 } : { effort: 4 })
    .toBuffer()
}

const sceneGround = (scene: Uint8Array): Promise<Buffer> =>
  sharp(scene)
    .resize({ ...cardSize, fit: 'cover' })
    .composite([{ input: Buffer.from(sceneVeil(cardSize)) }])
    .png()
    .toBuffer()

/** The title in the largest size in which it fits; the smallest is cut off below where nothing else helps. */
async function setTitle(text: string): Promise<SetText> {
  for (const size of SIZES) {
    const set = await setText(text, { size, colour: '#f5ecd8' })
    if (set.info.height <= ROOM.height) return set
    if (size === SIZES.at(-1)) return crop(set)
  }
  throw new Error('There is no size to set a title in')
}

const setText = (text: string, { size, colour }: { size: number; colour: string }): Promise<SetText> =>
  sharp({
    text: {
      // NOTE: this text is read as markup, so the reader's words are escaped.
      text: `<span foreground="${colour}">${escapeMarkup(text)}</span>`,
      font: `Literata ${size}`,
      fontfile: FONT_FILE,
      width: ROOM.width,
      align: 'centre',
      wrap: 'word-char',
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })

const crop = ({ data, info }: SetText): Promise<SetText> =>
  sharp(data)
    .extract({ left: 0, top: 0, width: info.width, height: ROOM.height })
    .png()
    .toBuffer({ resolveWithObject: true })

const centred = ({ data, info }: SetText, room: { top: number; height: number }) => ({
  input: data,
  left: Math.round((cardSize.width - info.width) / 2),
  top: Math.round(room.top + (room.height - info.height) / 2),
})
