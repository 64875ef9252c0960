import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Rolldown, ViteBuilder } from 'vite'
import type { PrerenderedPath } from '#contract/markup.ts'
import { PRERENDERED_FOLDER, SHARED_PAGE, places, prerenderedPages } from '#contract/markup.ts'
import type { SharedStory } from '#contract/sharing.ts'
import type * as Markup from '#web/markup.tsx'
import { addressesIn, fillPage, type Filling } from './fill-page.ts'
import { classesIn, pickStyles } from './pick-styles.ts'

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
  const { markupOf, pageHeads, writeShared } = (await import(pathToFileURL(markupFile).href)) as typeof Markup
  const plain = await readFile(join(webDir, 'index.html'), 'utf8')
  const sheet = await readFile(join(webDir, addressesIn(plain).sheet), 'utf8')
  const folder = join(webDir, PRERENDERED_FOLDER)
  await mkdir(folder, { recursive: true })

  const write = (name: string, filling: Omit<Filling, 'styles'>, styledLike = filling.markup) => {
    const styles = pickStyles(sheet, classesIn(styledLike))
    return writeFile(join(folder, `${name}.html`), fillPage(plain, { ...filling, styles }))
  }

  for (const [path, name] of Object.entries(prerenderedPages) as [PrerenderedPath, string][]) {
    await write(name, {
      path,
      head: tagsOf(path, pageHeads[path]),
      markup: await markupOf(path),
      moduleFiles: filesOf(chunks, pageHeads[path].module),
    })
  }
  // The server fills in the rest, when it knows which story is asked for.
  const { markup } = await writeShared('any', storyOfEveryKind)
  await write(SHARED_PAGE, { ...places, moduleFiles: filesOf(chunks, 'pages/shared-story.tsx') }, markup)
}

/** Everything that a shared story can show. */
const storyOfEveryKind: SharedStory = {
  title: 'Any story',
  messages: [
    { role: 'assistant', content: 'Told, *softly* and **aloud**.\n\n> Quoted.' },
    { role: 'image', content: 'A scene', image: '/pictures/any' },
    { role: 'user', content: 'Said' },
  ],
}

/** The code among what a build has put out. */
export function chunksOf(built: Awaited<ReturnType<ViteBuilder['build']>>): Rolldown.OutputChunk[] {
  if (!('output' in built)) throw new Error('The app was to be built once')
  return built.output.filter((file) => file.type === 'chunk')
}

function tagsOf(path: PrerenderedPath, { title, description }: PageHead): string[] {
  const url = `${places.origin}${path}`
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

/** The files of a page that comes when it is visited. */
function filesOf(chunks: readonly Rolldown.OutputChunk[], module: string): string[] {
  const files = new Set<string>()
  const take = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || chunk.isEntry || files.has(chunk.fileName)) return
    files.add(chunk.fileName)
    for (const name of chunk.imports) take(chunks.find(({ fileName }) => fileName === name))
  }
  take(chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module)))
  return [...files].map((file) => `/${file}`)
}
