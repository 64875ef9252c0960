import { expect, test } from 'vitest'
import { awaitScene, paintScene } from './paint-scene.ts'
import type { PictureCheck, SceneCalls } from './scenes.api.ts'

const scene = { storyId: 's', messageId: 7, content: 'A mill by night', isInitial: false }
const painting: PictureCheck = { status: 'painting' }
const painted: PictureCheck = { status: 'painted', image: '/pictures/x/1280.webp', alt: 'A mill' }

/** Calls that answer the checks one after the other; the last answer stays. */
function callsWith(checks: (PictureCheck | Error)[], request: SceneCalls['request'] = async () => ({})) {
  const waits: number[] = []
  let looks = 0
  const calls: SceneCalls = {
    request,
    cancel: async () => undefined,
    check: async () => {
      const answer = checks[Math.min(looks++, checks.length - 1)]!
      if (answer instanceof Error) throw answer
      return answer
    },
  }
  const pause = async (ms: number) => void waits.push(ms)
  return { tools: { calls, pause, signal: new AbortController().signal }, waits, looks: () => looks }
}

test('a picture that is there at once needs no looking', async () => {
  const { tools, waits } = callsWith([], async () => ({ image: '/pictures/x/1280.webp', alt: 'A mill' }))
  expect(await paintScene(scene, tools)).toEqual({ image: '/pictures/x/1280.webp', alt: 'A mill' })
  expect(waits).toEqual([])
})

test('a picture on its way is looked for every two seconds', async () => {
  const { tools, waits } = callsWith([painting, painting, painted])
  expect(await paintScene(scene, tools)).toEqual({ image: painted.image, alt: 'A mill' })
  expect(waits).toEqual([2000, 2000, 2000])
})

test('after thirty looks it is given up', async () => {
  const { tools, looks } = callsWith([painting])
  await expect(awaitScene(7, tools)).rejects.toThrow('Image generation timed out after multiple attempts')
  expect(looks()).toBe(30)
})

test('more than three looks that fail or find nothing end it, and painting ones do not count', async () => {
  const { tools, looks } = callsWith([
    new Error('gone'),
    painting,
    { status: 'painted' },
    painting,
    new Error('gone'),
    new Error('gone'),
  ])
  await expect(awaitScene(7, tools)).rejects.toThrow('Image could not be loaded')
  expect(looks()).toBe(6)
})

test('a painter that gave up says why', async () => {
  const { tools } = callsWith([{ status: 'failed', error: 'Failed to generate image' }])
  await expect(awaitScene(7, tools)).rejects.toThrow('Failed to generate image')
})

test('a request that is refused says why, and an empty scene is not asked for', async () => {
  const { tools } = callsWith([], async () => {
    throw new Error('Image generation failed')
  })
  await expect(paintScene(scene, tools)).rejects.toThrow('Image generation failed')
  await expect(paintScene({ ...scene, content: ' ' }, tools)).rejects.toThrow(
    'No content available for image generation',
  )
})
