import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Rolldown, ViteBuilder } from 'vite'
import type { PrerenderedPath } from '#contract/prerendered.ts'
import { ORIGIN_PLACE, PRERENDERED_FOLDER, prerenderedPages } from '#contract/prerendered.ts'
import type * as Markup from '#web/markup.tsx'

type PageHead = (typeof Markup.pageHeads)[PrerenderedPath]

interface Built {
  /** The app as browsers get it. */
  webDir: string
  /** The same app as a program that writes markup. */
  markupFile: string
  chunks: readonly Rolldown.OutputChunk[]
}

/** Writes each page of `prerenderedPages` beside the app's plain one: with its markup, its head, and the code it needs. */
export async function writePages({ webDir, markupFile, chunks }: Built): Promise<void> {
  const { markupOf, pageHeads } = (await import(pathToFileURL(markupFile).href)) as typeof Markup
  const plain = await readFile(join(webDir, 'index.html'), 'utf8')
  const folder = join(webDir, PRERENDERED_FOLDER)
  await mkdir(folder, { recursive: true })

  for (const [path, name] of Object.entries(prerenderedPages) as [PrerenderedPath, string][]) {
    const head = [...tagsOf(path, pageHeads[path]), ...preloadsOf(chunks, pageHeads[path].module)]
    const markup = await markupOf(path)
    await writeFile(join(folder, `${name}.html`), fillIn(plain, path, head, markup))
  }
}

/** The code among what a build has put out. */
export function chunksOf(built: Awaited<ReturnType<ViteBuilder['build']>>): Rolldown.OutputChunk[] {
  if (!('output' in built)) throw new Error('The app was to be built once')
  return built.output.filter((file) => file.type === 'chunk')
}

function tagsOf(path: PrerenderedPath, { title, description }: PageHead): string[] {
  const url = `${ORIGIN_PLACE}${path}`
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}" />`,
    `<link rel="canonical" href="${url}" />`,
    `<meta property="og:type" content="website" />`,
    `<meta property="og:site_name" content="Lanterntale" />`,
    `<meta property="og:title" content="${title}" />`,
    `<meta property="og:description" content="${description}" />`,
    `<meta property="og:url" content="${url}" />`,
  ]
}

/** The files of a page that comes when it is visited, to be fetched along with the app's own. */
function preloadsOf(chunks: readonly Rolldown.OutputChunk[], module: string): string[] {
  const files = new Set<string>()
  const take = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || chunk.isEntry || files.has(chunk.fileName)) return
    files.add(chunk.fileName)
    for (const name of chunk.imports) take(chunks.find(({ fileName }) => fileName === name))
  }
  take(chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module)))
  return [...files].map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`)
}

const PLAIN_HEAD = /<title>[^<]*<\/title>\s*<meta name="description"[^>]*>\s*/
const PLAIN_ROOT = '<div id="root"></div>'
/** React puts what belongs into the head before the markup, which has no head. */
const HOISTED = /^(?:<link [^>]*>)*/

function fillIn(plain: string, path: string, head: readonly string[], markup: string): string {
  if (!PLAIN_HEAD.test(plain) || !plain.includes(PLAIN_ROOT)) throw new Error('The plain page has changed')
  return plain
    .replace(PLAIN_HEAD, () => `${head.join('\n    ')}\n    `)
    .replace(PLAIN_ROOT, () => `<div id="root" data-page="${path}">${markup.replace(HOISTED, '')}</div>`)
}
