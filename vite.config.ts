import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { appFiles } from './scripts/web-build/app-files.ts'
import { builtAddress, unmovedPages } from './scripts/web-build/built-addresses.ts'
import { builtApp } from './scripts/web-build/built-app.ts'
import { checkBudgets } from './scripts/web-build/check-budgets.ts'
import { compressFiles } from './scripts/web-build/compress-files.ts'
import { prerenderPages } from './scripts/web-build/prerender-pages.ts'
import { otherProgramsBundle, serverBundle } from './scripts/web-build/server-bundle.ts'

const webDir = 'dist/web'
const ssrDir = 'dist/ssr'
const serverDir = '../dist/server'
/** The light pages for a messenger's own browser. */
const messengerPages = readdirSync('web').filter((file) => /^fb-.*\.html$/.test(file))
const intoWebDir = { outDir: `../${webDir}`, emptyOutDir: false, copyPublicDir: false }

export default defineConfig({
  root: 'web',
  plugins: [
    react({ compiler: true }),
    tailwindcss(),
    unmovedPages(),
    appFiles({ webDir, shellPage: '/story', publicFiles: ['favicon.svg'] }),
  ],
  resolve: {
    alias: {
      // wouter brings a stand-in for a hook that React has had since 18.
      'use-sync-external-store/shim/index.js': 'react',
      'react-style-singleton': join(import.meta.dirname, 'web/ui/style-singleton.ts'),
    },
  },
  experimental: { renderBuiltUrl: builtAddress },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
  },
  environments: {
    client: {
      build: {
        outDir: `../${webDir}`,
        emptyOutDir: true,
        // What a rarer page needs is found when its code has come: named beforehand, it would weigh on the first load.
        modulePreload: {
          polyfill: false,
          resolveDependencies: (page, found) => (/\/(story|auth)-/.test(page) ? found : []),
        },
        rolldownOptions: {
          output: {
            // One file for the first load: left alone it falls into many, one more for each page that shares something.
            codeSplitting: {
              groups: [
                { name: 'app', tags: ['$initial'] },
                {
                  name: 'parts',
                  // Left out is what the story page, the heaviest, can do without.
                  test: /lucide-react|\/contract\/(?!errors|passkeys|oidc|connections|own-connections|own-presets|preferences|site-connections|model-pull|admin|account|moderation|sign-up|budgets|auth|speech|memory|told-with|portraits|versions|library|lineage|report|published|transfer|playing-on|tokens)|\/web\/platform\/(?!session\/(?:passkey|log-in)|offline\/read)|\/web\/ui\/(?!dialog|drawer|select|tabs|undo)/,
                  minShareCount: 2,
                },
              ],
            },
          },
        },
      },
    },
    // They share nothing with the app, and go with the room of shared stories.
    ...(messengerPages.length > 0 && {
      messenger: {
        consumer: 'client',
        build: {
          ...intoWebDir,
          assetsDir: 'fb',
          rolldownOptions: { input: messengerPages.map((page) => `web/${page}`) },
        },
      },
    }),
    // The service worker.
    worker: {
      consumer: 'client',
      build: {
        ...intoWebDir,
        rolldownOptions: {
          input: 'web/offline/worker.ts',
          output: { format: 'iife', entryFileNames: 'sw.js' },
        },
      },
    },
    // The app as the server runs it.
    ssr: {
      resolve: { noExternal: true },
      build: {
        outDir: `../${ssrDir}`,
        emptyOutDir: true,
        copyPublicDir: false,
        emitAssets: false,
        rolldownOptions: { input: 'web/ssr-entry.tsx' },
      },
    },
    server: serverBundle(serverDir),
    programs: otherProgramsBundle(serverDir),
  },
  builder: {
    buildApp: async (builder) => {
      const { client, messenger, worker, ssr, server, programs } = builder.environments
      const app = builtApp(await builder.build(client!))
      if (messenger) await builder.build(messenger)
      await builder.build(worker!)
      await builder.build(ssr!)
      await builder.build(server!)
      await builder.build(programs!)
      await prerenderPages({ webDir, app, ssrFile: `${ssrDir}/ssr-entry.js` })
      await compressFiles(webDir)
      checkBudgets(webDir, app, { firstKb: 95, furtherKb: 60 })
    },
  },
})
