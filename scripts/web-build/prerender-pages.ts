import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PrerenderedPath } from '#contract/prerender.ts'
import { PRERENDERED_FOLDER, placeholders, prerenderedPages } from '#contract/prerender.ts'
import type * as Ssr from '#web/ssr-entry.tsx'
import { stylesFromRoot } from './built-addresses.ts'
import { chunkOf, furtherChunks, type BuiltApp } from './built-app.ts'
import { criticalCss } from './critical-css.ts'
import { fillPage, styleSheetOf } from './fill-page.ts'

type PageHead = (typeof Ssr.pageHeads)[PrerenderedPath]

interface Prerendering {
  /** The app as browsers get it. */
  webDir: string
  app: BuiltApp
  /** The same app as the server runs it. */
  ssrFile: string
}

/** Writes the page of each path in `prerenderedPages`, with its markup, its head and its styles, and the templates. */
export async function prerenderPages({ webDir, app, ssrFile }: Prerendering): Promise<void> {
  const { pageHeads, pageTemplates, renderPage } = (await import(pathToFileURL(ssrFile).href)) as typeof Ssr
  const plain = await readFile(join(webDir, 'index.html'), 'utf8')
  const styleSheet = stylesFromRoot(await readFile(join(webDir, styleSheetOf(plain)), 'utf8'))
  const folder = join(webDir, PRERENDERED_FOLDER)
  await mkdir(folder, { recursive: true })
  const write = (name: string, page: string) => writeFile(join(folder, `${name}.html`), page)
  const modulesOf = (module: string) =>
    furtherChunks(app, chunkOf(app, module)).map(({ fileName }) => `/${fileName}`)

  for (const [path, name] of Object.entries(prerenderedPages) as [PrerenderedPath, string][]) {
    const markup = await renderPage(path)
    const modules = modulesOf(pageHeads[path].module)
    const head = tagsOf(path, pageHeads[path])
    await write(
      name,
      fillPage(plain, { path, head, markup, modules, styles: criticalCss(styleSheet, markup) }),
    )
  }
  for (const { name, path, states, module, beforePaint } of pageTemplates) {
    const markups = await Promise.all(states.map((state) => renderPage(path, state)))
    const styles = criticalCss(styleSheet, markups.join(''))
    // The server fills in the rest, when it knows what is asked for.
    const filling = { ...placeholders, styles, modules: modulesOf(module), beforePaint }
    await write(name, fillPage(plain, filling))
  }
}

function tagsOf(path: PrerenderedPath, { title, description }: PageHead): string[] {
  const url = `${placeholders.origin}${path}`
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
