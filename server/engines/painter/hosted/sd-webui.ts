import type { EngineOf, PainterSettings } from '#server/ground/engine-settings.ts'
import { hashText } from '#server/ground/random.ts'
import { PaintingFailed, type Painter } from '../painter.ts'
import { paintingAlt, paintingPrompt } from '../painting-prompt.ts'
import { guardedFetch } from './guarded-fetch.ts'
import { paintingFailure, reasonByStatus } from './painting-failure.ts'

/**
 * `baseUrl` says where the WebUI listens, such as http://127.0.0.1:7860, and may carry user:password for its
 * `--api-auth`; `model` is the checkpoint to paint with, without it the one the WebUI has loaded.
 */
type StableDiffusionSettings = Omit<EngineOf<PainterSettings, 'sd-webui'>, 'engine'>

const TOTAL_MS = 55_000

/** The Stable Diffusion WebUI that people run at home, through its `/sdapi/v1/txt2img`. */
export function createStableDiffusionPainter(settings: StableDiffusionSettings, totalMs = TOTAL_MS): Painter {
  const { address, headers } = addressOf(settings.baseUrl)
  const ask = guardedFetch(address.href)
  return {
    provider: 'sd-webui',
    model: settings.model ?? 'default checkpoint',
    isModel: true,
    async paint(scene, signal) {
      const within = AbortSignal.any([signal, AbortSignal.timeout(totalMs)])
      const { text, negative } = paintingPrompt(scene)
      try {
        const response = await ask(address, {
          method: 'POST',
          headers,
          signal: within,
          body: JSON.stringify({
            prompt: text,
            negative_prompt: negative,
            // Multiples of 64, 16:9 or 3:4.
            ...(scene.sitter ? { width: 768, height: 1024 } : { width: 1024, height: 576 }),
            steps: 25,
            cfg_scale: 6,
            seed: hashText(scene.seed),
            ...(settings.model && { override_settings: { sd_model_checkpoint: settings.model } }),
          }),
        })
        const body = await response.text()
        if (!response.ok)
          throw new PaintingFailed(reasonByStatus(response.status, body), { cause: response.status })
        return {
          bytes: firstImageOf(body),
          alt: paintingAlt(scene),
          usage: { inputTokens: 0, outputTokens: 0 },
        }
      } catch (error) {
        throw paintingFailure(error, within)
      }
    },
  }
}

/** Credentials in an address go into a header; `fetch` takes no address that carries them. */
function addressOf(baseUrl: string): { address: URL; headers: Record<string, string> } {
  const base = new URL(baseUrl)
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  if (base.username) {
    const login = `${decodeURIComponent(base.username)}:${decodeURIComponent(base.password)}`
    headers.authorization = `Basic ${Buffer.from(login).toString('base64')}`
  }
  const path = `${base.pathname.replace(/\/$/, '')}/sdapi/v1/txt2img`
  return { address: new URL(path, base.origin), headers }
}

function firstImageOf(body: string): Uint8Array {
  const answer: unknown = JSON.parse(body)
  const images =
    typeof answer === 'object' && answer !== null && 'images' in answer ? answer.images : undefined
  const first: unknown = Array.isArray(images) ? images[0] : undefined
  const bytes =
    typeof first === 'string' ? Buffer.from(first.replace(/^data:[^,]*,/, ''), 'base64') : undefined
  if (!bytes?.length) throw new PaintingFailed('garbled', { cause: 'no image in the answer' })
  return new Uint8Array(bytes)
}
