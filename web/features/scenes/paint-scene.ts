import { textOfError } from '#web/platform/call-error.ts'
import { pauseFor } from '#web/platform/pause.ts'
import type { PaintedScene, SceneCalls, SceneOfReply } from './scenes.api.ts'

const LOOK_EVERY_MS = 2_000
const MOST_LOOKS = 30
const MOST_EMPTY_LOOKS = 3
const NO_ALT = 'Generated image'

/** Why there is no picture, in a text for people. */
export class SceneFailed extends Error {}

interface PaintingTools {
  calls: SceneCalls
  signal: AbortSignal
  /** Hears how many pictures come before this one. */
  noteAhead?: (ahead: number) => void
  pause?: (ms: number, signal: AbortSignal) => Promise<void>
}

/** Asks for the picture of a reply and waits until it is there. Throws `SceneFailed`. */
export async function paintScene(scene: SceneOfReply, tools: PaintingTools): Promise<PaintedScene> {
  if (scene.content.trim() === '') throw new SceneFailed('No content available for image generation')
  const { image, alt } = await tools.calls.request(scene, tools.signal).catch((error: unknown) => {
    tools.signal.throwIfAborted()
    throw new SceneFailed(textOfError(error))
  })
  return image ? { image, alt: alt ?? NO_ALT } : awaitScene(scene.messageId, tools)
}

/**
 * Looks every two seconds for a picture that is on its way. More than three looks that fail or find nothing end it;
 * one that finds it being painted counts only towards thirty (PICTURE-15). Throws `SceneFailed`.
 */
export async function awaitScene(
  messageId: number,
  { calls, signal, noteAhead, pause = pauseFor }: PaintingTools,
): Promise<PaintedScene> {
  let emptyLooks = 0
  for (let look = 0; look < MOST_LOOKS; look++) {
    await pause(LOOK_EVERY_MS, signal)
    const found = await calls.check(messageId, signal).catch(() => undefined)
    signal.throwIfAborted()
    if (found?.image) return { image: found.image, alt: found.alt ?? NO_ALT }
    if (found?.ahead !== undefined) noteAhead?.(found.ahead)
    if (found?.status === 'failed') throw new SceneFailed(found.error ?? 'Image generation failed')
    if (found?.status !== 'painting') emptyLooks++
    if (emptyLooks > MOST_EMPTY_LOOKS) throw new SceneFailed('Image could not be loaded')
  }
  throw new SceneFailed('Image generation timed out after multiple attempts')
}
