import { toIso } from '#server/ground/clock.ts'
import type { Book, Chapter } from '../../book.ts'
import { markupText, narrationMarkup, turnMarkup } from '../passage-markup.ts'

const page = (book: Book, { title, type, body }: { title: string; type: string; body: string }): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${book.language}" xml:lang="${book.language}" dir="${book.direction}">
<head>
<title>${markupText(title)}</title>
<link rel="stylesheet" type="text/css" href="style.css"/>
</head>
<body epub:type="${type}">
${body}
</body>
</html>
`

export const coverAlt = ({ title }: Book): string => `Cover: ${title}`

export const coverPage = (book: Book): string =>
  page(book, {
    title: 'Cover',
    type: 'cover',
    body: `<figure><img src="cover.jpg" alt="${markupText(coverAlt(book))}"/></figure>`,
  })

export const titlePage = (book: Book): string =>
  page(book, {
    title: book.title,
    type: 'frontmatter',
    body: `<section epub:type="titlepage">
<h1>${markupText(book.title)}</h1>
<p class="premise">${markupText(book.premise)}</p>
<p class="colophon">Told with Lanterntale, ${toIso(book.endedAt).slice(0, 10)}</p>
</section>`,
  })

/** A chapter with those of its pictures that `pictureFiles` has a file for. */
export function chapterPage(
  book: Book,
  { heading, passages }: Chapter,
  pictureFiles: ReadonlyMap<string, string>,
): string {
  const parts = passages.map(({ role, content, picture }) => {
    const text = role === 'user' ? turnMarkup(content) : narrationMarkup(content)
    const name = picture && pictureFiles.get(picture.id)
    if (!name) return text
    return `${text}\n<figure><img src="${name}" alt="${markupText(picture.alt || 'A scene of the story')}"/></figure>`
  })
  return page(book, {
    title: heading,
    type: 'bodymatter',
    body: `<section epub:type="chapter" role="doc-chapter" aria-labelledby="title">
<h2 id="title">${markupText(heading)}</h2>
${parts.join('\n')}
</section>`,
  })
}

/** The table of contents, and the landmarks of the book. */
export const navigationPage = (book: Book): string =>
  page(book, {
    title: 'Contents',
    type: 'frontmatter',
    body: `<nav epub:type="toc" role="doc-toc" aria-labelledby="contents">
<h2 id="contents">Contents</h2>
<ol>
${book.chapters.map(({ number, heading }) => `<li><a href="chapter-${number}.xhtml">${markupText(heading)}</a></li>`).join('\n')}
</ol>
</nav>
<nav epub:type="landmarks" aria-label="Landmarks" hidden="hidden">
<ol>
<li><a epub:type="cover" href="cover.xhtml">Cover</a></li>
<li><a epub:type="toc" href="nav.xhtml">Contents</a></li>
<li><a epub:type="bodymatter" href="chapter-1.xhtml">Start of the story</a></li>
</ol>
</nav>`,
  })
