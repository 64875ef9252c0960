// Loaded into the measured server before its own program: how long its loop stands still, and where it connects to.
import { writeFileSync } from 'node:fs'
import { Socket } from 'node:net'
import { monitorEventLoopDelay } from 'node:perf_hooks'

const RESOLUTION_MS = 5
const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
delays.enable()
let connections = 0
/** Work of its loop between two looks at most: unlike a pause, this is not lengthened by whatever else runs. */
let mostWorkUs = 0
let last = process.threadCpuUsage()
setInterval(() => {
  const now = process.threadCpuUsage()
  mostWorkUs = Math.max(mostWorkUs, now.user + now.system - last.user - last.system)
  last = now
}, RESOLUTION_MS).unref()
const connect = Socket.prototype.connect
Socket.prototype.connect = function (this: Socket, ...given: unknown[]) {
  connections += 1
  return Reflect.apply(connect, this, given) as Socket
}

// Its start is not measured: the bench says when it is over.
process.on('SIGWINCH', () => {
  delays.reset()
  connections = 0
  mostWorkUs = 0
})
process.on('exit', () => {
  const inMs = (nanoseconds: number) => Math.max(0, Math.round(nanoseconds / 1e6) - RESOLUTION_MS)
  const seen = {
    workMs: Math.round(mostWorkUs / 1_000),
    longestMs: inMs(delays.max),
    almostAllMs: inMs(delays.percentile(99.99)),
    connections,
  }
  writeFileSync(process.env.PROBE_FILE!, JSON.stringify(seen))
})
