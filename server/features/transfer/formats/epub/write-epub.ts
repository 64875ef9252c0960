import type { Book } from '../../book.ts'
import { bookStyle } from '../book-style.ts'
import { chapterPage, coverPage, navigationPage, titlePage } from './book-pages.ts'
import { packageDocument } from './package-document.ts'
import { writeZip, type ZipEntry } from '../write-zip.ts'

const container = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
  <rootfiles><rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`

/** The book as EPUB 3, piece by piece; a few pictures at a time stand in memory. */
export const writeEpub = (book: Book): AsyncIterable<Uint8Array> => writeZip(entriesOf(book))

/** So many pictures are made anew at once. */
const PICTURES_AT_ONCE = 2

async function* entriesOf(book: Book): AsyncIterable<ZipEntry> {
  // NOTE: loaded with the first book, so that a server that makes none does not hold the image library.
  const { drawCover, toJpeg } = await import('./book-pictures.ts')
  yield { name: 'mimetype', bytes: Buffer.from('application/epub+zip'), isStored: true }
  yield file('META-INF/container.xml', container)
  yield file('EPUB/style.css', bookStyle)

  const pictureFiles = new Map<string, string>()
  let cover: Promise<Uint8Array> | undefined
  const pictures = book.chapters.flatMap(({ passages }) => passages.flatMap(({ picture }) => picture ?? []))
  const made = inAdvance(pictures, PICTURES_AT_ONCE, async ({ id }) => {
    const webp = await book.readPicture(id)
    if (!webp) return undefined
    cover ??= begun(drawCover(book.title, webp))
    return toJpeg(webp)
  })
  for (const chapter of book.chapters) {
    for (const { picture } of chapter.passages) {
      const bytes = picture && (await made.next()).value
      if (!bytes) continue
      const name = `picture-${pictureFiles.size + 1}.jpg`
      pictureFiles.set(picture.id, name)
      yield { name: `EPUB/${name}`, bytes, isStored: true }
    }
    yield file(`EPUB/chapter-${chapter.number}.xhtml`, chapterPage(book, chapter, pictureFiles))
  }
  yield { name: 'EPUB/cover.jpg', bytes: await (cover ?? drawCover(book.title)), isStored: true }
  yield file('EPUB/cover.xhtml', coverPage(book))
  yield file('EPUB/title.xhtml', titlePage(book))
  yield file('EPUB/nav.xhtml', navigationPage(book))
  yield file('EPUB/package.opf', packageDocument(book, [...pictureFiles.values()]))
}

const file = (name: string, text: string): ZipEntry => ({ name, bytes: Buffer.from(text) })

/** Results in the order of the items, of which `atOnce` are worked on ahead of whoever takes them. */
async function* inAdvance<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result, undefined> {
  const started: Promise<Result>[] = []
  for (const [at] of items.entries()) {
    for (const item of items.slice(at + started.length, at + atOnce)) started.push(begun(work(item)))
    yield await started.shift()!
  }
}

/** Work whose failure is thrown where its result is taken, and nowhere if nobody takes it. */
function begun<Result>(work: Promise<Result>): Promise<Result> {
  work.catch(() => {})
  return work
}
