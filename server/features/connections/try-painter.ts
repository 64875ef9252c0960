import type { ConnectionTest } from '#contract/connections.ts'
import { narratorFailures } from '#contract/narrator-failures.ts'
import { defaultPreferences } from '#contract/preferences.ts'
import { renderPicture } from '#server/engines/painter/check-picture.ts'
import { PaintingFailed, type PainterInput } from '#server/engines/painter/painter.ts'
import { pickPainter } from '#server/engines/painter/pick-painter.ts'
import { secondsMs } from '#server/ground/clock.ts'
import type { PainterSettings } from '#server/ground/engine-settings.ts'
import { failureOfPainting } from './stored-painter.ts'

const SLOW_MS = 25 * secondsMs
const LONGEST_MS = 60 * secondsMs

const scene: PainterInput = {
  seed: 'probe',
  premise: 'A lighthouse keeper hears a bell under the sea.',
  moment: 'The lighthouse stands black against the evening, and its lamp is lit.',
  earlier: [],
  contentRating: defaultPreferences.contentRating,
}

/** Has a painter paint one scene, and says in words what came of it. */
export async function tryPainter(
  settings: PainterSettings,
): Promise<Pick<ConnectionTest, 'findings'> & { failure?: keyof typeof narratorFailures }> {
  const startedAt = performance.now()
  try {
    const painter = await pickPainter(settings)
    const { bytes } = await painter.paint(scene, AbortSignal.timeout(LONGEST_MS))
    await renderPicture(bytes)
  } catch (error) {
    const failure = error instanceof PaintingFailed ? failureOfPainting[error.reason] : 'provider_error'
    return { failure, findings: [{ kind: 'fails', text: narratorFailures[failure] }] }
  }
  const tookMs = performance.now() - startedAt
  const text = `A picture came after ${(tookMs / secondsMs).toFixed(1)} s.`
  const isSlow = tookMs > SLOW_MS
  const advice = 'Readers will wait: a smaller model or fewer steps paint sooner.'
  return { findings: [isSlow ? { kind: 'better', text, advice } : { kind: 'works', text }] }
}
