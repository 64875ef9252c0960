import { globSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import type { EnvironmentOptions } from 'vite'

/** Packages with parts that are no JavaScript, or that look for files beside them. */
const LEFT_OUT = ['@node-rs/argon2', 'sharp', 'stripe', 'nodemailer']

/** The programs of the command line, and the processes and threads that the server starts. */
const otherPrograms = () => globSync(['server/*.ts', 'server/**/*.{process,thread}.ts']).filter(isOther)
const isOther = (file: string) => !/\.test\.ts$|\/(app|context|main|rooms)\.ts$/.test(file)

/**
 * The server with its packages in few files: a start reads these instead of some hundreds of modules, and needs
 * nothing that strips types. It shares none with the other programs, or each that they share would be one more to link.
 */
export const serverBundle = (outDir: string): EnvironmentOptions =>
  bundle(outDir, ['server/main.ts'], { emptyOutDir: true })

/** The other programs, to be built after the server and beside it. */
export const otherProgramsBundle = (outDir: string): EnvironmentOptions =>
  bundle(outDir, otherPrograms(), { emptyOutDir: false })

const bundle = (
  outDir: string,
  programs: string[],
  { emptyOutDir }: { emptyOutDir: boolean },
): EnvironmentOptions => ({
  consumer: 'server',
  resolve: { noExternal: true, external: LEFT_OUT },
  build: {
    outDir,
    target: 'node24',
    emptyOutDir,
    copyPublicDir: false,
    emitAssets: false,
    minify: false,
    rolldownOptions: {
      platform: 'node',
      input: Object.fromEntries(programs.map((file) => [basename(file, '.ts'), resolve(file)])),
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'parts/[name]-[hash].js',
        // The process holds its source as long as it runs: in one byte a character, and without what nobody reads there.
        charset: 'ascii',
        comments: false,
      },
    },
  },
})
