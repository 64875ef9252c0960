import sharp from 'sharp'
import { plainLine, shorten } from '#server/ground/plain-text.ts'
import { setFittingText, setText, type SetText } from '#server/platform/typesetting/set-text.ts'
import { cardSize } from '../shared-head.ts'
import { nightGround, sceneVeil } from './card-ground.ts'

const TITLE_LENGTH = 140
/** From a short title to one that fills its room. */
const SIZES = [76, 60, 48, 38, 30]
/** Where the texts stand, in pixels; each is centred in its room. */
const ROOM = { width: 980, height: 270, top: 262 }
const NAME_ROOM = { height: 62, top: 560 }

/** The picture that unfolds beside a link, as PNG: the title in lantern light, or before the story's first scene. */
export async function drawCard({ title, scene }: { title: string; scene?: Uint8Array }): Promise<Buffer> {
  const { width, height } = ROOM
  const [ground, text, name] = await Promise.all([
    scene ? sceneGround(scene) : Buffer.from(nightGround(cardSize)),
    setFittingText(shorten(plainLine(title), TITLE_LENGTH), {
      sizes: SIZES,
      colour: '#f5ecd8',
      width,
      height,
    }),
    setText('Lanterntale', { size: 19, colour: '#e0b374', width }),
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

const centred = ({ data, info }: SetText, room: { top: number; height: number }) => ({
  input: data,
  left: Math.round((cardSize.width - info.width) / 2),
  top: Math.round(room.top + (room.height - info.height) / 2),
})
