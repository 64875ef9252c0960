#!/usr/bin/env node
// `npx lanterntale`: the app as its package carries it, built, with its data and its `.env` in the folder it is started
// in. Plain JavaScript without a dependency, since it runs on whatever Node the machine has (18 or newer).
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import process from 'node:process'
import { findNode } from './launch/find-node.mjs'
import { inProject } from './launch/project.mjs'
import { runProgram } from './launch/run-program.mjs'
import { SetUpError } from './launch/set-up-error.mjs'

const programs = {
  start: ['main.js'],
  admin: ['admin.js'],
  narrator: ['narrator.js'],
  backup: ['backup.js', 'backup'],
  restore: ['backup.js', 'restore'],
}

try {
  const [name = 'start', ...args] = process.argv.slice(2)
  if (!Object.hasOwn(programs, name))
    throw new SetUpError(`lanterntale [${Object.keys(programs).join('|')}] …`, 2)
  const [file, ...command] = programs[name]
  const node = await findNode()
  process.env.NODE_COMPILE_CACHE ??= inProject('.toolchain', 'compile-cache')
  const settings = existsSync('.env') ? [`--env-file=${resolve('.env')}`] : []
  const program = inProject('dist', 'server', file)
  process.exitCode = await runProgram(node, [...settings, program, ...command, ...args], process.cwd())
} catch (error) {
  if (!(error instanceof SetUpError)) throw error
  console.error(error.message)
  process.exitCode = error.exitCode
}
