import { join } from 'node:path'
import sharp, { type OutputInfo } from 'sharp'
import { PACKAGE_FOLDER } from '#server/ground/own-files.ts'
import { escapeMarkup } from '#server/ground/escape-markup.ts'

// NOTE: for all pictures of this process. Its threads wait for each other at every step, which on a busy machine takes
// longer than the work, and what it keeps in memory is never asked for again.
sharp.concurrency(1)
sharp.cache(false)

/** Literata in one weight with Latin, Greek, Cyrillic and Vietnamese; other scripts come from the machine's fonts. */
const FONT_FILE = join(PACKAGE_FOLDER, 'server/platform/typesetting/literata.ttf')

/** Text as a picture with nothing behind it. */
export interface SetText {
  data: Buffer
  info: OutputInfo
}

interface Setting {
  /** In points at 72 dots an inch, so in pixels. */
  size: number
  colour: string
  /** Lines are broken and centred within so many pixels. */
  width: number
}

export const setText = (text: string, { size, colour, width }: Setting): Promise<SetText> =>
  sharp({
    text: {
      // NOTE: this text is read as markup, so the reader's words are escaped.
      text: `<span foreground="${colour}">${escapeMarkup(text)}</span>`,
      font: `Literata ${size}`,
      fontfile: FONT_FILE,
      width,
      align: 'centre',
      wrap: 'word-char',
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })

/** Text in the largest of the sizes in which it fits `height`; in the smallest it is cut off below where nothing else helps. */
export async function setFittingText(
  text: string,
  { sizes, height, ...setting }: Omit<Setting, 'size'> & { sizes: readonly number[]; height: number },
): Promise<SetText> {
  for (const size of sizes) {
    const set = await setText(text, { ...setting, size })
    if (set.info.height <= height) return set
    if (size === sizes.at(-1)) return crop(set, height)
  }
  throw new Error('There is no size to set a text in')
}

const crop = ({ data, info }: SetText, height: number): Promise<SetText> =>
  sharp(data)
    .extract({ left: 0, top: 0, width: info.width, height })
    .png()
    .toBuffer({ resolveWithObject: true })
