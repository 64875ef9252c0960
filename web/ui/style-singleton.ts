import { useEffect } from 'react'

/**
 * Takes the place of `react-style-singleton`, by which the library that locks the page behind a dialog writes a style
 * element: a sheet of the document's own needs no leave from the page's policy, so that no page needs a nonce.
 */
export function styleSingleton(): (given: { styles: string }) => null {
  let users = 0
  let sheet: CSSStyleSheet | undefined
  function adopt(styles: string) {
    users += 1
    if (users > 1) return
    sheet = new CSSStyleSheet()
    sheet.replaceSync(styles)
    document.adoptedStyleSheets.push(sheet)
  }
  function release() {
    users -= 1
    if (users === 0)
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet)
  }
  return function StyleSingleton({ styles }) {
    useEffect(() => {
      adopt(styles)
      return release
    }, [styles])
    return null
  }
}
