/** The address under which everyone can read a shared story; `site` is where people reach the site. */
export const shareLink = (shareId: string, site: string): string =>
  `${site}/shared/${encodeURIComponent(shareId)}`

/** Puts a text on the clipboard; false where the browser does not let it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // No permission, or a page that came without TLS, where there is no clipboard at all.
    return false
  }
}
