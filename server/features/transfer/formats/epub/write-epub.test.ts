import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { booksOfEveryKind } from '#testing/transfer/books.ts'
import { complaintsOf, packBook } from '#testing/transfer/check-epub.ts'

const filesOf = async (kind: string) => unzipSync(await packBook(booksOfEveryKind[kind]!()))

test.each(Object.entries(booksOfEveryKind))('the checker finds nothing in a book %s', async (_, book) => {
  expect(await complaintsOf(await packBook(book()))).toEqual([])
})

test('chapters are called as the memory calls its parts, and have ten turns after them', async () => {
  const files = await filesOf('with chapters by span')
  const contents = strFromU8(files['EPUB/nav.xhtml']!)
  expect(contents.match(/<li><a href="chapter.*/g)).toEqual([
    '<li><a href="chapter-1.xhtml">Chapter 1: The *Gate*</a></li>',
    '<li><a href="chapter-2.xhtml">Chapter 2: A &amp; B &lt; C</a></li>',
    '<li><a href="chapter-3.xhtml">Chapter 3</a></li>',
  ])
  const chapter = (number: number) => strFromU8(files[`EPUB/chapter-${number}.xhtml`]!)
  expect(chapter(1)).toContain('<h2 id="title">Chapter 1: The *Gate*</h2>')
  expect([chapter(1).includes('at door 11<'), chapter(1).includes('at door 12<')]).toEqual([true, false])
  expect([chapter(2).includes('at door 12<'), chapter(2).includes('at door 24<')]).toEqual([true, false])
  expect(chapter(3)).toContain('at door 30<')
})

test.each([
  ['in Hebrew', 'he', 'rtl'],
  ['in Arabic', 'und', 'rtl'],
  ['with pictures', 'en', 'ltr'],
])('a book %s has the language %s and runs %s', async (kind, language, direction) => {
  const files = await filesOf(kind)
  const page = strFromU8(files['EPUB/chapter-1.xhtml']!)
  expect(page).toContain(`lang="${language}" xml:lang="${language}" dir="${direction}"`)
  expect(page.match(/<h2 id="title">([^<]*)</)![1]).toMatch(language === 'en' ? /^Chapter 1/ : /^1\b/)
  expect(strFromU8(files['EPUB/package.opf']!)).toContain(`<spine page-progression-direction="${direction}">`)
})

test('pictures stand unpacked in the order of the story, each behind its reply', async () => {
  const files = await filesOf('with pictures')
  const pictures = Object.keys(files).filter((name) => name.includes('picture-'))
  expect(pictures).toEqual([1, 2, 3, 4].map((number) => `EPUB/picture-${number}.jpg`))
  const page = strFromU8(files['EPUB/chapter-1.xhtml']!)
  expect(page.match(/of door \d+\.|picture-\d/g)).toEqual(
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].flatMap((turn) =>
      turn % 4 === 0 ? [`of door ${turn}.`, `picture-${turn / 4 + 1}`] : [`of door ${turn}.`],
    ),
  )
})

test('a picture whose file is gone, and one that cannot be read, spoil no page', async () => {
  const book = booksOfEveryKind['with pictures']!()
  const bytes = await packBook({ ...book, readPicture: async () => undefined })
  expect(await complaintsOf(bytes)).toEqual([])
  await expect(packBook({ ...book, readPicture: async () => Buffer.from('no picture') })).rejects.toThrow(
    'unsupported image format',
  )
})
