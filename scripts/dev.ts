// `npm run dev`: the server, restarted at every change, and the web app with hot reload before it.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'vite'

const port = process.env.PORT ?? '3000'
const target = `http://127.0.0.1:${port}`

const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/main.ts'], {
  stdio: 'inherit',
})
const web = await createServer({ server: { proxy: { '/api': target, '/pictures': target } } })
await web.listen()
web.printUrls()

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.kill(signal)
    void web.close()
  })
}
await once(server, 'close')
await web.close()
