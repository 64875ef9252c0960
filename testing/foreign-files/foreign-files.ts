import { crc32 } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import type { ForeignFormatName } from '#contract/importing.ts'
import * as content from './contents.ts'

/** A file as it comes from a reader's machine. */
export interface ForeignFile {
  name: string
  bytes: Uint8Array<ArrayBuffer>
}

export const jsonFile = (name: string, value: unknown): ForeignFile => ({
  name,
  bytes: new Uint8Array(strToU8(JSON.stringify(value))),
})

/** Text of a card as it stands in a picture. */
export const base64 = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64')

export const zipOf = (files: Record<string, string>): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
  )

/** A picture of one pixel with texts in it. */
export function pngWith(texts: Record<string, string>): Uint8Array<ArrayBuffer> {
  const pixel = {
    IHDR: Buffer.from('00000001000000010802000000', 'hex'),
    IDAT: Buffer.from('789c63000100000500010d0a2db4', 'hex'),
  }
  const chunks = [
    chunk('IHDR', pixel.IHDR),
    ...Object.entries(texts).map(([keyword, text]) =>
      chunk('tEXt', Buffer.from(`${keyword}\0${text}`, 'latin1')),
    ),
    chunk('IDAT', pixel.IDAT),
    chunk('IEND', Buffer.alloc(0)),
  ]
  return new Uint8Array(Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks]))
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** Files of each format that other programs write, made here field by field. */
export const foreignFiles: Record<ForeignFormatName, readonly ForeignFile[]> = {
  card: [
    jsonFile('mira-v1.json', content.cardV1),
    jsonFile('mira-v2.json', content.cardV2),
    jsonFile('mira-v3.json', content.cardV3),
    { name: 'mira.png', bytes: pngWith({ chara: base64(content.cardV2), ccv3: base64(content.cardV3) }) },
    {
      name: 'mira.charx',
      bytes: zipOf({ 'card.json': JSON.stringify(content.cardV3), 'assets/icon.png': 'PNG' }),
    },
  ],
  chat: [{ name: 'Mira - 2024.jsonl', bytes: new Uint8Array(strToU8(content.chatLines)) }],
  worldInfo: [jsonFile('harbour.json', content.worldInfo), jsonFile('book.json', content.lorebookV3)],
  novelScenario: [jsonFile('ferry.scenario', content.novelScenario)],
  novelLorebook: [jsonFile('harbour.lorebook', content.novelLorebook)],
  storyCards: [jsonFile('cards.json', content.storyCards)],
  koboldSave: [jsonFile('save.json', content.koboldSave)],
  plainText: [{ name: 'night.md', bytes: new Uint8Array(strToU8(content.markdown)) }],
}
