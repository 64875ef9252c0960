import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { buildWorker } from './scripts/web-build/build-worker.ts'
import { compressAssets } from './scripts/web-build/compress-assets.ts'
import { places } from './contract/markup.ts'
import { measureLoads } from './scripts/web-build/measure-loads.ts'
import { preloadFont } from './scripts/web-build/preload-font.ts'
import { chunksOf, writePages } from './scripts/web-build/write-pages.ts'

const webDir = 'dist/web'
const markupDir = 'dist/markup'

export default defineConfig({
  root: 'web',
  plugins: [
    react({ compiler: true }),
    tailwindcss(),
    preloadFont('literata-latin-upright'),
    buildWorker({
      source: 'offline/worker.ts',
      shellPage: '/story',
      publicFiles: ['favicon.svg'],
    }),
    compressAssets(),
    measureLoads({ firstKb: 95, furtherKb: 60 }),
  ],
  // wouter brings a stand-in for a hook that React has had since 18.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  // The server replaces the placeholder with a fresh nonce in every page it sends.
  html: { cspNonce: places.scriptNonce },
  build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false, emptyOutDir: true },
  environments: {
    client: {
      build: {
        outDir: `../${webDir}`,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          output: {
            // One file for the first load: left alone it falls into many, one more for each page that shares something.
            codeSplitting: {
              groups: [
                { name: 'app', tags: ['$initial'] },
                {
                  name: 'parts',
                  test: /lucide-react|\/contract\/|\/web\/platform\/|\/web\/ui\/(?!dialog|drawer|select|tabs)/,
                  minShareCount: 2,
                },
              ],
            },
          },
        },
      },
    },
    // The same app as a program that writes pages instead of showing them.
    markup: {
      consumer: 'server',
      resolve: { noExternal: true },
      build: {
        outDir: `../${markupDir}`,
        copyPublicDir: false,
        emitAssets: false,
        rolldownOptions: { input: 'web/markup.tsx' },
      },
    },
  },
  builder: {
    buildApp: async (builder) => {
      const app = await builder.build(builder.environments.client!)
      await builder.build(builder.environments.markup!)
      await writePages({ webDir, markupFile: `${markupDir}/markup.js`, chunks: chunksOf(app) })
    },
  },
})
