import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Runs a program of Node as the head of a process group, and ends whatever of the group is left when it has ended or
 * when a signal tells this process to end; resolves with its exit code. The program calls `endWithStarter` first. `clearUpMs` is given to
 * what clears up behind itself when the program is gone, as the tests' PostgreSQL does.
 */
export async function runInGroup(command: string[], clearUpMs = 5_000): Promise<number> {
  const head = spawn(process.execPath, command, {
    // A group of its own, to which no terminal sends signals.
    detached: true,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  const stop = () => void head.kill('SIGKILL')
  for (const signal of SIGNALS) process.on(signal, stop)
  const [exitCode] = (await once(head, 'close')) as [number | null]
  const deadline = performance.now() + clearUpMs
  while (signalGroup(head.pid!, 0) && performance.now() < deadline) await sleep(50)
  signalGroup(head.pid!, 'SIGKILL')
  for (const signal of SIGNALS) process.off(signal, stop)
  return exitCode ?? 1
}

/** In the program: ends the group when the process that started it is gone, even if that was killed. */
export function endWithStarter(): void {
  process.once('disconnect', () => signalGroup(process.pid, 'SIGKILL'))
  process.channel?.unref()
}

/** False when nobody is left in the group. */
function signalGroup(head: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-head, signal)
  } catch {
    return false
  }
}
