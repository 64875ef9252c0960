import { toIso } from '#server/ground/clock.ts'
import type { Book, Chapter } from '../book.ts'
import { bookStyle } from './book-style.ts'
import { markupText, narrationMarkup, turnMarkup } from './passage-markup.ts'

const screenStyle = `body { max-width: 38em; margin: 0 auto; padding: 1em 1.2em 6em; font-size: 1.125rem; color: #1d2130; background: #fbf8f1; }
@media (prefers-color-scheme: dark) { body { color: #ece5d6; background: #12161f; } }
@media print { body { max-width: none; padding: 0; font-size: 11pt; color: #000; background: none; } @page { margin: 2cm; } section + section { break-before: page; } }
`

/** The book as one HTML file that asks for nothing from anywhere: its pictures are in it, and no script. */
export async function* writeHtml(book: Book): AsyncIterable<string> {
  const title = markupText(book.title)
  yield `<!doctype html>
<html lang="${book.language}" dir="${book.direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<meta name="generator" content="Lanterntale">
<title>${title}</title>
<style>
${bookStyle}${screenStyle}</style>
</head>
<body>
<header>
<h1>${title}</h1>
<p class="premise">${markupText(book.premise)}</p>
</header>
<main>
`
  for (const chapter of book.chapters) yield* writeChapter(book, chapter)
  yield `</main>
<footer class="colophon"><p>Told with Lanterntale, <time datetime="${toIso(book.endedAt)}">${toIso(book.endedAt).slice(0, 10)}</time></p></footer>
</body>
</html>
`
}

async function* writeChapter(book: Book, { number, heading, passages }: Chapter): AsyncIterable<string> {
  yield `<section aria-labelledby="chapter-${number}">\n<h2 id="chapter-${number}">${markupText(heading)}</h2>\n`
  for (const { role, content, picture } of passages) {
    yield `${role === 'user' ? turnMarkup(content) : narrationMarkup(content)}\n`
    const webp = picture && (await book.readPicture(picture.id))
    if (!webp) continue
    yield `<figure><img alt="${markupText(picture.alt)}" src="data:image/webp;base64,`
    yield Buffer.from(webp).toString('base64')
    yield '"></figure>\n'
  }
  yield '</section>\n'
}
