/**
 * Packs the icons of `pack-emblems/emblems.txt` into `server/engines/painter/sketch/emblems/emblems.txt.br`:
 * `node scripts/pack-emblems.ts`. An entry of the list is an icon and the nouns it stands for, the first of them its
 * name: `book-cover=book*|volume`. `*`: nearer kinds of it, too; `+`: no article. All were looked at: no icon of a
 * person, of a deed or of a game's own signs is among them.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { brotliCompressSync, constants } from 'node:zlib'

const icons = (
  JSON.parse(await readFile(new URL(import.meta.resolve('@iconify-json/game-icons/icons.json')), 'utf8')) as {
    icons: Record<string, { body: string }>
  }
).icons
const list = await readFile(new URL('pack-emblems/emblems.txt', import.meta.url), 'utf8')

/** Numbers of an outline to a tenth of 512: no finer than a pixel. */
const rounded = (d: string) =>
  d
    .replaceAll(/-?\d*\.\d+/g, (number) => ` ${Math.round(Number(number) * 10) / 10}`)
    .replaceAll(/ (?=-)|(?<=[a-zA-Z]) /g, '')

const lines = list
  .split(/,\s*|\n/)
  .filter((entry) => entry.trim() !== '')
  .map((entry) => {
    const [icon = '', nouns = icon] = entry.trim().split('=')
    const outline = /^<path fill="currentColor" d="([^"]*)"\/>$/.exec(icons[icon]?.body ?? '')?.[1]
    if (!outline) throw new Error(`No icon of a single outline: '${icon}'`)
    return `${nouns}\t${rounded(outline)}`
  })
const text = lines.join('\n')
const packed = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_LGWIN]: 24 } })
await writeFile(new URL('../server/engines/painter/sketch/emblems/emblems.txt.br', import.meta.url), packed)
console.log(`${lines.length} emblems, ${text.length} characters, ${packed.length} bytes packed`)
