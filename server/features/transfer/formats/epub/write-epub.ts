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

/** The book as EPUB 3, piece by piece; one picture at a time stands in memory. */
export const writeEpub = (book: Book): AsyncIterable<Uint8Array> => writeZip(entriesOf(book))

async function* entriesOf(book: Book): AsyncIterable<ZipEntry> {
  // NOTE: loaded with the first book, so that a server that makes none does not hold the image library.
  const { drawCover, toJpeg } = await import('./book-pictures.ts')
  yield { name: 'mimetype', bytes: Buffer.from('application/epub+zip'), isStored: true }
  yield file('META-INF/container.xml', container)
  yield file('EPUB/style.css', bookStyle)

  const pictureFiles = new Map<string, string>()
  let cover: Uint8Array | undefined
  for (const chapter of book.chapters) {
    for (const { picture } of chapter.passages) {
      const webp = picture && (await book.readPicture(picture.id))
      if (!webp) continue
      cover ??= webp
      const name = `picture-${pictureFiles.size + 1}.jpg`
      pictureFiles.set(picture.id, name)
      yield { name: `EPUB/${name}`, bytes: await toJpeg(webp), isStored: true }
    }
    yield file(`EPUB/chapter-${chapter.number}.xhtml`, chapterPage(book, chapter, pictureFiles))
  }
  yield { name: 'EPUB/cover.jpg', bytes: await drawCover(book.title, cover), isStored: true }
  yield file('EPUB/cover.xhtml', coverPage(book))
  yield file('EPUB/title.xhtml', titlePage(book))
  yield file('EPUB/nav.xhtml', navigationPage(book))
  yield file('EPUB/package.opf', packageDocument(book, [...pictureFiles.values()]))
}

const file = (name: string, text: string): ZipEntry => ({ name, bytes: Buffer.from(text) })
