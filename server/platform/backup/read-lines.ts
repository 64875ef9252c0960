import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'

/** Hands each line of a gzipped text to `take`, one after the other, its line end included. */
export async function readLines(file: string, take: (line: string) => Promise<void>): Promise<void> {
  await pipeline(createReadStream(file), createGunzip(), async (bytes: AsyncIterable<Buffer>) => {
    const decoder = new TextDecoder()
    let rest = ''
    for await (const piece of bytes) {
      const lines = (rest + decoder.decode(piece, { stream: true })).split(/(?<=\n)/)
      rest = lines.at(-1)!.endsWith('\n') ? '' : lines.pop()!
      for (const line of lines) await take(line)
    }
    if (rest !== '') await take(rest)
  })
}
