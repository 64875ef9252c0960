import { globSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import type { EnvironmentOptions } from 'vite'

/** Packages with parts that are no JavaScript, or that look for files beside them. */
const LEFT_OUT = ['@node-rs/argon2', 'sharp', 'pino', 'stripe', 'nodemailer']

/** A file for each program: those of the command line, and the processes and threads that the server starts. */
const programs = () => globSync(['server/*.ts', 'server/**/*.{process,thread}.ts']).filter(isProgram)
const isProgram = (file: string) => !/\.test\.ts$|\/(app|context|rooms)\.ts$/.test(file)

/**
 * The server with its packages in few files: a start reads these instead of some hundreds of modules, and needs
 * nothing that strips types.
 */
export const serverBundle = (outDir: string): EnvironmentOptions => ({
  consumer: 'server',
  resolve: { noExternal: true, external: LEFT_OUT },
  build: {
    outDir,
    target: 'node24',
    emptyOutDir: true,
    copyPublicDir: false,
    emitAssets: false,
    minify: false,
    rolldownOptions: {
      platform: 'node',
      input: Object.fromEntries(programs().map((file) => [basename(file, '.ts'), resolve(file)])),
      output: { entryFileNames: '[name].js', chunkFileNames: 'parts/[name]-[hash].js' },
    },
  },
})
