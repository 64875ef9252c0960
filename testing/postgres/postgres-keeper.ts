import { spawn, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'

/** The process that starts and stops a server, and outlives this one for as long as it takes to clear up. */
export interface PostgresKeeper {
  /** Starts the server; the promise is kept once it has ended, by itself or by `stop`. */
  start(): Promise<void>
  stop(signal: 'SIGINT' | 'SIGQUIT'): void
  /** Stops the server and removes its folder. */
  remove(): Promise<void>
  readonly isRunning: boolean
  /** Output of the server since the first start. */
  readonly printed: string
}

/**
 * The server's life hangs on a pipe, on which the keeper is told what to do: when the pipe closes, because all is over
 * or because this process was killed, it stops the server and removes the folder, with its data wherever that lies.
 */
const SCRIPT = `
  trap '' INT TERM HUP
  while read -r word; do
    if [ "$word" = start ]; then
      rm -f "$0/pid"
      { "$@" & echo $! >"$0/pid"; wait $!; echo ended; } &
      until [ -s "$0/pid" ]; do sleep 0.01; done
    else kill "-$word" "$(cat "$0/pid")"
    fi
  done
  kill -INT "$(cat "$0/pid")" 2>/dev/null
  wait
  rm -rf "$(readlink -f "$0/data")" "$0"`

/** Keeps the server that `command` starts and whose files are in `home`. */
export function keepPostgres(home: string, command: string[], options: SpawnOptions): PostgresKeeper {
  const stdio: SpawnOptions = { stdio: ['pipe', 'pipe', 'pipe'] }
  const shell = spawn('sh', ['-c', SCRIPT, home, ...command], { ...options, ...stdio, cwd: home })
  let printed = ''
  let running: PromiseWithResolvers<void> | undefined
  shell.stderr?.on('data', (piece: Buffer) => (printed += piece.toString()))
  shell.stdout?.on('data', () => {
    running?.resolve()
    running = undefined
  })
  const tell = (word: string): void => void shell.stdin?.write(`${word}\n`)
  return {
    get isRunning() {
      return running !== undefined
    },
    get printed() {
      return printed
    },
    start() {
      running = Promise.withResolvers<void>()
      tell('start')
      return running.promise
    },
    stop: (signal) => tell(signal.slice('SIG'.length)),
    async remove() {
      const isGone = once(shell, 'close')
      shell.stdin?.end()
      await isGone
    },
  }
}
