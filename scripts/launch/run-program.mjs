import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import process from 'node:process'
import { inProject } from './project.mjs'
import { SetUpError } from './set-up-error.mjs'

/** Runs `file` with the terminal as its own; resolves with its exit code. */
export function runProgram(file, args, cwd = inProject()) {
  return follow(spawn(file, args, { cwd, stdio: 'inherit' }))
}

/** Runs a step of the set-up without a word; only a failure shows what it printed, then `sentence`. */
export async function runStep(file, args, { sentence, ...options }) {
  const child = spawn(file, args, { cwd: inProject(), ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  const printed = []
  child.stdout.on('data', (piece) => printed.push(piece))
  child.stderr.on('data', (piece) => printed.push(piece))
  const exitCode = await follow(child)
  if (exitCode === 0) return
  throw new SetUpError(`${Buffer.concat(printed).toString().trimEnd()}\n${sentence}`, exitCode)
}

/** Passes signals on to `child` and resolves with its exit code, or 128 + n after signal n, as shells do. */
function follow(child) {
  const passOn = (signal) => {
    // A terminal has already sent its Ctrl-C to every process in it; a second one would mean 'at once'.
    if (signal === 'SIGINT' && process.stdin.isTTY) return
    child.kill(signal)
  }
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, passOn)
  const watch = watchNpm(() => child.kill('SIGTERM'))
  return new Promise((resolve, reject) => {
    child.on('error', (error) => reject(new SetUpError(`${child.spawnfile} does not run: ${error.message}`)))
    child.on('close', (exitCode, signal) => resolve(exitCode ?? 128 + constants.signals[signal]))
  }).finally(() => {
    for (const signal of signals) process.off(signal, passOn)
    clearInterval(watch)
  })
}

/** npm starts a script in a shell and signals that shell alone, which dies of it: then npm was asked to end. */
function watchNpm(onEnd) {
  if (!process.env.npm_lifecycle_event) return undefined
  const shell = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(watch)
    onEnd()
  }, 250)
  return watch
}
