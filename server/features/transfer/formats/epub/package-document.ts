import { toIso } from '#server/ground/clock.ts'
import type { Book } from '../../book.ts'
import { markupText } from '../passage-markup.ts'

/** The package document: what the book is, the files it is made of, and their order. */
export function packageDocument(book: Book, pictureFiles: readonly string[]): string {
  const chapters = book.chapters.map(({ number }) => `chapter-${number}`)
  const pages = ['cover', 'title', ...chapters]
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="story" xml:lang="en">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="story">urn:lanterntale:story:${book.storyId}</dc:identifier>
<dc:title>${markupText(book.title)}</dc:title>
<dc:language>${book.language}</dc:language>
<dc:description>${markupText(book.premise)}</dc:description>
<dc:publisher>Lanterntale</dc:publisher>
<dc:date>${toIso(book.beganAt)}</dc:date>
<meta property="dcterms:modified">${toIso(book.endedAt).replace(/\.\d+Z$/, 'Z')}</meta>
<meta name="cover" content="cover-image"/>
${accessibility.map(([property, text]) => `<meta property="schema:${property}">${text}</meta>`).join('\n')}
</metadata>
<manifest>
<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
<item id="style" href="style.css" media-type="text/css"/>
<item id="cover-image" href="cover.jpg" media-type="image/jpeg" properties="cover-image"/>
${pages.map((name) => `<item id="${name}" href="${name}.xhtml" media-type="application/xhtml+xml"/>`).join('\n')}
${pictureFiles.map((name, at) => `<item id="picture-${at + 1}" href="${name}" media-type="image/jpeg"/>`).join('\n')}
</manifest>
<spine page-progression-direction="${book.direction}">
<itemref idref="cover" linear="no"/>
<itemref idref="title"/>
<itemref idref="nav"/>
${chapters.map((name) => `<itemref idref="${name}"/>`).join('\n')}
</spine>
</package>
`
}

/** For those who choose books by whether they can read them; every picture is described, and none says what the text does not. */
const accessibility = [
  ['accessMode', 'textual'],
  ['accessMode', 'visual'],
  ['accessModeSufficient', 'textual'],
  ['accessibilityFeature', 'alternativeText'],
  ['accessibilityFeature', 'displayTransformability'],
  ['accessibilityFeature', 'readingOrder'],
  ['accessibilityFeature', 'structuralNavigation'],
  ['accessibilityFeature', 'tableOfContents'],
  ['accessibilityFeature', 'unlocked'],
  ['accessibilityHazard', 'none'],
  [
    'accessibilitySummary',
    'The story is text in reading order, in chapters with headings and a table of contents. Pictures are described. Nothing flashes, moves or sounds.',
  ],
] as const
