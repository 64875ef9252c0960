import { readFileSync } from 'node:fs'

const TICK_MS = 10

/** The fields behind a process's name; none where it has just ended (Linux). */
function statOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  } catch {
    return []
  }
}

export const parentOf = (pid: number): number => Number(statOf(pid)[1])

/** CPU that a process has used since it started, in milliseconds, in all its threads, and with that of children that have ended. */
export function cpuMs(pid: number, { withEnded = false } = {}): number {
  const ticks = statOf(pid).slice(11, withEnded ? 15 : 13)
  return ticks.reduce((sum, field) => sum + Number(field), 0) * TICK_MS
}

/** Memory a process holds now, and the most it held, in MB (Linux). */
export function memoryMb(pid: number): { now: number; most: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const of = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024)
  return { now: of('VmRSS'), most: of('VmHWM') }
}
