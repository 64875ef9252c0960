/** Tags by which a page describes itself to those who run no scripts. */
export interface PageHead {
  title: string
  /** By `name` or `property`; a name that comes twice is an error. */
  metas: Map<string, string>
  /** Addresses by `rel`. */
  links: Map<string, string>
}

/** A tag as a messenger's crawler reads it: quoted attributes, nothing else. */
const TAG = /<(meta|link)((?:\s+[a-z:-]+(?:="[^"<>]*")?)*)\s*\/?>/g
const ATTRIBUTE = /([a-z:-]+)="([^"]*)"/g
const TITLE = /<title>([^<]*)<\/title>/g

/** Reads the head of a page as a crawler does. Throws where something stands in it that is no tag of a head. */
export function readHead(html: string): PageHead {
  const end = html.indexOf('</head>')
  const head = html.slice(html.indexOf('<head>') + '<head>'.length, end)
  const titles = [...head.matchAll(TITLE)].map(([, title = '']) => decode(title))
  if (titles.length !== 1) throw new Error(`The head holds ${titles.length} titles`)
  const metas = new Map<string, string>()
  const links = new Map<string, string>()
  for (const [, tag, attributes = ''] of head.matchAll(TAG)) {
    const given = Object.fromEntries(
      [...attributes.matchAll(ATTRIBUTE)].map(([, name, value = '']) => [name, decode(value)]),
    )
    const [into, name, value] =
      tag === 'link' ? [links, given.rel, given.href] : [metas, given.name ?? given.property, given.content]
    if (name === undefined) continue
    if (into.has(name)) throw new Error(`${name} stands twice in the head`)
    into.set(name, value ?? '')
  }
  const rest = head
    .replace(TITLE, '')
    .replace(TAG, '')
    .replace(/<(script|style)[^>]*>[^]*?<\/\1>/, '')
  if (rest.trim() !== '') throw new Error(`The head holds what is no tag of it: ${rest.trim()}`)
  return { title: titles[0]!, metas, links }
}

const decode = (text: string): string =>
  text
    .replace(/&(lt|gt|quot|#39);/g, (_, name: string) => ({ lt: '<', gt: '>', quot: '"' })[name] ?? "'")
    .replaceAll('&amp;', '&')
