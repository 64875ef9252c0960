import { expect, test } from 'vitest'
import { startServer } from '#testing/server-process.ts'

/** Runs ahead of the server, and says at its end what of Node it has taken. */
const watch = `
  let formatters = 0
  const construct = (...args) => { formatters += 1; return Reflect.construct(...args) }
  for (const name of ['Collator', 'DateTimeFormat', 'NumberFormat', 'Segmenter'])
    Intl[name] = new Proxy(Intl[name], { construct })
  process.on('exit', () => {
    const hasFetch = process.moduleLoadList.includes('NativeModule internal/deps/undici/undici')
    console.log('taken ' + JSON.stringify({ formatters, hasFetch }))
  })`

test('a server on which nobody plays holds neither Node’s fetch nor data of languages', async () => {
  await using server = await startServer({
    NARRATOR: 'openai-compatible',
    NARRATOR_MODEL: 'm',
    NARRATOR_BASE_URL: 'http://127.0.0.1:9/v1',
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(watch)}`,
  })
  await server.stop()
  expect(server.printed).toContain('taken {"formatters":0,"hasFetch":false}')
})
