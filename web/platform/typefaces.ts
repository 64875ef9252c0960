import * as z from 'zod/mini'
import { stored } from './browser-store.ts'

// NOTE: the script in index.html looks for the same key before the first paint.
const hasTypefaces = stored('typefaces', z.boolean())

/**
 * On the phone of a visitor who has never had them, a page is painted without its typefaces, which weigh five times as
 * much as all that is to be seen then. The story's own comes with the whole styles; the other one would move what
 * stands on the page, and is fetched for the next visit.
 */
export function takeTypefaces(): void {
  const { dataset } = document.documentElement
  if (dataset.typefaces === 'none') dataset.typefaces = 'story'
  if (hasTypefaces.read()) return
  Promise.all(['Literata', 'Figtree'].map((name) => document.fonts.load(`1em ${name}`))).then(
    () => hasTypefaces.write(true),
    // Without a connection: the next visit tries again.
    () => undefined,
  )
}
