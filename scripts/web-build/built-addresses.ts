import { basename } from 'node:path'
import type { Plugin, RenderBuiltAssetUrl } from 'vite'
import { BASE_PATH_MARK } from '#contract/prerender.ts'

/**
 * Addresses of the built files, by who names them: the build does not know below which path the site will live.
 * The app's pages name files from the root, and the server moves them when it sends a page.
 */
export const builtAddress: RenderBuiltAssetUrl = (file, { hostId, hostType, ssr }) => {
  if (hostType === 'css') return { relative: true }
  if (hostType === 'html') return hostId.startsWith('fb-') ? `./${file}` : undefined
  // Code lies beside the code that asks for it.
  if (/\.(?:js|css)$/.test(file)) return basename(file)
  return ssr ? undefined : { runtime: `(globalThis.basePath+${JSON.stringify(`/${file}`)})` }
}

/** The styles of a sheet in the folder of the assets, as a page can hold them. */
export const stylesFromRoot = (styleSheet: string): string =>
  styleSheet.replace(/url\((?!["']?(?:data:|\/|#))(["']?)(?:\.\/)?/g, 'url($1/assets/')

/** A page under development lives at the root of its host. */
export const unmovedPages = (): Plugin => ({
  name: 'unmoved-pages',
  apply: 'serve',
  transformIndexHtml: (page) => page.replace(BASE_PATH_MARK, ''),
})
