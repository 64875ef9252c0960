import type { ImageModel } from 'ai'
import type { EngineOf, PainterSettings } from '#server/ground/engine-settings.ts'
import type { Painter, PainterInput } from '../painter.ts'
import { tokenCountIn } from '#server/ground/token-count.ts'
import { paintingAlt, paintingPrompt } from '../painting-prompt.ts'
import { guardedFetch } from './guarded-fetch.ts'
import { paintingFailure } from './painting-failure.ts'

type HostedPainterSettings = EngineOf<PainterSettings, 'openai' | 'google' | 'openai-compatible'>

/** A picture has to be there within a minute, its check and encoding included. */
const TOTAL_MS = 55_000

/** Each is paid for as input. */
const REFERENCES = 2

/** Where the providers' own APIs are, so that no answer can send us elsewhere. */
const publicApis = {
  openai: 'https://api.openai.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
} as const

/** An image model of the AI SDK, whose packages are loaded only now. */
export async function createHostedPainter(
  settings: HostedPainterSettings,
  totalMs = TOTAL_MS,
): Promise<Painter> {
  const model = await loadModel(settings)
  const { generateImage } = await import('ai')
  return {
    provider: settings.engine,
    model: settings.model,
    isModel: true,
    takesReferences: takesReferences(settings) ? REFERENCES : 0,
    async paint(scene, signal) {
      const within = AbortSignal.any([signal, AbortSignal.timeout(totalMs)])
      try {
        const { image, usage } = await generateImage({
          model,
          prompt: promptOf(scene),
          ...shapeOf(settings, scene),
          // The picture's row counts attempts; a second try hidden in here would only eat up its minute.
          maxRetries: 0,
          abortSignal: within,
        })
        return {
          bytes: image.uint8Array,
          alt: paintingAlt(scene),
          usage: {
            inputTokens: tokenCountIn(usage.inputTokens) ?? 0,
            outputTokens: tokenCountIn(usage.outputTokens) ?? 0,
          },
        }
      } catch (error) {
        throw paintingFailure(error, within, settings.apiKey)
      }
    },
  }
}

async function loadModel(settings: HostedPainterSettings): Promise<Exclude<ImageModel, string>> {
  const { engine, model, apiKey } = settings
  const baseURL =
    settings.engine === 'openai-compatible'
      ? settings.baseUrl
      : (settings.baseUrl ?? publicApis[settings.engine])
  const options = { baseURL, apiKey, fetch: guardedFetch(baseURL) }
  switch (engine) {
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai')
      return createOpenAI(options).image(model)
    }
    case 'google': {
      const { createGoogleGenerativeAI } = await import('@ai-sdk/google')
      return createGoogleGenerativeAI(options).image(model)
    }
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
      return createOpenAICompatible({ ...options, name: 'server' }).imageModel(model)
    }
  }
}

/** The words, and the pictures that they speak of. */
function promptOf(scene: PainterInput) {
  const { text } = paintingPrompt(scene)
  return scene.references?.length ? { text, images: scene.references } : text
}

/** Whether pictures may go along: models that only draw from words refuse them. */
const takesReferences = ({ engine, model }: HostedPainterSettings): boolean =>
  engine === 'google' || (engine === 'openai' && !model.startsWith('dall-e'))

/** The shape nearest to the picture's that each kind of model takes; the rest is cropped later. */
function shapeOf(
  { engine, model }: HostedPainterSettings,
  { sitter }: PainterInput,
): { size?: `${number}x${number}`; aspectRatio?: '16:9' | '3:4' } {
  if (engine === 'google') return { aspectRatio: sitter ? '3:4' : '16:9' }
  const [long, short] =
    engine === 'openai-compatible'
      ? ([1024, sitter ? 768 : 576] as const)
      : model.startsWith('dall-e-3')
        ? ([1792, 1024] as const)
        : ([model.startsWith('dall-e-2') ? 1024 : 1536, 1024] as const)
  return { size: sitter ? `${short}x${long}` : `${long}x${short}` }
}
