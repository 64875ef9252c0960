import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { inProject } from './project.mjs'
import { SetUpError } from './set-up-error.mjs'

const lockFile = inProject('.toolchain', 'set-up.lock')
const pollEveryMs = 200
const oldestMs = 20 * 60_000

/** Runs `setUp` while no other command sets up this folder; waits for one that does. */
export async function withSetUpLock(setUp) {
  for (let waits = 0; !take(); waits += 1) {
    if (waits === 0) console.log('Waiting for another command that is setting up this folder …')
    await sleep(pollEveryMs)
  }
  try {
    return await setUp()
  } finally {
    rmSync(lockFile, { force: true })
  }
}

function take() {
  try {
    mkdirSync(inProject('.toolchain'), { recursive: true })
    writeFileSync(lockFile, `${process.pid} ${hostname()}`, { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw new SetUpError(`This folder can't be set up: ${error.message}`)
    ifPresent(() => isAbandoned() && remove(readFileSync(lockFile, 'utf8')))
    return false
  }
}

/** A lock whose process is gone. On a shared folder another machine's processes can't be seen: there age decides. */
function isAbandoned() {
  if (Date.now() - statSync(lockFile).mtimeMs > oldestMs) return true
  const [pid, host] = readFileSync(lockFile, 'utf8').split(' ')
  return host === hostname() && !isAlive(Number(pid))
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Moves the lock aside before it goes: of two that try, the second may have caught a fresh one and puts it back. */
function remove(abandoned) {
  const aside = `${lockFile}.${process.pid}`
  renameSync(lockFile, aside)
  if (readFileSync(aside, 'utf8') === abandoned) rmSync(aside)
  else renameSync(aside, lockFile)
}

/** Whoever held the lock may let go of it at any moment. */
function ifPresent(look) {
  try {
    look()
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
  }
}
