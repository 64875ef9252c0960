declare global {
  /** The path below which the site lives, such as `/tales`; set by the page, or by the service worker for itself. */
  var basePath: string | undefined
}

/** Empty where the site has its host for itself. A page that the server renders is moved below it when it is sent. */
export const basePath = globalThis.basePath ?? ''

/** The address of a path of this site, for whatever is not a link of the router's or a call. */
export const atBase = (path: string): string => (path.startsWith('/') ? basePath + path : path)

/** The path of this site at an address. */
export const sitePath = ({ pathname }: Pick<URL, 'pathname'> = location): string =>
  pathname.slice(basePath.length)
