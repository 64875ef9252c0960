import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressAssets } from './scripts/web-build/compress-assets.ts'
import { measureFirstLoad } from './scripts/web-build/measure-first-load.ts'
import { preloadFont } from './scripts/web-build/preload-font.ts'

export default defineConfig({
  root: 'web',
  plugins: [
    react({ compiler: true }),
    tailwindcss(),
    preloadFont('literata-latin-wght-normal'),
    compressAssets(),
    measureFirstLoad({ atMostKb: 95 }),
  ],
  // wouter brings a stand-in for a hook that React has had since 18.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  // The server replaces the placeholder with a fresh nonce in every page it sends.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // One file for the first load: left alone it falls into many, one more for each page that shares something.
        codeSplitting: { groups: [{ name: 'app', tags: ['$initial'] }] },
      },
    },
  },
})
