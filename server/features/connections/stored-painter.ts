import type { FastifyBaseLogger } from 'fastify'
import type { NarratorFailure } from '#contract/narrator-failures.ts'
import { PaintingFailed, type Painter, type PaintingFailure } from '#server/engines/painter/painter.ts'
import { pickPainter } from '#server/engines/painter/pick-painter.ts'
import type { Clock } from '#server/ground/clock.ts'
import type { PainterSettings } from '#server/ground/engine-settings.ts'
import type { ConnectionRow } from '#server/platform/connections/connections.queries.ts'
import type { Database } from '#server/platform/db/schema.ts'
import type { KeyRing } from '#server/platform/secrets/key-ring.ts'
import { priceOfRow, settingsOfRow } from './connection-row.ts'
import { noteFailures } from './note-failures.ts'

/** The parts of the house that open painters. */
export interface PaintersContext {
  db: Database
  clock: Clock
  log: FastifyBaseLogger
  ring: KeyRing
}

/** Reasons of a painter's failure as admins are told them: in the words of a narrator's. */
export const failureOfPainting: Record<PaintingFailure, NarratorFailure> = {
  unreachable: 'unreachable',
  timeout: 'total_timeout',
  unauthorized: 'wrong_key',
  rate_limited: 'busy',
  refused: 'declined',
  provider_error: 'provider_error',
  garbled: 'garbled',
  resting: 'resting',
}

/** The painter of a stored connection. It keeps with the row why it failed last, until it succeeds again. */
export async function openStoredPainter(context: PaintersContext, row: ConnectionRow): Promise<Painter> {
  const painter = await open(context, row)
  const note = noteFailures(context, row)
  return {
    provider: row.provider,
    model: row.model,
    isModel: true,
    price: priceOfRow(row),
    async paint(input, signal) {
      try {
        const painting = await painter.paint(input, signal)
        void note()
        return painting
      } catch (error) {
        if (error instanceof PaintingFailed) void note(failureOfPainting[error.reason])
        throw error
      }
    },
  }
}

async function open({ ring }: PaintersContext, row: ConnectionRow): Promise<Pick<Painter, 'paint'>> {
  try {
    return await pickPainter(painterSettings(row, ring))
  } catch (cause) {
    return {
      async paint() {
        throw new PaintingFailed('unauthorized', { cause })
      },
    }
  }
}

/** Settings of a row's painter, its key among them. Throws where the key cannot be opened, or it paints nothing. */
export function painterSettings(row: ConnectionRow, ring: PaintersContext['ring']): PainterSettings {
  const { provider, model, address: baseUrl, key: apiKey } = settingsOfRow(row, ring)
  if (provider === 'sd-webui') return { engine: provider, model, baseUrl: baseUrl ?? '' }
  if (provider === 'openai-compatible') return { engine: provider, model, baseUrl: baseUrl ?? '', apiKey }
  if (provider === 'openai' || provider === 'google')
    return { engine: provider, model, baseUrl, apiKey: apiKey ?? '' }
  throw new Error(`${provider} paints no pictures`)
}
