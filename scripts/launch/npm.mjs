import { basename } from 'node:path'
import process from 'node:process'
import { runStep } from './run-program.mjs'

/** Runs npm on `node`; it says nothing unless it fails, and then `sentence` tells what that means. */
export function npm(node, args, sentence) {
  const quiet = [...args, '--no-audit', '--no-fund', '--no-progress', '--loglevel=error']
  // Where npm itself started this, its path is known; elsewhere it is a command, on Windows a .cmd file.
  const script = process.env.npm_execpath ?? ''
  return basename(script) === 'npm-cli.js'
    ? runStep(node, [script, ...quiet], { sentence })
    : runStep('npm', quiet, { sentence, shell: process.platform === 'win32' })
}
