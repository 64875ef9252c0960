import type { Plugin } from 'vite'

/** Lets the page fetch the story's typeface along with its styles, so that text does not change its shape late. */
export function preloadFont(fileNameStart: string): Plugin {
  return {
    name: 'preload-font',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) => {
        const fonts = Object.keys(bundle).filter(
          (file) => file.includes(fileNameStart) && file.endsWith('.woff2'),
        )
        if (fonts.length !== 1)
          throw new Error(`Expected one font file ${fileNameStart}, found ${fonts.length}`)
        return fonts.map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
          injectTo: 'head-prepend' as const,
        }))
      },
    },
  }
}
