// The one entrance to every npm script. Plain JavaScript without a dependency, since it runs before anything
// is installed, on whatever Node the machine has (18 or newer).
import { existsSync } from 'node:fs'
import { dirname, delimiter } from 'node:path'
import process from 'node:process'
import { buildProgram } from './launch/build-program.mjs'
import { findNode } from './launch/find-node.mjs'
import { installPackages } from './launch/install-packages.mjs'
import { inProject } from './launch/project.mjs'
import { runProgram } from './launch/run-program.mjs'
import { SetUpError } from './launch/set-up-error.mjs'
import { tasks } from './launch/tasks.mjs'

/** Sets up what the task needs, runs it and answers its exit code. */
async function main(name, args) {
  const task = Object.hasOwn(tasks, name) ? tasks[name] : undefined
  if (!task) throw new SetUpError(`There is no task '${name}'. Tasks: ${Object.keys(tasks).join(', ')}.`, 2)

  const node = await findNode()
  // npm and the tools look for Node on the PATH: let them meet the one that was chosen.
  process.env.PATH = `${dirname(node)}${delimiter}${process.env.PATH}`
  // Types are stripped once and not at every start.
  process.env.NODE_COMPILE_CACHE ??= inProject('.toolchain', 'compile-cache')

  await installPackages(node)
  if (task.needsBuild) await buildProgram(node)
  if (!task.command) return 0

  const settings = task.readsSettings && existsSync(inProject('.env')) ? ['--env-file=.env'] : []
  return runProgram(node, [...settings, ...task.command, ...args])
}

try {
  const [name = '', ...args] = process.argv.slice(2)
  process.exitCode = await main(name, args)
} catch (error) {
  if (!(error instanceof SetUpError)) throw error
  console.error(error.message)
  process.exitCode = error.exitCode
}
