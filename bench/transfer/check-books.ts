// Both checkers on a book of every kind; that of the W3C starts a Java machine for each and has no place in the tests.
import { booksOfEveryKind } from '#testing/transfer/books.ts'
import { complaintsOf, complaintsOfW3c, packBook } from '#testing/transfer/check-epub.ts'

/** A row for each kind: its name and what each checker says of it. */
export async function checkBooks(): Promise<string[][]> {
  const rows: string[][] = []
  for (const [kind, book] of Object.entries(booksOfEveryKind)) {
    const epub = await packBook(book())
    rows.push([kind, said(await complaintsOf(epub)), said(await complaintsOfW3c(epub))])
  }
  return rows
}

const said = (complaints: string[] | 'not installed'): string =>
  typeof complaints === 'string' ? complaints : complaints.join('; ') || 'nothing'
