/** The header that names a file; readers of old clients get a plain name in the place of the title. */
export function attachment(title: string, extension: string): string {
  const name = fileNameOf(title, extension)
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `attachment; filename="story.${extension}"; filename*=UTF-8''${encoded}`
}

/** Name of a file that every system takes. */
export const fileNameOf = (title: string, extension: string): string =>
  `${title.replace(/[\\/:*?"<>|]/g, '-').replace(/^\.+/, '')}.${extension}`
