import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** One program of a run, for Node; it passes when it ends with 0. */
export interface Step {
  name: string
  command: string[]
}

/** Runs a step and says in one line how it went; what it printed is shown only when it failed or left something out. */
export async function passes({ name, command }: Step): Promise<boolean> {
  const startedAt = performance.now()
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'pipe'] })
  const printed: Buffer[] = []
  for (const output of [child.stdout, child.stderr]) output.on('data', (piece: Buffer) => printed.push(piece))
  const [exitCode] = (await once(child, 'close')) as [number | null]
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  const hasPassed = exitCode === 0
  const text = Buffer.concat(printed).toString().trimEnd()
  const isShown = !hasPassed || text.startsWith('Left out:')
  console.log(`${hasPassed ? '✓' : '✗'} ${name} (${seconds} s)${isShown ? `\n${text}` : ''}`)
  return hasPassed
}

/** Runs a program with the terminal as its own; resolves with its exit code. */
export async function attach(command: string[], env: Record<string, string> = {}): Promise<number> {
  const child = spawn(process.execPath, command, { stdio: 'inherit', env: { ...process.env, ...env } })
  const [exitCode] = (await once(child, 'close')) as [number | null]
  return exitCode ?? 1
}
