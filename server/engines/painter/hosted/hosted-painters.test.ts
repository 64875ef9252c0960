import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { refusal, startImageServer, type ImageAnswer } from '#testing/image-server.ts'
import { claimedPicture, plainPicture } from '#testing/scripted-painter.ts'
import { renderPicture } from '../check-picture.ts'
import { someScene, testPainter } from '../painter.suite.ts'
import { PaintingFailed, type Painter } from '../painter.ts'
import { pickPainter } from '../pick-painter.ts'
import { pictureWorkers } from '../picture-workers.ts'
import { createHostedPainter } from './hosted-painter.ts'
import { createStableDiffusionPainter } from './sd-webui.ts'

const server = await startImageServer()
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await pictureWorkers[Symbol.asyncDispose]()
})
beforeEach(() => {
  server.answer({})
  server.requests.length = 0
})

const apiKey = 'sk-the-key'
const SHORT_MS = 250
const engines: Record<string, (totalMs?: number) => Promise<Painter>> = {
  openai: (totalMs) =>
    createHostedPainter({ engine: 'openai', model: 'gpt-image-1', apiKey, baseUrl: server.url }, totalMs),
  google: (totalMs) =>
    createHostedPainter(
      { engine: 'google', model: 'gemini-2.5-flash-image', apiKey, baseUrl: server.url },
      totalMs,
    ),
  'openai-compatible': (totalMs) =>
    createHostedPainter({ engine: 'openai-compatible', model: 'flux', baseUrl: server.url }, totalMs),
  'sd-webui': async (totalMs) => createStableDiffusionPainter({ baseUrl: server.url }, totalMs),
}
const never = new AbortController().signal

async function failureOf(painter: Painter): Promise<PaintingFailed> {
  const error: unknown = await painter.paint(someScene, never).catch((thrown: unknown) => thrown)
  if (error instanceof PaintingFailed) return error
  throw new Error(`expected PaintingFailed, got ${String(error)}`)
}

for (const [engine, open] of Object.entries(engines)) {
  testPainter(engine, () => open())

  describe(`${engine}, when the server`, () => {
    test.each<[string, ImageAnswer, string]>([
      ['says 401', { status: 401 }, 'unauthorized'],
      ['says 429', { status: 429 }, 'rate_limited'],
      ['says 500', { status: 500 }, 'provider_error'],
      ['answers HTML', { fault: 'html' }, 'garbled'],
      ['answers garbage', { fault: 'garbage' }, 'garbled'],
      ['answers nothing at all', { fault: 'nothing' }, 'garbled'],
      ['sends us elsewhere', { fault: 'redirects' }, 'garbled'],
      ['never stops answering', { fault: 'endless' }, 'garbled'],
      ['breaks off', { fault: 'breaks_off' }, 'unreachable'],
    ])('%s, it is told why', async (_, answer, reason) => {
      server.answer(answer)
      const failure = await failureOf(await open())
      expect(failure.reason).toBe(reason)
      expect(failure.message).not.toContain(refusal)
      expect(server.requests).toHaveLength(1)
    })

    test('says nothing, it gives up in time', async () => {
      server.answer({ fault: 'hangs' })
      const failure = await failureOf(await open(SHORT_MS))
      expect(failure.reason).toBe('timeout')
    })

    test('paints an SVG or 400 megapixels, the check refuses it', async () => {
      const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
      for (const bytes of [svg, await claimedPicture(20_000, 20_000)]) {
        server.answer({ bytes })
        const painting = await (await open()).paint(someScene, never)
        await expect(renderPicture(painting.bytes)).rejects.toMatchObject({ reason: 'garbled' })
      }
    })
  })
}

test('nobody listening is unreachable', async () => {
  const closed = 'http://127.0.0.1:9'
  for (const painter of [
    createStableDiffusionPainter({ baseUrl: closed }),
    await createHostedPainter({ engine: 'openai-compatible', model: 'any', baseUrl: closed }),
  ]) {
    expect((await failureOf(painter)).reason).toBe('unreachable')
  }
})

test('a picture by address is fetched from the configured host and from no other', async () => {
  const painter = await engines['openai-compatible']!()
  server.answer({ pictureAt: '/files/picture.png' })
  await expect(painter.paint(someScene, never)).resolves.toMatchObject({
    usage: { inputTokens: 11, outputTokens: 22 },
  })
  server.answer({ pictureAt: 'http://127.0.0.1:9/picture.png' })
  expect((await failureOf(painter)).reason).toBe('garbled')
  server.answer({ pictureAt: 'http://169.254.169.254/latest/meta-data' })
  expect((await failureOf(painter)).reason).toBe('garbled')
})

test('the key stays out of what is logged', async () => {
  server.answer({ status: 401 })
  const failure = await failureOf(await engines.openai!())
  expect(`${String(failure.cause)} ${failure.stack}`).not.toContain(apiKey)
})

test.each(Object.entries(engines))(
  'the prompt reaches %s, with the bounds of the rating',
  async (_, open) => {
    await (await open()).paint(someScene, never)
    const sent = JSON.stringify(server.requests[0]?.body)
    expect(sent).toContain('the gate of the old castle')
    expect(sent).toContain('white hair')
    expect(sent).toContain('suit readers of every age')
  },
)

test('earlier pictures go along to models that look at pictures, and to no other', async () => {
  const references = [await plainPicture(32, 18), await plainPicture(64, 36)]
  const [openai, google, server1, webui] = await Promise.all(Object.values(engines).map((open) => open()))
  const dallE = await pickPainter({ engine: 'openai', model: 'dall-e-3', apiKey, baseUrl: server.url })
  expect([openai, google, server1, webui, dallE].map((painter) => painter?.takesReferences ?? 0)).toEqual([
    2, 2, 0, 0, 0,
  ])
  await openai!.paint({ ...someScene, references }, never)
  await google!.paint({ ...someScene, references }, never)
  const [edit, generation] = server.requests
  expect(edit?.path).toBe('/images/edits')
  expect(edit?.body).toMatchObject({
    'image[]': references.map((bytes) => ['image[]', { type: 'image/png', bytes: new Uint8Array(bytes) }]),
    prompt: [['prompt', expect.stringContaining('keep the faces, hair and dress')]],
  })
  const sent = JSON.stringify(generation?.body)
  for (const bytes of references) expect(sent).toContain(Buffer.from(bytes).toString('base64'))
})

test('the WebUI is asked for a checkpoint, a seed and 16:9, with the login of its address', async () => {
  const baseUrl = server.url.replace('//', '//painter:s%40cret@')
  const painter = createStableDiffusionPainter({ baseUrl: `${baseUrl}/`, model: 'dreams.safetensors' })
  await painter.paint(someScene, never)
  const [request] = server.requests
  expect(request).toMatchObject({ method: 'POST', path: '/sdapi/v1/txt2img' })
  expect(request?.headers.authorization).toBe(`Basic ${Buffer.from('painter:s@cret').toString('base64')}`)
  expect(request?.body).toMatchObject({
    width: 1024,
    height: 576,
    override_settings: { sd_model_checkpoint: 'dreams.safetensors' },
  })
  expect(request?.body).toHaveProperty('negative_prompt', expect.stringContaining('nudity'))
})

test('each engine is picked by its name', async () => {
  const picked = await Promise.all([
    pickPainter({ engine: 'sketch' }),
    pickPainter({ engine: 'openai', model: 'gpt-image-1', apiKey }),
    pickPainter({ engine: 'google', model: 'gemini-2.5-flash-image', apiKey }),
    pickPainter({ engine: 'openai-compatible', model: 'flux', baseUrl: server.url }),
    pickPainter({ engine: 'sd-webui', baseUrl: server.url }),
  ])
  expect(picked.map(({ provider, model, isModel }) => [provider, model, isModel])).toEqual([
    ['sketch', 'Lanterntale Sketch', false],
    ['openai', 'gpt-image-1', true],
    ['google', 'gemini-2.5-flash-image', true],
    ['openai-compatible', 'flux', true],
    ['sd-webui', 'default checkpoint', true],
  ])
})
