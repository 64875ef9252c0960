import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { pickNarrator } from './pick-narrator.ts'

test('the storyteller needs nothing and is no model', async () => {
  expect(await pickNarrator({ engine: 'storyteller' })).toMatchObject({
    provider: 'storyteller',
    isModel: false,
  })
})

test.each([
  ['storyteller', '{ engine: "storyteller" }', []],
  ['google', '{ engine: "google", model: "m", apiKey: "k" }', ['http-call.ts']],
])('%s loads no more than it narrates with', async (_engine, settings, loaded) => {
  const script = `
    import { registerHooks } from 'node:module'
    const loaded = new Set()
    registerHooks({
      resolve(name, context, next) {
        const fromUs = !context.parentURL?.includes('node_modules')
        const [dear] = /^(ai|@ai-sdk\\/.*|node-llama-cpp)$|\\bhttp-call\\.ts$/.exec(name) ?? []
        if (fromUs && dear) loaded.add(dear)
        return next(name, context)
      },
    })
    const { pickNarrator } = await import('#server/engines/narrator/pick-narrator.ts')
    await pickNarrator(${settings})
    console.log(JSON.stringify([...loaded]))`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script])
  expect(JSON.parse(stdout)).toEqual(loaded)
})
