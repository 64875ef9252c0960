import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EpubCheck } from '@likecoin/epubcheck-ts'
import type { Book } from '#server/features/transfer/book.ts'
import { writeEpub } from '#server/features/transfer/formats/epub/write-epub.ts'

/** Where Debian's package puts the checker of the W3C. */
const W3C_CHECKER = '/usr/share/java/epubcheck.jar'

export async function packBook(book: Book): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  for await (const piece of writeEpub(book)) pieces.push(piece)
  return Buffer.concat(pieces)
}

/** Complaints of `@likecoin/epubcheck-ts`, and its hints. */
export const complaintsOf = async (epub: Uint8Array): Promise<string[]> =>
  (await EpubCheck.validate(epub)).messages.map(({ id, message }) => `${id} ${message}`)

/** Complaints of the W3C's checker; `'not installed'` on a machine that lacks it, or Java. */
export async function complaintsOfW3c(epub: Uint8Array): Promise<string[] | 'not installed'> {
  if (!existsSync(W3C_CHECKER)) return 'not installed'
  const folder = await mkdtemp(join(tmpdir(), 'lanterntale-epub-'))
  try {
    const file = join(folder, 'book.epub')
    await writeFile(file, epub)
    return await run('java', ['-jar', W3C_CHECKER, file])
  } finally {
    await rm(folder, { recursive: true })
  }
}

const COMPLAINT = /^(?:FATAL|ERROR|WARNING|INFO|USAGE)\b.*/gm
const CLEAN = 'No errors or warnings detected.'

const run = (program: string, parameters: string[]): Promise<string[] | 'not installed'> =>
  new Promise((done) => {
    execFile(program, parameters, (error, out, err) => {
      if (error && 'code' in error && error.code === 'ENOENT') return done('not installed')
      const complaints = (out + err).match(COMPLAINT) ?? []
      done(out.includes(CLEAN) ? complaints : [...complaints, `${String(error?.code ?? 0)}: ${err}`])
    })
  })
