// Loaded into the measured server before its own program: how long its loop stands still, and where it connects to.
import { writeFileSync } from 'node:fs'
import { Socket } from 'node:net'
import { monitorEventLoopDelay } from 'node:perf_hooks'

const RESOLUTION_MS = 5
const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
delays.enable()
let connections = 0
const connect = Socket.prototype.connect
Socket.prototype.connect = function (this: Socket, ...given: unknown[]) {
  connections += 1
  return Reflect.apply(connect, this, given) as Socket
}

// Its start is not measured: the bench says when it is over.
process.on('SIGWINCH', () => {
  delays.reset()
  connections = 0
})
process.on('exit', () => {
  const inMs = (nanoseconds: number) => Math.max(0, Math.round(nanoseconds / 1e6) - RESOLUTION_MS)
  const seen = { longestMs: inMs(delays.max), almostAllMs: inMs(delays.percentile(99.99)), connections }
  writeFileSync(process.env.PROBE_FILE!, JSON.stringify(seen))
})
